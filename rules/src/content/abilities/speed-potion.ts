/**
 * Speed potion: drunk for one point, it gives four that only the drinker may spend, in this turn. They vanish when he
 * leaves, is wounded or eliminated, and at the end of the turn (BD-RULING-22).
 */
import { onItself } from '../../actions/activated-abilities.ts';
import { loadOf, ownPoints, setOwnPoints } from '../../model/position.ts';
import { remove } from '../../turn/drop-remove-score.ts';
import { defineAbility, ruleIds } from '../../model/ability.ts';
import type { ActionRow } from '../../model/action-row.ts';
import { oneselfRow } from '../../actions/row-makers.ts';

const POINTS_GIVEN = 4;

const drink = onItself(
  'drink',
  () => null,
  (p, piece, emit) => {
    remove(p, loadOf(p, piece), emit);
    setOwnPoints(p, piece, ownPoints(p, piece) + POINTS_GIVEN);
    emit?.({ event: { type: 'potionDrunk', by: p.ruleset.pieces.ids[piece], points: POINTS_GIVEN } });
  },
);

export const speedPotion = defineAbility({
  id: 'speedPotion',
  rules: ruleIds('BD-OBJ-SpeedPotion-1 to 3', 'BD-RULING-22 to 24'),
  actions: [drink],
  memory: 'ownPoints',
});

export const drinkRow: ActionRow<'drink'> = oneselfRow('drink', { en: 'drink', fr: 'boire' });
