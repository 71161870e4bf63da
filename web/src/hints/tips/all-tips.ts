/** Which tip there is now, of those that were not told yet. */
import type { PieceId, Seat, View } from '@dungeon-twister/rules';
import { TIPS, type TipName } from '../../match/advice.ts';
import { imagined } from '../imagine.ts';
import { combatCard, jumpCard } from './cards-for-ever.ts';
import { exitNear } from './exit-near.ts';
import { gearOpens } from './gear-opens.ts';
import type { FindTip, Tip } from './tip.ts';
import { woundedNear } from './wounded-near.ts';

const FIND: Readonly<Record<TipName, FindTip>> = { exitNear, woundedNear, gearOpens, combatCard, jumpCard };

export function tipFor(
  view: View,
  seat: Seat,
  inHand: PieceId | null,
  told: ReadonlySet<TipName>,
): Tip | null {
  const wanted = TIPS.filter((name) => !told.has(name));
  if (wanted.length === 0) return null;
  const sight = { position: imagined(view), seat, inHand };
  for (const name of wanted) {
    const tip = FIND[name](sight);
    if (tip) return tip;
  }
  return null;
}
