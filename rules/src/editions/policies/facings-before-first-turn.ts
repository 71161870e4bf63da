/** Before the first turn. Rules: BD-SETUP-19, CG-SETUP-17, CG-RULING-205. Teams shown (BD-SETUP-17): turn/set-up-order.ts. */
import { HELD, UNTURNED } from '../../model/fields.ts';
import { mark, whereIs } from '../../model/position.ts';
import { beginPlay, openStage } from '../../turn/turn-and-game-end.ts';
import type { AfterSetup } from '../../model/policies.ts';

export const playAtOnce: AfterSetup = { id: 'playAtOnce', afterTeamsShown: beginPlay };

/** Both players turn their starters to the zones that they are to face, openly and in any order. */
export const turnFirst: AfterSetup = {
  id: 'turnFirst',
  afterTeamsShown(p): void {
    for (let piece = 0; piece < p.ruleset.pieces.count; piece++)
      if (whereIs(p, piece) < HELD) mark(p, piece, UNTURNED);
    openStage(p, 'face', -1);
  },
};
