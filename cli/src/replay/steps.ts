/** A game played once more, step by step: what was done, what was told of it, and how things lay afterwards. */
import {
  type Chart,
  chartOf,
  type LogEntry,
  Game,
  type Position,
  type AddressedEvent,
} from '@dungeon-twister/rules';

export interface Step {
  /** How many deeds had been done; 0 is the beginning. */
  readonly number: number;
  readonly entry: LogEntry | null;
  /** The names of squares when it was done: in a room that turned they are others afterwards. */
  readonly before: Chart;
  readonly position: Position;
  readonly events: readonly AddressedEvent[];
}

export function stepsOf(game: Game): Step[] {
  const events: AddressedEvent[] = [];
  const { ruleset } = game.position;
  const again = new Game(game.setupRoll ? { ruleset, setupRoll: game.setupRoll } : { position: game.start }, {
    onEvent: (one) => events.push(one),
  });
  const steps: Step[] = [];
  const add = (entry: LogEntry | null, before: Chart): void => {
    steps.push({
      number: steps.length,
      entry,
      before,
      position: again.position.copy(),
      events: events.splice(0),
    });
  };
  add(null, chartOf(again.position));
  for (const entry of game.log) {
    const before = chartOf(again.position);
    repeat(again, entry);
    add(entry, before);
  }
  return steps;
}

/** Does again what was done; the rules accepted it once. */
function repeat(game: Game, entry: LogEntry): void {
  if ('timeRanOut' in entry) {
    game.timeRanOut(entry.seat);
    return;
  }
  const { seat, action } = entry;
  game.perform({ seat, decision: game.asked(seat), action });
}
