/** Players who do nothing that they need not do: somebody who learns has the board for himself. */
import {
  type Action,
  ActionList,
  decisions,
  legalActions,
  type Position,
  type Seat,
} from '@dungeon-twister/rules';

const listed = new ActionList();

/** Numbers of the cards that an action spends; what spends none costs nothing. */
const spent = (action: Action): number =>
  action.type === 'playCard' || action.type === 'layCard' ? action.card : 0;

/** What somebody other than the learner must answer now, and how; null where nobody is asked. */
export function passing(
  position: Position,
  learner: Seat,
): { readonly seat: Seat; readonly action: Action } | null {
  const open = decisions(position).find(({ seat }) => seat !== learner);
  if (!open) return null;
  const { seat } = open;
  const actions = legalActions(position, seat, listed);
  const ends = actions.find(({ type }) => type === 'endTurn');
  const cheapest = actions.reduce<Action | null>(
    (best, one) => (best === null || spent(one) < spent(best) ? one : best),
    null,
  );
  const action = ends ?? cheapest;
  return action && { seat, action };
}
