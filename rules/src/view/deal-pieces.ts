/**
 * Deals the pieces of a seat that the viewer has not seen to the places where he sees their backs.
 *
 * Places that take characters only, or objects only, are dealt first; the others take whatever is left. As the truth
 * fills the same places with the same pieces, there are always enough.
 */
import type { Chance } from '../chance.ts';
import type { WhereJson } from '../position/json.ts';
import type { Table } from '../position/table.ts';
import type { Seat } from '../vocabulary.ts';
import type { View } from './view.ts';

type Dealt = [id: string, where: WhereJson][];

export function dealPieces(view: View, table: Table, seat: Seat, chance: Chance): Dealt {
  const unseen = view.remembered.unseen[seat];
  // Of one's own pieces, and of a team that lies open, nothing is left to deal.
  if (unseen.length === 0) return [];
  const { byId, isCharacter } = table.pieces;
  const { shown } = view;
  const isOne = (id: string): boolean => isCharacter[byId.get(id) ?? -1] === 1;
  const deck = chance.shuffled(unseen);
  const characters = deck.filter(isOne);
  const objects = deck.filter((id) => !isOne(id));
  const dealt: Dealt = [];
  const deal = (from: string[], count: number, where: WhereJson): void => {
    for (let i = 0; i < count; i++) dealt.push([from.pop() ?? '', where]);
  };
  const { faceDownOn, leftOut, inHand } = shown.seats[seat];
  for (const place of faceDownOn) deal(characters, 1, { place });
  const rooms = shown.rooms.map((room, slot) => ({
    slot,
    count: room.faceUp ? 0 : room.tokens[seat],
    // Where tokens may be laid on a room for the other kind, its kind tells nothing.
    kinds: table.rules.allowMisplacement ? ('any' as const) : table.layout.slots[slot].kinds,
  }));
  for (const { slot, count, kinds } of rooms)
    if (kinds !== 'any') deal(kinds === 'characters' ? characters : objects, count, { slot });
  const out = leftOut ?? picksLeft(table, characters.length, objects.length, inHand, chance);
  deal(characters, out.characters, 'box');
  deal(objects, out.objects, 'box');
  const rest = chance.shuffled([...characters, ...objects]);
  for (const { slot, count, kinds } of rooms) if (kinds === 'any') deal(rest, count, { slot });
  deal(rest, inHand, 'hand');
  return dealt;
}

/** While teams are chosen in secret: how the picks so far may divide, no team being larger than it may become. */
function picksLeft(table: Table, characters: number, objects: number, inHand: number, chance: Chance) {
  const most = table.scenario.teamSize ?? { characters, objects };
  const picks = { characters: 0, objects: 0 };
  const kinds = chance.shuffled([
    ...Array.from({ length: characters }, () => 'characters' as const),
    ...Array.from({ length: objects }, () => 'objects' as const),
  ]);
  for (const kind of kinds)
    if (picks.characters + picks.objects < inHand && picks[kind] < most[kind]) picks[kind]++;
  return { characters: characters - picks.characters, objects: objects - picks.objects };
}
