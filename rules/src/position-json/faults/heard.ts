/** What everybody heard at set-up: the draft has the team in it, and the tokens can have been laid in that order. */
import { couldBeLaid, heardLaying } from '../../actions/heard-laying.ts';
import type { Seat } from '../../vocabulary.ts';
import { isDrafted } from '../../model/drafted.ts';
import { AT_SLOT, GONE, IN_BOX, IN_HAND } from '../../model/fields.ts';
import { layingOf, type LaidJson } from '../../model/laying-order.ts';
import { isFaceUp, type Position, whereIs } from '../../model/position.ts';
import { fault, type Faults } from './position-fault.ts';

export function* heardFaults(p: Position): Faults {
  yield* draftFaults(p);
  const laying = layingOf(p);
  if (laying.length === 0) return;
  for (let seat = 0; seat < p.ruleset.seats; seat++)
    if (!p.data[GONE + seat] && !wasLaid(p, laying, seat))
      yield fault(['laying'], {
        en: `seat ${seat} cannot have laid its tokens in this order`,
        fr: `le siège ${seat} n’a pas pu poser ses pions dans cet ordre`,
      });
}

/** Whoever is in a team that was drafted has been drafted. */
function* draftFaults(p: Position): Faults {
  const { count, owner } = p.ruleset.pieces;
  const drafters = new Set<Seat>();
  for (let piece = 0; piece < count; piece++) if (isDrafted(p, piece)) drafters.add(owner[piece]);
  for (let piece = 0; piece < count; piece++)
    if (drafters.has(owner[piece]) && whereIs(p, piece) !== IN_BOX && !isDrafted(p, piece))
      yield fault(['drafted'], {
        en: `${p.ruleset.pieces.ids[piece]} is in the game and was not drafted`,
        fr: `${p.ruleset.pieces.ids[piece]} est en jeu sans avoir été choisi`,
      });
}

function wasLaid(p: Position, laying: readonly LaidJson[], seat: Seat): boolean {
  const { layout, pieces } = p.ruleset;
  const hidden = { characters: layout.slots.map(() => 0), objects: layout.slots.map(() => 0) };
  const hand = { characters: 0, objects: 0 };
  for (let piece = 0; piece < pieces.count; piece++) {
    const where = whereIs(p, piece);
    if (pieces.owner[piece] !== seat || where < AT_SLOT || where > IN_HAND) continue;
    const kind = pieces.isCharacter[piece] === 1 ? 'characters' : 'objects';
    if (where === IN_HAND) hand[kind]++;
    else if (!isFaceUp(p, where - AT_SLOT)) hidden[kind][where - AT_SLOT]++;
  }
  const own = laying.flatMap((laid) => ('slot' in laid && laid.seat === seat ? [laid] : []));
  const isWhole = layout.slots.every((_plan, slot) => {
    const unknown = own.filter((laid) => laid.slot === slot && laid.kind === undefined).length;
    return unknown === hidden.characters[slot] + hidden.objects[slot];
  });
  return isWhole && couldBeLaid(p.ruleset, heardLaying(p.ruleset, laying, seat), hidden, hand);
}
