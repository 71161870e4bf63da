/**
 * Loads without a questionnaire: a walk takes along what the figure carries. What is left, taken, swapped or given is
 * chosen by where that happens, one deal after the other, and only then where the figure goes with it.
 */
import { type Action, aimOf, type Handling, type PieceId, type Place } from '@dungeon-twister/rules';
import { aimKey } from './options.ts';

/** What happens to loads on one place of a walk. */
export interface Deal {
  readonly place: Place;
  readonly leave?: PieceId;
  /** Who is given what is left. */
  readonly to?: PieceId;
  readonly take?: PieceId;
}

const handlingsOf = (action: Action): readonly Handling[] =>
  action.type === 'move' || action.type === 'wallWalk' ? (action.handlings ?? []) : [];

const isHandled = (action: Action): boolean => handlingsOf(action).length > 0;

function placeOfStep(action: Action, step: number, from: Place): Place {
  if (action.type === 'move') return action.path[step] ?? from;
  return action.type === 'wallWalk' && step > 0 ? action.to : from;
}

/** All deals of an action, by whoever stands at `from`. */
export const dealsOf = (action: Action, from: Place): Deal[] =>
  handlingsOf(action).map(({ step, ...what }) => ({ place: placeOfStep(action, step, from), ...what }));

export const sameDeal = (a: Deal, b: Deal): boolean =>
  a.place === b.place && a.leave === b.leave && a.to === b.to && a.take === b.take;

const endOf = (action: Action): string => {
  const aim = aimOf(action);
  return `${action.type} ${aim ? aimKey(aim) : ''}`;
};

const endsAt = (action: Action, place: Place): boolean => {
  const aim = aimOf(action);
  return aim !== null && 'place' in aim && aim.place === place;
};

/** What can be done with the load as it is; a place that is reached in no other way is among them with what it takes. */
export function asItIs(actions: readonly Action[], from: Place): Action[] {
  const plain = new Set(actions.filter((one) => !isHandled(one)).map(endOf));
  return actions.filter((one) => !isHandled(one) || (!plain.has(endOf(one)) && !endsAt(one, from)));
}

/** Walks that take something where they end, and do nothing else with loads; those without it can be had by `asItIs`. */
export function pickUps(actions: readonly Action[], from: Place): Action[] {
  const plain = new Set(actions.filter((one) => !isHandled(one)).map(endOf));
  return actions.filter((one) => {
    const [only, ...more] = dealsOf(one, from);
    return only?.take !== undefined && more.length === 0 && endsAt(one, only.place) && plain.has(endOf(one));
  });
}

const isAmong = (deals: readonly Deal[], deal: Deal): boolean => deals.some((one) => sameDeal(one, deal));

/** The actions in which all of these deals are made, whatever else is. */
export const withDeals = (actions: readonly Action[], deals: readonly Deal[], from: Place): Action[] =>
  actions.filter((action) => {
    const made = dealsOf(action, from);
    return made.length > 0 && deals.every((deal) => isAmong(made, deal));
  });

/** Those in which nothing else is done with loads. */
export const withJust = (actions: readonly Action[], deals: readonly Deal[], from: Place): Action[] =>
  withDeals(actions, deals, from).filter((action) => handlingsOf(action).length === deals.length);

/** Whether one of these begins by leaving something: whoever carries nothing can only take. */
export const canLeave = (actions: readonly Action[], from: Place): boolean =>
  actions.some((action) => dealsOf(action, from)[0]?.leave !== undefined);

/** The deals that can still be made besides these, by place. */
export function furtherDeals(
  actions: readonly Action[],
  deals: readonly Deal[],
  from: Place,
): ReadonlyMap<Place, readonly Deal[]> {
  const found = new Map<Place, Deal[]>();
  for (const action of withDeals(actions, deals, from))
    for (const deal of dealsOf(action, from)) {
      const known = found.get(deal.place) ?? [];
      if (!isAmong(deals, deal) && !isAmong(known, deal)) found.set(deal.place, [...known, deal]);
    }
  return found;
}

/** What one begins with: to put something down, perhaps for something else, or to take something with empty hands. */
export type DealKind = 'leave' | 'take';

export const kindOfDeal = ({ leave }: Deal): DealKind => (leave === undefined ? 'take' : 'leave');

/** What a walk may begin with, each kind with all pieces that it is about. */
export function firstDeals(
  actions: readonly Action[],
  from: Place,
): ReadonlyMap<DealKind, ReadonlySet<PieceId>> {
  const found = new Map<DealKind, Set<PieceId>>();
  for (const action of actions) {
    const [first] = dealsOf(action, from);
    const piece = first?.leave ?? first?.take;
    if (!first || piece === undefined) continue;
    const known = found.get(kindOfDeal(first)) ?? new Set();
    found.set(kindOfDeal(first), known.add(piece));
  }
  return found;
}
