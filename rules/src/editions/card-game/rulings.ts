/** The rulings of the Card Game as ruled; each can be chosen otherwise. */
import type { CardRuleOptions } from '../../model/options.ts';

export const CARDS_AS_RULED: CardRuleOptions = {
  heldBindsAll: true,
  startLimit: true,
  startHands: true,
  shootsAtFacers: true,
  carriedKeeps: true,
  savedTreasure: false,
  invertsHidden: true,
  mindFirst: true,
  bowsAdd: false,
  swordWithSpear: false,
  woundedHinder: true,
  allShootersJoin: false,
  deadGameEnds: true,
};
