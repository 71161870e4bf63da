/**
 * Deals the pieces of a seat that the viewer has not seen to the places where he sees their backs.
 *
 * Every way to lay them out that fits what he sees and has heard is as likely as every other. Places that take
 * characters only, or objects only, are dealt first; the others take whatever is left. As the truth fills the same
 * places with the same pieces, there are always enough. Where the order of laying tells something, a deal that the
 * rules of laying contradict is thrown away and made again.
 */
import { couldBeLaid, type HeardLaying, heardLaying } from '../actions/heard-laying.ts';
import type { Chance } from '../chance.ts';
import { AT_SLOT, IN_BOX, IN_HAND } from '../model/fields.ts';
import { type Position, put } from '../model/position.ts';
import type { Ruleset } from '../model/ruleset.ts';
import type { Piece, Seat } from '../vocabulary.ts';
import { leftOutInSecret } from './secret-picks.ts';
import type { View } from './view.ts';

/** What is to be dealt of one seat, and where to. */
export interface Backs {
  readonly seat: Seat;
  readonly characters: readonly Piece[];
  readonly objects: readonly Piece[];
  /** Where only the one or the other kind can be: dots, and rooms that take no other. */
  readonly forCharacters: readonly number[];
  readonly forObjects: readonly number[];
  /** Where any kind can be: rooms, and the hand. */
  readonly forAny: readonly number[];
  readonly inHand: number;
  /** How many are out of the game; null while nobody can know of which kind the picks are. */
  readonly leftOut: { readonly characters: number; readonly objects: number } | null;
  /** What was heard of the laying; null where it tells nothing. */
  readonly laying: HeardLaying | null;
}

/** No game needs nearly as many deals; a view that contradicts itself is not dealt for ever. */
const MOST_DEALS = 10_000;

/** The backs that a viewer sees, seat by seat; of his own pieces, and of a team that lies open, there are none. */
export const backsIn = (view: View, ruleset: Ruleset): Backs[] =>
  view.remembered.unseen.flatMap((unseen, seat) => (unseen.length > 0 ? [backsOf(view, ruleset, seat)] : []));

function backsOf({ shown, remembered }: View, ruleset: Ruleset, seat: Seat): Backs {
  const { byId, isCharacter } = ruleset.pieces;
  const pieces = remembered.unseen[seat].map((id) => byId.get(id) ?? -1);
  const { faceDownOn, leftOut, inHand } = shown.seats[seat];
  const at = { characters: [...faceDownOn], objects: [] as number[], any: [] as number[] };
  shown.rooms.forEach((room, slot) => {
    // Where tokens may be laid on a room for the other kind, its kind tells nothing.
    const kinds = ruleset.rules.allowMisplacement ? 'any' : ruleset.layout.slots[slot].kinds;
    const count = room.faceUp ? 0 : room.tokens[seat];
    for (let i = 0; i < count; i++) at[kinds].push(AT_SLOT + slot);
  });
  for (let i = 0; i < inHand; i++) at.any.push(IN_HAND);
  return {
    seat,
    characters: pieces.filter((piece) => isCharacter[piece] === 1),
    objects: pieces.filter((piece) => isCharacter[piece] !== 1),
    forCharacters: at.characters,
    forObjects: at.objects,
    forAny: at.any,
    inHand,
    leftOut,
    laying: remembered.laying ? heardLaying(ruleset, remembered.laying, seat) : null,
  };
}

export function dealPieces(p: Position, backs: Backs, chance: Chance): void {
  const { forCharacters, forObjects, forAny } = backs;
  const characters = chance.shuffled(backs.characters);
  const objects = chance.shuffled(backs.objects);
  for (const where of forCharacters) put(p, characters.pop() ?? -1, where);
  for (const where of forObjects) put(p, objects.pop() ?? -1, where);
  const out =
    backs.leftOut ??
    leftOutInSecret(p.ruleset, backs.seat, characters.length, objects.length, backs.inHand, chance);
  for (let i = 0; i < out.characters; i++) put(p, characters.pop() ?? -1, IN_BOX);
  for (let i = 0; i < out.objects; i++) put(p, objects.pop() ?? -1, IN_BOX);
  const rest = [...characters, ...objects];
  for (let n = 0; n < MOST_DEALS; n++) {
    const order = chance.shuffled(rest);
    if (n < MOST_DEALS - 1 && backs.laying && !wasHeard(p.ruleset, backs, backs.laying, order)) continue;
    order.forEach((piece, index) => {
      put(p, piece, forAny[index]);
    });
    return;
  }
}

/** Whether tokens that lie so can have been laid in the order that was heard. */
function wasHeard(ruleset: Ruleset, backs: Backs, laying: HeardLaying, order: readonly Piece[]): boolean {
  const none = ruleset.layout.slots.map(() => 0);
  const hidden = { characters: [...none], objects: none };
  const hand = { characters: 0, objects: 0 };
  const count = (kind: 'characters' | 'objects', where: number): void => {
    if (where === IN_HAND) hand[kind]++;
    else if (where >= AT_SLOT) hidden[kind][where - AT_SLOT]++;
  };
  for (const where of backs.forCharacters) count('characters', where);
  for (const where of backs.forObjects) count('objects', where);
  order.forEach((piece, index) => {
    count(ruleset.pieces.isCharacter[piece] === 1 ? 'characters' : 'objects', backs.forAny[index]);
  });
  return couldBeLaid(ruleset, laying, hidden, hand);
}
