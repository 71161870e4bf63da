/**
 * What the labyrinth itself does when a turn ends, and how its rooms can lie at all.
 * Rules: MP-PYR-27, MP-PYR-28; MP-RULING-36, MP-RULING-41 to MP-RULING-43, MP-RULING-47.
 */
import type { RisingRoom } from '../../actions/lift.ts';
import { turnByQuarter } from '../../actions/rotate.ts';
import type { Shaft } from '../../actions/slide.ts';
import { ARRANGEMENT, ROOM_IN, TURN } from '../../model/fields.ts';
import { isFaceUp, type Position } from '../../model/position.ts';
import { stageOf } from '../../turn/flow.ts';
import type { Words } from '../../vocabulary.ts';
import type { BoardEffects } from '../../model/policies.ts';

const FACE_DOWN: Words = {
  en: 'a room that lies face down cannot be lifted',
  fr: 'une salle face cachée ne peut être levée',
};
const NOT_NOW: Words = {
  en: 'a room is lifted only in the middle of a turn',
  fr: 'une salle n’est levée qu’au milieu d’un tour',
};
const NO_STOP: Words = { en: 'the room has no such stop', fr: 'la salle n’a pas un tel arrêt' };
const NO_GEAR: Words = {
  en: 'no gear that moves the room has been found',
  fr: 'aucune roue qui déplace la salle n’a été trouvée',
};

/** Rooms move only when somebody moves them. */
export const atRest: BoardEffects = { id: 'atRest', atTurnEnd: () => {} };

/** A room that was lifted turns by a quarter, as its arrow says, and comes down again, whether anybody left or not. */
export const roomReturns = ({ slot, down, up }: RisingRoom): BoardEffects => ({
  id: 'roomReturns',

  atTurnEnd(p, emit): void {
    if (p.data[ARRANGEMENT] !== up) return;
    const { arrow } = p.ruleset.rooms[p.data[ROOM_IN + slot]];
    const turned = turnByQuarter(p, slot, arrow);
    p.data[ARRANGEMENT] = down;
    emit?.({ event: { type: 'roomReturned', slot, turned } });
  },

  fault(p): Words | null {
    if (p.data[ARRANGEMENT] !== up) return null;
    if (!isFaceUp(p, slot)) return FACE_DOWN;
    // Nothing is lifted before a card is played, and whatever is up comes down when the turn ends.
    return p.data[TURN] === 0 || stageOf(p) === 'card' ? NOT_NOW : null;
  },
});

/** A room stays where it was moved, and only from a gear that somebody has found. */
export const roomSlides = ({ stops, pairs }: Shaft): BoardEffects => ({
  id: 'roomSlides',
  atTurnEnd: () => {},
  fault(p): Words | null {
    if (p.data[ARRANGEMENT] === 0) return null;
    if (!stops.includes(p.data[ARRANGEMENT])) return NO_STOP;
    return hasFaceUp(p, pairs) ? null : NO_GEAR;
  },
});

const hasFaceUp = (p: Position, pairs: readonly number[]): boolean =>
  p.ruleset.layout.slots.some(
    (_plan, slot) => isFaceUp(p, slot) && pairs.includes(p.ruleset.rooms[p.data[ROOM_IN + slot]].pair),
  );
