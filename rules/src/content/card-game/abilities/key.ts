/** Key: its bearer opens and closes portcullises, as often as he likes. */
import { closePortcullis, openPortcullis } from '../../../actions/portcullis.ts';
import { defineAbility } from '../../../model/ability.ts';

export const key = defineAbility({
  id: 'key',
  rules: [
    'CG-OBJ-Key-1',
    'CG-OBJ-Key-2',
    'CG-OBJ-Key-3',
    'CG-OBJ-Key-4',
    'CG-OBJ-Key-5',
    'CG-RULING-24',
    'CG-RULING-25',
    'CG-RULING-26',
    'CG-RULING-27',
    'CG-RULING-28',
  ],
  actions: [openPortcullis, closePortcullis],
});
