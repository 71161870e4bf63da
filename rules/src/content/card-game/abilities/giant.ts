/** Giant: enemies of small printed combat value move through his zone. */
import { defineAbility } from '../../../model/ability.ts';

export const giant = defineAbility({
  id: 'giant',
  rules: ['CG-CHAR-Colossus-5', 'CG-CHAR-Colossus-6', 'CG-RULING-40', 'CG-RULING-53'],
  traits: ['giant'],
});
