/**
 * The room that was lifted comes down at the end of the turn, turned by a quarter as its arrow says, whether anybody
 * left it or not. Lifting it: actions/lift-room.ts; leaving it: actions/leave-lifted-room.ts.
 * Rules: MP-PYR-27, MP-PYR-28, MP-RULING-41 to MP-RULING-43.
 */
import type { RisingRoom } from '../../actions/lift-room.ts';
import { turnByQuarter } from '../../actions/rotate.ts';
import { ARRANGEMENT, ROOM_IN, TURN } from '../../model/fields.ts';
import type { BoardEffects } from '../../model/policies.ts';
import { isFaceUp } from '../../model/position.ts';
import { stageOf } from '../../turn/turn-and-game-end.ts';
import type { Words } from '../../vocabulary.ts';

const FACE_DOWN: Words = {
  en: 'a room that lies face down cannot be lifted',
  fr: 'une salle face cachée ne peut être levée',
};
const NOT_NOW: Words = {
  en: 'a room is lifted only in the middle of a turn',
  fr: 'une salle n’est levée qu’au milieu d’un tour',
};

export const makeRoomReturns = ({ slot, down, up }: RisingRoom): BoardEffects => ({
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
