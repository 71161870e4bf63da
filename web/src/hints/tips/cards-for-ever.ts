/** Cards that do not come back, before the first of them is spent. */
import { ActionList, jumpsLeft, legalActions, stageOf, typeOf } from '@dungeon-twister/rules';
import { after, deedsOf } from './deeds.ts';
import type { FindTip } from './tip.ts';

/** A combat card is to be laid, and there is a choice. */
export const combatCard: FindTip = ({ position: p, seat }) => {
  if (stageOf(p) !== 'layCard') return null;
  const cards = legalActions(p, seat, new ActionList()).filter(({ type }) => type === 'layCard');
  return cards.length > 1 ? { name: 'combatCard' } : null;
};

/** Whoever is in hand could jump, and that would cost a card. */
export const jumpCard: FindTip = ({ position: p, seat, inHand }) => {
  const piece = p.ruleset.pieces.byId.get(inHand ?? '');
  if (stageOf(p) !== 'act' || piece === undefined || inHand === null) return null;
  const costs = deedsOf(p, seat, piece).some(
    (packed) => typeOf(p, packed) === 'jump' && jumpsLeft(after(p, seat, packed), seat) < jumpsLeft(p, seat),
  );
  return costs ? { name: 'jumpCard', pieces: [inHand] } : null;
};
