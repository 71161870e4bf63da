/** Deeds done in a position that fits what somebody sees: what he would be told of them, and how it stands after each. */
import {
  type Action,
  Chance,
  decisions,
  eventThrough,
  Game,
  type GameEvent,
  type Position,
  sample,
  type Seat,
  type View,
} from '@dungeon-twister/rules';

export interface ImaginedStep {
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly before: Position;
  readonly after: Position;
}

/** The same whoever asks and whatever is hidden: it depends on the view alone. */
export const imagined = (view: View): Position => sample(view, new Chance('imagined'));

/** As far as the rules allow it there. */
export function imagine(view: View, seat: Seat, line: readonly Action[]): readonly ImaginedStep[] {
  const events: GameEvent[] = [];
  const game = new Game({ position: imagined(view) });
  game.listen({
    onEvent: (addressed) => {
      const event = eventThrough(addressed, seat);
      if (event) events.push(event);
    },
  });
  const steps: ImaginedStep[] = [];
  for (const action of line) {
    const next = decisions(game.position).find((one) => one.seat === seat);
    const before = game.position.copy();
    if (!next || !game.perform({ seat, decision: next.number, action }).ok) break;
    steps.push({ action, events: events.splice(0), before, after: game.position.copy() });
  }
  return steps;
}
