/** Gate breaking: breaks a closed portcullis for good. */
import { breakPortcullis } from '../../../actions/portcullis.ts';
import { defineAbility } from '../../../model/ability.ts';

export const portcullisBreaking = defineAbility({
  id: 'portcullisBreaking',
  rules: [
    'CG-CHAR-Colossus-2',
    'CG-CHAR-Colossus-3',
    'CG-CHAR-Colossus-4',
    'CG-CHAR-Colossus-7',
    'CG-CHAR-Warrior-2',
    'CG-CHAR-Warrior-3',
    'CG-RULING-26',
    'CG-RULING-174',
  ],
  actions: [breakPortcullis],
});
