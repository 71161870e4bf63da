/**
 * Wall breaking: once in a game everything falls that the own room prints between places, walls, slits, portcullises. A
 * slit is a wall here too (CG-RULING-32); what has fallen lets everybody pass (CG-CHAR-Golem-4):
 * labyrinth/what-walls-slits-portcullises-stop.ts. The portcullis counts as broken from then on, and is written so:
 * whoever asks for its state need not ask for walls.
 */
import { onItself } from '../../../actions/activated-abilities.ts';
import { packPortcullis, setPortcullis } from '../../../labyrinth/portcullis-markers.ts';
import { BROKE_WALLS, PORTCULLIS_BROKEN, ROOM_IN, SLOT, WALLS_BROKEN } from '../../../model/fields.ts';
import { mark, marksOf, whereIs, type Position } from '../../../model/position.ts';
import type { RefusalCode } from '../../../refusals.ts';
import { OPEN, type Piece } from '../../../vocabulary.ts';
import { defineAbility, ruleIds } from '../../../model/ability.ts';
import type { ActionRow } from '../../../model/action-row.ts';
import { oneselfRow } from '../../../actions/row-makers.ts';
import { slotOf } from '../../../map/place-numbers.ts';

function breakingRefusal(p: Position, piece: Piece): RefusalCode | null {
  const { layout, rooms } = p.ruleset;
  if (marksOf(p, piece) & BROKE_WALLS) return 'ONCE_A_GAME';
  const place = whereIs(p, piece);
  if (place >= layout.linesFrom) return 'NOT_IN_A_ROOM';
  const slot = slotOf(place);
  const stands = rooms[p.data[ROOM_IN + slot]].edges.some((edge) => edge !== OPEN);
  return stands && !(p.data[SLOT + slot] & WALLS_BROKEN) ? null : 'NOTHING_TO_BREAK';
}

const breakWalls = onItself(
  'breakWalls',
  breakingRefusal,
  (p, piece, emit) => {
    const { pieces, rooms } = p.ruleset;
    const slot = slotOf(whereIs(p, piece));
    mark(p, piece, BROKE_WALLS);
    p.data[SLOT + slot] |= WALLS_BROKEN;
    for (let gate = 0; gate < rooms[p.data[ROOM_IN + slot]].portcullises; gate++)
      setPortcullis(p, packPortcullis(slot, gate), PORTCULLIS_BROKEN);
    emit?.({ event: { type: 'wallsBroken', by: pieces.ids[piece], slot } });
  },
  { NOT_IN_A_ROOM: 'CG-RULING-151' },
);

export const wallBreaking = defineAbility({
  id: 'wallBreaking',
  rules: ruleIds('CG-CHAR-Golem-2 to 6', 'CG-RULING-150 to 153'),
  actions: [breakWalls],
  memory: 'brokeWalls',
});

export const breakWallsRow: ActionRow<'breakWalls'> = oneselfRow('breakWalls', {
  en: 'break-walls',
  fr: 'abattre',
});
