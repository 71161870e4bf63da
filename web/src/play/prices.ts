/** What each of several ways would cost, done on a copy, so that the rules do the sums. */
import { type Action, check, perform, type PieceId, type View, viewOf } from '@dungeon-twister/rules';
import type { Snapshot } from '../match/snapshot.ts';
import { words } from '../words/language.ts';
import { panelWords } from '../words/panel-words.ts';

/** What somebody has to pay with: points, with those that only one figure can use, and jump cards. */
function purseOf(
  { shown }: View,
  seat: number,
  piece: PieceId | null,
): readonly [points: number, jumps: number] {
  const own = shown.pieces.find(({ id }) => id === piece)?.ownPoints ?? 0;
  return [shown.ap + own, shown.seats[seat]?.jumps ?? 0];
}

function priceOf({ position, view, mine }: Snapshot, action: Action): string {
  const answer = mine && check(position, { seat: mine.seat, decision: mine.number, action });
  if (!mine || !answer?.ok) return '';
  const after = position.copy();
  perform(after, mine.seat, answer.packed);
  const piece = 'piece' in action ? action.piece : null;
  const [points, jumps] = purseOf(view, mine.seat, piece);
  const [pointsLeft, jumpsLeft] = purseOf(viewOf(after, mine.seat), mine.seat, piece);
  return [
    words().actionPoints(points - pointsLeft),
    ...(jumps > jumpsLeft ? [panelWords().jumps(jumps - jumpsLeft)] : []),
  ].join(', ');
}

/** All walks of a figure cost the same, and there may be hundreds of them. */
const sortOf = (action: Action): string => (action.type === 'move' ? action.type : JSON.stringify(action));

function eachPrice(now: Snapshot, actions: readonly Action[]): readonly string[] {
  const known = new Map<string, string>();
  return actions.map((action) => {
    const sort = sortOf(action);
    const price = known.get(sort) ?? priceOf(now, action);
    known.set(sort, price);
    return price;
  });
}

/** The price of each, in words; nothing where all cost the same. */
export function pricesOf(now: Snapshot, actions: readonly Action[]): readonly string[] {
  const prices = eachPrice(now, actions);
  return new Set(prices).size > 1 ? prices : actions.map(() => '');
}

/** What all of them cost, in words; nothing where one costs more than another. */
export function samePrice(now: Snapshot, actions: readonly Action[]): string {
  const [price, ...others] = new Set(eachPrice(now, actions));
  return price !== undefined && others.length === 0 ? price : '';
}
