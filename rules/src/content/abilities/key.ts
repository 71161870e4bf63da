/**
 * Key: it stays in use (BD-ITEM-13, CG-ITEM-9), for any portcullis (CG-OBJ-Key-5); its bearer opens and closes
 * portcullises (CG-OBJ-Key-1): actions/open-close-break-portcullis.ts (BD-PORT-3, BD-PORT-4); what becomes of the
 * marker (CG-OBJ-Key-3, CG-OBJ-Key-4): labyrinth/portcullis-markers.ts; from where (BD-PORT-2, CG-OBJ-Key-2):
 * labyrinth/portcullises-in-reach.ts.
 */
import { closePortcullis, openPortcullis } from '../../actions/open-close-break-portcullis.ts';
import { defineAbility } from '../../model/ability.ts';

export const key = defineAbility({
  id: 'key',
  rules: ['BD-OBJ-Key-1', 'BD-OBJ-Key-2', 'BD-OBJ-Key-3'],
  actions: [openPortcullis, closePortcullis],
});
