/**
 * Answers that lie face down while players choose whether they come into a combat: the viewer's own, and of the others
 * any that is open to them, one as likely as another. What is open stands on the board for everybody to see.
 */
import type { Chance } from '../chance.ts';
import { openAnswers } from '../combat/players-of-a-combat.ts';
import { CHOSEN, NOT_ASKED } from '../model/fields.ts';
import type { Position } from '../model/position.ts';
import type { View } from './view.ts';

export function dealAnswers(p: Position, { shown: { combat }, own, viewer }: View, chance: Chance): void {
  if (!combat?.chosen) return;
  p.ruleset.ground.refresh(p);
  p.ruleset.occupancy.read(p);
  combat.chosen.forEach((answer, seat) => {
    if (answer !== 'hidden') return;
    const open = openAnswers(p, seat);
    p.data[CHOSEN + seat] = seat === viewer ? (own.chosen ?? NOT_ASKED) : open[chance.below(open.length)];
  });
}
