/** What the board shows while somebody points at a choice. */
import { type Action, type Refusal, touchedByAction } from '@dungeon-twister/rules';
import type { Preview } from '../board/preview-art.tsx';
import type { Snapshot } from '../match/snapshot.ts';
import { boardWords } from '../words/board-words.ts';
import { words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import { kindName } from '../words/names.ts';
import { samePrice } from './prices.ts';
import type { Spot } from './spots.ts';
import { takenBy } from './taken.ts';

/** What the board shows of a mark, and what the dock says of it: what it does, and for how much. */
export interface PointedAt extends Preview {
  readonly said?: { readonly what: string; readonly price: string };
}

export function previewOf(action: Action): Preview | null {
  const touched = touchedByAction(action);
  if (action.type === 'reveal') {
    const { slot, over } = action;
    return { slots: [slot], opens: slot, ...(over ? { flips: { slot, side: over } } : {}) };
  }
  if (!touched || !('turn' in touched)) return touched;
  const { slot, turn } = touched.turn;
  return { turn: { slot, quarters: turn === 'cw' ? 1 : -1 } };
}

/**
 * What the mark of a spot promises: the first of its choices, or all its walks, with their price; and that one leaves by
 * it. A small mark says in words what it does.
 */
export function previewOfSpot(spot: Spot, now: Snapshot): PointedAt | null {
  const { kind, actions, at, inARow, aside, label } = spot;
  const [first] = actions;
  if (kind === 'load') return { says: { at, text: label } };
  const price = priceOfSpot(spot, now);
  const said = price === '' ? {} : { said: { what: whatOf(spot, now), price } };
  if (aside && first) return { ...previewOf(first), ...said, says: { at, text: label } };
  const shown = inARow ? previewOfWalks(actions) : first ? previewOf(first) : null;
  return { ...shown, ...said, ...endOf(spot, price) };
}

/** Only deeds are paid for. */
const priceOfSpot = ({ points, actions }: Spot, now: Snapshot): string =>
  now.stage !== 'act' ? '' : points === undefined ? samePrice(now, actions) : words().actionPoints(points);

/** Whoever points at a place needs no letters and numbers to know which it is. */
const isWalk = ({ kind }: Spot): boolean => kind === 'go' || kind === 'later';

function whatOf(spot: Spot, now: Snapshot): string {
  if (!isWalk(spot)) return spot.label;
  const { goHere } = playWords();
  if (spot.leaves !== undefined) return `${goHere} (${boardWords().leaves(spot.leaves)})`;
  const [walk, ...others] = spot.actions;
  const taken = walk && others.length === 0 ? takenBy(now, walk) : null;
  return taken === null ? goHere : `${goHere}, ${words().take(kindName(now.chart.ruleset, taken))}`;
}

/** What stands beside the end of a way. */
function endOf(spot: Spot, price: string): Pick<Preview, 'end'> {
  const { at, leaves } = spot;
  if (!('place' in at) || (leaves === undefined && (price === '' || !isWalk(spot)))) return {};
  const text = [...(leaves === undefined ? [] : [boardWords().leaves(leaves)]), ...(price ? [price] : [])];
  return { end: { place: at.place, text: text.join(' · ') } };
}

/** Several walks one after the other. */
const previewOfWalks = (walks: readonly Action[]): Preview => ({
  path: walks.flatMap((walk, index) => (walk.type === 'move' ? walk.path.slice(index === 0 ? 0 : 1) : [])),
});

/** What a refusal blames. */
export const previewOfRefusal = ({ at, slot }: Refusal): Preview | null =>
  at === undefined && slot === undefined
    ? null
    : { ...(at === undefined ? {} : { places: [at] }), ...(slot === undefined ? {} : { slots: [slot] }) };
