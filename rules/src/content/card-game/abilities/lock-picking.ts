/** Lock-picking: opens and closes portcullises like a Key. */
import { closePortcullis, openPortcullis } from '../../../actions/portcullis.ts';
import { defineAbility } from '../../../model/ability.ts';

export const lockPicking = defineAbility({
  id: 'lockPicking',
  rules: ['CG-CHAR-Backstabber-5', 'CG-CHAR-Thief-3', 'CG-RULING-27', 'CG-RULING-174'],
  actions: [openPortcullis, closePortcullis],
});
