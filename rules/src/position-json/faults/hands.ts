/** Cards: nobody holds what he cannot have, nor lacks what always comes back to him. */
import { countOf, HIGHEST_COMBAT_CARD } from '../../combat/cards/hand.ts';
import { rollSetup } from '../../editions/roll-setup.ts';
import { setUp } from '../../new-game.ts';
import {
  ACTION_HAND,
  ACTIVE,
  COMBAT_HAND,
  ENDING,
  HIGHEST,
  LAST_CARD,
  RUNNING,
  SAVINGS,
  TURN,
} from '../../model/fields.ts';
import type { Position } from '../../model/position.ts';
import { fault, type Faults } from './position-fault.ts';

export function* handFaults(p: Position): Faults {
  const { data, ruleset } = p;
  // Every game of this table begins with the same cards, whatever chance draws.
  const beginning = setUp(ruleset, rollSetup(ruleset, ''));
  for (let seat = 0; seat < ruleset.seats; seat++) {
    const last = data[LAST_CARD + seat];
    const hand = data[ACTION_HAND + seat];
    const full = ruleset.policies.actionPoints.hand;
    if (last > data[HIGHEST])
      yield fault(['highest'], {
        en: `seat ${seat} has played a ${last}`,
        fr: `siège ${seat} : un ${last} a été joué`,
      });
    if (hand & ~full)
      yield fault(['seats', seat, 'actionCards'], {
        en: 'there are no such action cards',
        fr: 'il n’y a pas de telles cartes d’action',
      });
    if (last > 0 && hand !== full && hand & (1 << last))
      yield fault(['seats', seat, 'actionCards'], {
        en: `the ${last} has been played`,
        fr: `le ${last} a été joué`,
      });
    if (data[SAVINGS + seat] > 0 && !maySave(p, seat))
      yield fault(['seats', seat, 'savings'], {
        en: 'points are saved by those only who have had a turn, and whose turn it is not',
        fr: 'n’a des points gardés que qui a eu un tour, et dont ce n’est pas le tour',
      });
    yield* combatCardFaults(p, seat, beginning.data[COMBAT_HAND + seat]);
  }
}

/** In his own turn a player has all his points before him; one that has ended the game may have put them aside. */
const maySave = ({ data }: Position, seat: number): boolean =>
  data[TURN] > 0 && (seat !== data[ACTIVE] || data[ENDING] !== RUNNING);

function* combatCardFaults(p: Position, seat: number, full: number): Faults {
  const hand = p.data[COMBAT_HAND + seat];
  const path = ['seats', seat, 'combatCards'];
  for (let card = 0; card <= HIGHEST_COMBAT_CARD; card++)
    if (countOf(hand, card) > countOf(full, card))
      yield fault(path, {
        en: `there are only ${countOf(full, card)} cards of +${card}`,
        fr: `nombre de cartes +${card} : ${countOf(full, card)} seulement`,
      });
  if (countOf(hand, 0) !== countOf(full, 0))
    yield fault(path, { en: 'the +0 always comes back', fr: 'le +0 revient toujours' });
}
