/**
 * A view that came from outside, as a position that fits it.
 *
 * Whoever deals from a view trusts it, so here it is not trusted: what could make the dealing long is bounded first, and
 * what was dealt must be a position that could be loaded, and look to the viewer exactly as the view says.
 */
import type { JsonObject } from '@dungeon-twister/protocol';
import {
  Chance,
  type GameOptions,
  optionsFaults,
  type Position,
  readPosition,
  type Ruleset,
  rulesetFor,
  sample,
  type View,
  viewOf,
  writePosition,
} from '@dungeon-twister/rules';

/** Null where the rules never show such a view. */
export function positionFitting(said: JsonObject, seed: string): Position | null {
  const { options } = said;
  if (optionsFaults(options).length > 0) return null;
  const ruleset = rulesetFor(options as GameOptions);
  try {
    // Wherever it is no view after all, something below is missing, and whatever throws has changed nothing.
    const view = said as unknown as View;
    if (!isAtTheTable(view, ruleset) || !isBounded(view, ruleset) || !isCarriedByStanding(view)) return null;
    const read = readPosition(writePosition(sample(view, new Chance(seed), ruleset)));
    if (!read.ok) return null;
    return inOrder(viewOf(read.position, view.viewer)) === inOrder(said) ? read.position : null;
  } catch {
    return null;
  }
}

const isAtTheTable = ({ viewer }: View, { seats }: Ruleset): boolean =>
  viewer === 'spectator' || (Number.isInteger(viewer) && viewer >= 0 && viewer < seats);

/** Whether there is nothing in it of which a game has fewer: dealing takes as long as its numbers say. */
function isBounded({ shown, own, remembered }: View, { pieces, seats, layout }: Ruleset): boolean {
  const lists = [
    shown.pieces,
    shown.veiled ?? [],
    own.pieces,
    remembered.pieces ?? [],
    remembered.unseen,
    ...remembered.unseen,
    remembered.drafted ?? [],
    remembered.laying ?? [],
    ...shown.seats.map(({ faceDownOn }) => faceDownOn),
    ...remembered.combatCards,
  ];
  const counts = [
    ...shown.rooms.flatMap((room) => (room.faceUp ? [] : room.tokens)),
    ...shown.seats.flatMap(({ inHand, leftOut }) => [inHand, ...Object.values(leftOut ?? {})]),
    ...lists.map(({ length }) => length),
  ];
  return (
    shown.rooms.length === layout.slots.length &&
    shown.rooms.every((room) => room.faceUp || room.tokens.length === seats) &&
    [shown.seats, remembered.unseen, remembered.combatCards].every(({ length }) => length === seats) &&
    counts.every((count) => Number.isInteger(count) && count >= 0 && count <= pieces.count)
  );
}

/** Whether nobody carries himself, by however many hands: whoever asks where he stands would never hear the end. */
function isCarriedByStanding({ shown, own, remembered }: View): boolean {
  const holders = new Map(
    [...shown.pieces, ...own.pieces, ...(remembered.pieces ?? [])].map(({ id, where }) => [
      id,
      typeof where === 'object' && 'holder' in where ? where.holder : null,
    ]),
  );
  return [...holders.keys()].every((id) => {
    let steps = 0;
    for (let at: string | null = id; at !== null && steps <= holders.size; steps++)
      at = holders.get(at) ?? null;
    return steps <= holders.size;
  });
}

/** As a text in which the order of fields does not matter. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
