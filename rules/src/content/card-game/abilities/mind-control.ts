/** Mind control: in one-on-one close combat the opponent must play the card that is named, if he holds it. */
import { defineAbility } from '../../../model/ability.ts';

export const mindControl = defineAbility({
  id: 'mindControl',
  rules: [
    'CG-CHAR-Telepath-2',
    'CG-CHAR-Telepath-3',
    'CG-CHAR-Telepath-4',
    'CG-CHAR-Telepath-5',
    'CG-CHAR-Telepath-6',
    'CG-CHAR-Telepath-7',
    'CG-RULING-98',
  ],
  traits: ['namesCards'],
});
