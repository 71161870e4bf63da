/** Which hidden things do not vary among many samples of one view, although they could. */
import { cardsIn } from '../../src/combat/cards/hand.ts';
import type { Chance } from '../../src/chance.ts';
import {
  COMBAT_HAND,
  DEALT,
  FIRST_PLACER,
  FIRST_PLAYER,
  LAID,
  LAID_SECOND,
  ROOM_IN,
  SLOT,
  TURNED,
} from '../../src/model/fields.ts';
import { dealtLines } from '../../src/model/own-and-exit-lines.ts';
import { isFaceUp, type Position, whereIs } from '../../src/model/position.ts';
import type { View } from '../../src/view/view.ts';
import type { Sampler } from './samplers.ts';

/** One of two things stays away by chance in one of 2^59 views. */
const SAMPLES = 60;

/** What was seen to vary, counted by name, so that a test can say that it has looked everywhere. */
export type Seen = Map<string, number>;

export function constants(p: Position, view: View, sampler: Sampler, chance: Chance, seen: Seen): string[] {
  const made = Array.from({ length: SAMPLES }, () => sampler(view, chance));
  const complaints: string[] = [];
  const look = (name: string, couldVary: boolean, valueOf: (one: Position) => unknown): void => {
    if (!couldVary) return;
    seen.set(name, (seen.get(name) ?? 0) + 1);
    if (new Set(made.map(valueOf)).size === 1) complaints.push(name);
  };
  const { lots, unseen } = view.remembered;
  look('the lot for the first player', lots.firstPlayer === null, (one) => one.data[FIRST_PLAYER]);
  look('the lot for the first token', lots.firstPlacer === null, (one) => one.data[FIRST_PLACER]);
  const hidesLines = view.shown.dealt === undefined && dealtLines(p).length > 0;
  look('the lines that are dealt out', hidesLines, (one) => one.data.slice(DEALT, DEALT + 4).join());
  p.ruleset.layout.slots.forEach((_plan, slot) => {
    if (isFaceUp(p, slot)) return;
    look('the turns of rooms', true, (one) => one.data[SLOT + slot] & TURNED);
    look('the rooms', couldLie(p, slot) > 1, (one) => one.data[ROOM_IN + slot]);
  });
  view.shown.combat?.laid.forEach((card, seat) => {
    if (seat === view.viewer || card !== 'hidden' || view.own.seen) return;
    const values = new Set(cardsIn(p.data[COMBAT_HAND + seat]));
    look('a combat card', values.size > 2, (one) => one.data[LAID + seat] + 8 * one.data[LAID_SECOND + seat]);
  });
  const { byId, isCharacter } = p.ruleset.pieces;
  for (const ids of unseen)
    for (const kind of [0, 1]) {
      const pieces = ids.map((id) => byId.get(id) ?? -1).filter((piece) => isCharacter[piece] === kind);
      const places = new Set(pieces.map((piece) => whereIs(p, piece)));
      look('the pieces', places.size > 1, (one) => pieces.map((piece) => whereIs(one, piece)).join());
    }
  return complaints;
}

/** How many rooms may lie in a slot, as far as everybody knows; more than one counts as several. */
function couldLie(p: Position, slot: number): number {
  const { scenario, rooms, layout } = p.ruleset;
  const plans = scenario.fixedRooms ?? [];
  const plan = plans.find((fixed) => fixed.slot === slot);
  const isOpen = (room: number): boolean =>
    layout.slots.some((_one, other) => isFaceUp(p, other) && p.data[ROOM_IN + other] === room);
  if (plan) return rooms.filter(({ id }, room) => plan.rooms.includes(id) && !isOpen(room)).length;
  return layout.slots.filter(
    (_one, other) => !isFaceUp(p, other) && !plans.some((fixed) => fixed.slot === other),
  ).length;
}
