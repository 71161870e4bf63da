/**
 * The cards that each player has in hand from the start: nine combat cards and three jump cards, in the Card Game too;
 * a scenario may say otherwise. The four action cards (BD-COMP-4): policies/action-cards.ts. The cards of characters
 * and objects (CG-COMP-7, CG-COMP-8): card-game/box.ts.
 * Rules: BD-COMP-3, BD-COMP-5, BD-SETUP-4, BD-JUMP-10; CG-COMP-9, CG-CARD-1 to 3, CG-SETUP-6.
 */
export const CARDS_OF_EACH_PLAYER = { combatCards: [0, 1, 2, 2, 3, 3, 4, 5, 6], jumpCards: 3 } as const;
