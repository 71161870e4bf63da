/** Gate breaking: breaks a closed portcullis for good (BD-PORT-6, BD-RULING-97): actions/open-close-break-portcullis.ts. */
import { breakPortcullis } from '../../actions/open-close-break-portcullis.ts';
import { defineAbility } from '../../model/ability.ts';

export const portcullisBreaking = defineAbility({
  id: 'portcullisBreaking',
  rules: ['BD-CHAR-Warrior-2', 'BD-CHAR-Colossus-2', 'BD-PORT-5'],
  actions: [breakPortcullis],
});
