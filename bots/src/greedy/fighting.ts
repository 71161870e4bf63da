/** What a bot does in a combat: everybody remembers which cards a hand can still hold, so it can be reckoned. */
import {
  type Action,
  type Position,
  type Seat,
  strengthBeforeCards,
  type View,
} from '@dungeon-twister/rules';
import { POINT, WELL } from './worth.ts';

const PER_CARD = 0.35;
/** How surely a lead decides before cards are laid. */
const STEEP = 0.9;

/** What it is worth to begin the combat that was just declared in this position. */
export function attackWorth(declared: Position, targetIsWounded: boolean): number | null {
  const totals = strengthBeforeCards(declared);
  if (!totals) return null;
  const wins = 1 / (1 + Math.exp(-STEEP * (totals.attack - totals.defence)));
  return wins * (targetIsWounded ? POINT * 0.9 : WELL + 1) - (1 - wins) * (WELL + 1) - PER_CARD;
}

interface Standing {
  /** By how much this seat's side leads before cards. */
  readonly lead: number;
  /** The cards that the other side may lay, each as likely as the others. */
  readonly against: readonly number[];
}

function standingOf(p: Position, view: View, seat: Seat): Standing {
  const { pieces } = p.ruleset;
  const totals = strengthBeforeCards(p) ?? { attack: 0, defence: 0 };
  const sides = view.shown.pieces.filter(({ marks }) =>
    marks?.some((one) => one === 'attacks' || one === 'defends'),
  );
  const ownerOf = (id: string): Seat => pieces.owner[pieces.byId.get(id) ?? 0] ?? 0;
  const attacks = sides.some(({ id, marks }) => marks?.includes('attacks') && ownerOf(id) === seat);
  const lead = attacks ? totals.attack - totals.defence : totals.defence - totals.attack;
  if (view.own.seen) return { lead, against: [view.own.seen.reduce((sum, card) => sum + card, 0)] };
  const enemy = sides.map(({ id }) => ownerOf(id)).find((other) => other !== seat) ?? seat;
  const laid = view.shown.combat?.laid[enemy];
  if (typeof laid === 'number' && laid >= 0) return { lead, against: [laid] };
  return { lead, against: view.remembered.combatCards[enemy] ?? [0] };
}

/** What laying so much is worth: the chance to win and to lose, and the price of high cards. */
function layWorth({ lead, against }: Standing, card: number): number {
  let value = 0;
  for (const other of against) value += Math.sign(lead + card - other) * (WELL + 1);
  return value / Math.max(1, against.length) - PER_CARD * card;
}

/** What an answer in a combat is worth; null where this is no answer of a combat. */
export function answerWorth(p: Position, view: View, seat: Seat, action: Action): number | null {
  switch (action.type) {
    case 'layCard':
      return layWorth(standingOf(p, view, seat), action.card + (action.second ?? 0));
    case 'countCards':
      return standingOf(p, view, seat).lead < 1 ? action.count : -action.count;
    // Whoever holds the card must play it: the lowest harms most.
    case 'nameCard': {
      const { against } = standingOf(p, view, seat);
      return action.card === null ? -9 : against.includes(action.card) ? -action.card : -8;
    }
    case 'join':
      return action.side === null ? 0.5 : 0;
    default:
      return null;
  }
}
