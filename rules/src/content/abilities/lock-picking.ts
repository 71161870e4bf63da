/** Lock-picking: opens and closes portcullises like a Key: actions/open-close-break-portcullis.ts. */
import { closePortcullis, openPortcullis } from '../../actions/open-close-break-portcullis.ts';
import { defineAbility } from '../../model/ability.ts';

export const lockPicking = defineAbility({
  id: 'lockPicking',
  rules: ['BD-CHAR-Thief-4', 'BD-CHAR-Backstabber-4', 'BD-PORT-3', 'BD-PORT-4'],
  actions: [openPortcullis, closePortcullis],
});
