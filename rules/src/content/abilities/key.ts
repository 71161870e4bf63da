/**
 * Key: it stays in use (BD-ITEM-13, CG-ITEM-9); its bearer opens and closes portcullises:
 * actions/open-close-break-portcullis.ts (group BD-PORT).
 */
import { closePortcullis, openPortcullis } from '../../actions/open-close-break-portcullis.ts';
import { defineAbility } from '../../model/ability.ts';

export const key = defineAbility({
  id: 'key',
  rules: ['BD-OBJ-Key-1', 'BD-OBJ-Key-2', 'BD-OBJ-Key-3'],
  actions: [openPortcullis, closePortcullis],
});
