/** Samplers that are broken on purpose: tests of sampling must notice each of them. */
import { cardsIn } from '../../src/combat/cards/hand.ts';
import type { Chance } from '../../src/chance.ts';
import {
  COMBAT_HAND,
  DEALT,
  FIRST_PLACER,
  FIRST_PLAYER,
  LAID,
  ROOM_IN,
  SLOT,
} from '../../src/model/fields.ts';
import { isFaceUp, type Position, put, whereIs } from '../../src/model/position.ts';
import { sample } from '../../src/view/sample.ts';
import type { View } from '../../src/view/view.ts';

export type Sampler = (view: View, chance: Chance) => Position;

const spoiled =
  (spoil: (p: Position, view: View) => void): Sampler =>
  (view, chance) => {
    const p = sample(view, chance);
    spoil(p, view);
    return p;
  };

const hiddenSlots = (p: Position): number[] =>
  p.ruleset.layout.slots.map((_plan, slot) => slot).filter((slot) => !isFaceUp(p, slot));

/** As if nobody had heard who was drafted: whatever is in the box of a drafted team may have been left out. */
const withoutDraft: Sampler = (view, chance) => {
  const { drafted, ...remembered } = view.remembered;
  if (!drafted) return sample(view, chance);
  const colour = drafted[0].split('-')[0];
  const isOut = ({ id, where }: View['shown']['pieces'][number]): boolean =>
    where === 'box' && id.startsWith(`${colour}-`);
  const out = view.shown.pieces.filter(isOut);
  const seat = view.shown.seats.findIndex((one) => one.colour === colour);
  const objects = /-(?:armor|rope|key|treasure|sword|.*wand|.*potion|.*spear|.*chalice|.*bow)(?:-\d)?$/;
  const outObjects = out.filter(({ id }) => objects.test(id)).length;
  return sample(
    {
      ...view,
      shown: {
        ...view.shown,
        pieces: view.shown.pieces.filter((piece) => !isOut(piece)),
        seats: view.shown.seats.map((one, index) =>
          index === seat && one.leftOut
            ? {
                ...one,
                leftOut: {
                  characters: one.leftOut.characters + out.length - outObjects,
                  objects: one.leftOut.objects + outObjects,
                },
              }
            : one,
        ),
      },
      remembered: {
        ...remembered,
        unseen: remembered.unseen.map((unseen, index) =>
          index === seat && index !== view.viewer ? [...unseen, ...out.map(({ id }) => id)] : unseen,
        ),
      },
    },
    chance,
  );
};

const withoutOrder: Sampler = (view, chance) => {
  const { laying: _laying, ...remembered } = view.remembered;
  return sample({ ...view, remembered }, chance);
};

/** Samplers that never vary something, by what they do not vary. */
export const CONSTANT: Readonly<Record<string, Sampler>> = {
  'a combat card': spoiled((p, { viewer, shown }) => {
    shown.combat?.laid.forEach((card, seat) => {
      if (card === 'hidden' && seat !== viewer) [p.data[LAID + seat]] = cardsIn(p.data[COMBAT_HAND + seat]);
    });
  }),
  'the lot for the first player': spoiled((p, { remembered: { lots } }) => {
    if (lots.firstPlayer === null) p.data[FIRST_PLAYER] = 0;
  }),
  'the lot for the first token': spoiled((p, { remembered: { lots } }) => {
    if (lots.firstPlacer === null) p.data[FIRST_PLACER] = 0;
  }),
  'the lines that are dealt out': spoiled((p, { shown }) => {
    if (shown.dealt === undefined) for (let line = 0; line < 4; line++) p.data[DEALT + line] = line;
  }),
  'the rooms': spoiled((p) => {
    const rooms = hiddenSlots(p)
      .map((slot) => p.data[ROOM_IN + slot])
      .sort((a, b) => a - b);
    hiddenSlots(p).forEach((slot, index) => {
      p.data[ROOM_IN + slot] = rooms[index];
    });
  }),
  'the turns of rooms': spoiled((p) => {
    for (const slot of hiddenSlots(p)) p.data[SLOT + slot] = 0;
  }),
  'the pieces': spoiled((p, { remembered: { unseen } }) => {
    const { byId, isCharacter } = p.ruleset.pieces;
    for (const kind of [0, 1])
      for (const ids of unseen) {
        const pieces = ids.map((id) => byId.get(id) ?? -1).filter((piece) => isCharacter[piece] === kind);
        const places = pieces.map((piece) => whereIs(p, piece)).sort((a, b) => a - b);
        pieces.forEach((piece, index) => {
          put(p, piece, places[index]);
        });
      }
  }),
};

/** Samplers that forget something that everybody heard. */
export const FORGETFUL: Readonly<Record<string, Sampler>> = {
  'the draft': withoutDraft,
  'the order of laying': withoutOrder,
};
