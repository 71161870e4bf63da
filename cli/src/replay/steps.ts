/** A game played once more, step by step: what was done, what was told of it, and how things lay afterwards. */
import { type Chart, chartOf, type Deed, Game, type Position, type Told } from '@dungeon-twister/rules';

export interface Step {
  /** How many deeds had been done; 0 is the beginning. */
  readonly number: number;
  readonly deed: Deed | null;
  /** The names of squares when it was done: in a room that turned they are others afterwards. */
  readonly before: Chart;
  readonly position: Position;
  readonly told: readonly Told[];
}

export function stepsOf(game: Game): Step[] {
  const told: Told[] = [];
  const { table } = game.position;
  const again = new Game(game.draw ? { table, draw: game.draw } : { position: game.start }, {
    told: (one) => told.push(one),
  });
  const steps: Step[] = [];
  const add = (deed: Deed | null, before: Chart): void => {
    steps.push({ number: steps.length, deed, before, position: again.position.copy(), told: told.splice(0) });
  };
  add(null, chartOf(again.position));
  for (const deed of game.deeds) {
    const before = chartOf(again.position);
    repeat(again, deed);
    add(deed, before);
  }
  return steps;
}

/** Does again what was done; the rules accepted it once. */
function repeat(game: Game, deed: Deed): void {
  if ('timeRanOut' in deed) {
    game.timeRanOut(deed.seat);
    return;
  }
  const { seat, action } = deed;
  game.perform({ seat, decision: game.asked(seat), action });
}
