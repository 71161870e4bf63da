/** The rooms: none in two slots, pairs together, those that are fixed in their places, and nothing changed unseen. */
import {
  ARRANGEMENT,
  BROKE_WALLS,
  FACE_UP,
  PORTCULLIS_SHIFT,
  ROOM_IN,
  SLOT,
  TURN,
  WALLS_BROKEN,
} from '../../model/fields.ts';
import { marksOf, type Position } from '../../model/position.ts';
import { portcullisesOf } from '../slots.ts';
import { fault, type Faults } from './position-fault.ts';

export function* labyrinthFaults(p: Position): Faults {
  const { data, ruleset } = p;
  const { layout } = ruleset;
  const lying = layout.slots.map((_plan, slot) => data[ROOM_IN + slot]);
  for (let slot = 0; slot < lying.length; slot++)
    if (lying.indexOf(lying[slot]) < slot)
      yield fault(['slots', slot, 'room'], {
        en: 'lies in another slot too',
        fr: 'est aussi à un autre emplacement',
      });
  yield* fixedRoomFaults(p);
  yield* twinFaults(p, lying);
  for (let slot = 0; slot < lying.length; slot++) {
    const path = ['slots', slot];
    const state = data[SLOT + slot];
    if (!(state & FACE_UP) && (state & ~WALLS_BROKEN) >> PORTCULLIS_SHIFT !== 0)
      yield fault([...path, 'gates'], {
        en: 'all are closed in a room that lies face down',
        fr: 'toutes sont fermées dans une salle face cachée',
      });
    if (state & FACE_UP && data[TURN] === 0)
      yield fault([...path, 'faceUp'], {
        en: 'no room is revealed before play has begun',
        fr: 'aucune salle n’est révélée avant le début du jeu',
      });
  }
  yield* ruinFaults(p);
  yield* arrangementFaults(p);
}

/** A slot that the scenario reserves holds one of its rooms. */
function* fixedRoomFaults(p: Position): Faults {
  const { rooms, scenario } = p.ruleset;
  for (const { slot, rooms: ids } of scenario.fixedRooms ?? [])
    if (!ids.includes(rooms[p.data[ROOM_IN + slot]].id))
      yield fault(['slots', slot, 'room'], {
        en: `must be ${ids.join(' or ')} in this scenario`,
        fr: `doit être ${ids.join(' ou ')} dans ce scénario`,
      });
}

/** Pairs stay together, except where a reserved slot takes one of two and its twin stays in the box (MP-RULING-51). */
function* twinFaults(p: Position, lying: readonly number[]): Faults {
  const { rooms, scenario } = p.ruleset;
  const pairs = lying.map((room) => rooms[room].pair);
  const fixed = (scenario.fixedRooms ?? []).map(({ slot }) => slot);
  const mayBeAlone = lying.length % 2 === 1 ? fixed : [];
  for (let slot = 0; slot < lying.length; slot++) {
    if (pairs.filter((pair) => pair === pairs[slot]).length % 2 === 0 || mayBeAlone.includes(slot)) continue;
    yield fault(['slots', slot, 'room'], {
      en: 'its twin is not in play',
      fr: 'sa jumelle n’est pas en jeu',
    });
  }
}

/** Walls fall with the portcullis of a room that lies open, and somebody broke them (CG-CHAR-Golem-2, CG-CHAR-Golem-5). */
function* ruinFaults(p: Position): Faults {
  const { layout, pieces } = p.ruleset;
  let ruins = 0;
  for (let slot = 0; slot < layout.slots.length; slot++) {
    const state = p.data[SLOT + slot];
    if (!(state & WALLS_BROKEN)) continue;
    ruins++;
    const path = ['slots', slot, 'wallsBroken'];
    if (!(state & FACE_UP))
      yield fault(path, {
        en: 'walls are broken in a room that lies face up only',
        fr: 'des murs ne sont détruits que dans une salle face visible',
      });
    const gates = portcullisesOf(p, slot);
    if (gates.some((gate) => gate !== 'broken'))
      yield fault(path, {
        en: 'the portcullis of the room is broken together with its walls',
        fr: 'la herse de la salle est détruite avec ses murs',
      });
  }
  let breakers = 0;
  for (let piece = 0; piece < pieces.count; piece++) if (marksOf(p, piece) & BROKE_WALLS) breakers++;
  if (ruins !== breakers)
    yield fault(['slots'], {
      en: `walls are broken in ${ruins} rooms, but ${breakers} characters bear the mark "brokeWalls"`,
      fr: `salles aux murs détruits : ${ruins} ; personnages qui portent la marque « brokeWalls » : ${breakers}`,
    });
}

function* arrangementFaults(p: Position): Faults {
  const path = ['arrangement'];
  if (p.data[ARRANGEMENT] !== 0 && p.data[TURN] === 0)
    yield fault(path, {
      en: 'no room moves before play has begun',
      fr: 'aucune salle ne bouge avant le début du jeu',
    });
  const words = p.ruleset.policies.boardEffects.fault?.(p) ?? null;
  if (words !== null) yield fault(path, words);
}
