/** How far somebody is from a goal, as a number that shrinks on every way towards it. */
import {
  costsTo,
  exitPlaces,
  isInSlot,
  isWounded,
  type Piece,
  type Place,
  placeOf,
  type Position,
  type Prices,
  type Seat,
} from '@dungeon-twister/rules';
import { type Goal, piecesOf, type Verb, type Who } from './goal.ts';
import { gearsOf, placesOf } from './things.ts';

/** What a way leads to. */
export type Aim = 'exit' | 'square' | 'gear' | 'room' | 'enemy' | 'piece';

interface Wish {
  readonly aim: Aim;
  readonly who: readonly Piece[];
  /** Places, and behind them a number for each room that lies face down. */
  readonly goals: readonly Place[];
}

/** A step costs 1; what bars the way can be passed, later or by somebody else. */
const PRICES: Prices = { portcullis: 8, pit: 8, wall: 20, hiddenRoom: 10, jumpsAsRuled: true };

/** Verbs that are done to somebody where he is. */
const REACHES: ReadonlySet<Verb> = new Set(['took', 'healed', 'attacked', 'fell', 'died']);

/** What the parts of a goal that are still open ask somebody to get to. */
export function wishesOf(goal: Goal, position: Position, seat: Seat): Wish[] {
  const own = (who: Who): Piece[] =>
    piecesOf(position, who).filter((piece) => position.ruleset.pieces.owner[piece] === seat);
  const at = (who: Who): Place[] => piecesOf(position, who).map((piece) => placeOf(position, piece));
  switch (goal.is) {
    case 'all':
    case 'any':
      return goal.of.flatMap((one) => wishesOf(one, position, seat));
    case 'at':
      return [
        {
          aim: goal.where.includes('gear') ? 'gear' : 'square',
          who: own(goal.who),
          goals: goal.where.flatMap((one) => {
            if (one === 'gear') return gearsOf(position, null);
            if ('place' in one) return placesOf(position, seat, one);
            return roomGoals(position, one.slot);
          }),
        },
      ];
    case 'carries':
      return [{ aim: 'piece', who: own(goal.who), goals: at(goal.load) }];
    case 'points':
      return [{ aim: 'exit', who: own({ seat }), goals: exitPlaces(position, seat) }];
    case 'happened': {
      const { verb, who, what } = goal;
      if (verb === 'left' || verb === 'won')
        return [
          { aim: 'exit', who: own(verb === 'won' ? { seat } : who), goals: exitPlaces(position, seat) },
        ];
      if (verb === 'turned') return [{ aim: 'gear', who: own(who), goals: gearsOf(position, null) }];
      if (verb === 'revealed' && what && 'slot' in what)
        return [{ aim: 'room', who: own(who), goals: roomGoals(position, what.slot) }];
      if (!REACHES.has(verb)) return [];
      const target = verb === 'fell' || verb === 'died' ? who : what && 'who' in what ? what.who : null;
      if (target === null) return [];
      const doers = verb === 'fell' || verb === 'died' ? { seat } : who;
      const isPiece = verb === 'took' || verb === 'healed';
      return [{ aim: isPiece ? 'piece' : 'enemy', who: own(doers), goals: at(target) }];
    }
    default:
      return [];
  }
}

/** Every place of a room, or the room itself while it lies face down. */
function roomGoals(position: Position, slot: number): Place[] {
  const { layout } = position.ruleset;
  const hidden = layout.places + slot;
  const places = Array.from({ length: layout.linesFrom }, (_, place) => place).filter((place) =>
    isInSlot(position.ruleset, place, slot),
  );
  return [...places, hidden];
}

/** What it costs the nearest of them to get there; null where nobody of them is on the board, or there is no way. */
export function farFrom(position: Position, { who, goals }: Wish): number | null {
  const { places } = position.ruleset.layout;
  const costs = costsTo(
    position,
    goals.filter((goal) => goal >= 0),
    PRICES,
  );
  const all = who
    .filter((piece) => !isWounded(position, piece))
    .map((piece) => placeOf(position, piece))
    .filter((place) => place >= 0 && place < places)
    .map((place) => costs[place] ?? 0);
  return all.length === 0 ? null : Math.min(...all);
}
