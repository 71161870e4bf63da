/**
 * A picture of the rules is data: a position in our notation, and actions as lines. What it shows afterwards is
 * performed by the rules, so it cannot show what is no longer so; a test performs every one.
 */
import {
  type Action,
  chartOf,
  decisions,
  Game,
  type GameEvent,
  eventsThrough,
  parsePosition,
  type Position,
  readAction,
  stepsOf,
  type Words,
} from '@dungeon-twister/rules';
import { bringWholeRules } from '../../../store/whole-rules.ts';

export interface Picture {
  /** The rule beside which it stands. */
  readonly rule: string;
  /** Others that it shows. */
  readonly also?: readonly string[];
  readonly title: Words;
  /** What to look at. */
  readonly words: Words;
  /** A scenario of its own, because a small board shows more. */
  readonly own?: string;
  /** As in docs/notation.md, without its title. */
  readonly position: string;
  /** What is done, one after the other, by whoever may. */
  readonly lines: readonly string[];
  /** The rooms that are shown, by their letters; all of the board where there are none. */
  readonly rooms?: string;
}

export interface Performed {
  readonly before: Position;
  readonly after: Position;
  readonly actions: readonly Action[];
  /** What happened, as everybody heard it. */
  readonly events: readonly GameEvent[];
}

const TITLE = 'Dungeon Twister position 1';

function positionOf({ rule, position, own }: Picture): Position {
  const options = own === undefined ? [] : [`options: ${JSON.stringify({ own })}`];
  bringWholeRules();
  const read = parsePosition([TITLE, position, ...options].join('\n'));
  if (!read.ok) throw new Error(`the picture of ${rule} cannot be read: line ${read.line}`);
  return read.position;
}

export function performed(picture: Picture): Performed {
  const before = positionOf(picture);
  const game = new Game({ position: before.copy() });
  const actions = picture.lines.map((line) => performLine(game, line, picture));
  const steps = stepsOf(game).slice(1);
  return {
    before,
    after: game.position,
    actions,
    events: steps.flatMap(({ events }) => eventsThrough(events, 'spectator')),
  };
}

/** By the first of those who are asked for whom it is legal. */
function performLine(game: Game, line: string, { rule }: Picture): Action {
  const reasons: string[] = [];
  for (const { seat, number } of decisions(game.position)) {
    const read = readAction(chartOf(game.position), seat, line);
    if (!read.ok) {
      reasons.push('not an action');
      continue;
    }
    const answer = game.perform({ seat, decision: number, action: read.action });
    if (answer.ok) return read.action;
    reasons.push(answer.refusal.code);
  }
  throw new Error(`the picture of ${rule} cannot do "${line}": ${reasons.join('; ')}`);
}
