/** What the board shows of the choices of a seat: a mark for each spot with something to do. */
import {
  type Action,
  type Chart,
  isBarrier,
  isOnLine,
  type PieceId,
  type Place,
  slotOf,
} from '@dungeon-twister/rules';
import type { Mark } from '../board/marks.tsx';
import { boardWords } from '../words/board-words.ts';
import { targetName } from '../words/names.ts';
import { playWords } from '../words/play-words.ts';
import { describeAction, describeDeals, describeEach } from './describe.ts';
import type { Deal } from './loads.ts';
import { type Odds, oddsSign } from './odds.ts';
import { aimKey, type Choice, sortOptions } from './options.ts';
import type { Later } from './reach.ts';
import { boardSign } from './signs.tsx';

/** A mark without what happens when it is picked. */
export interface Spot extends Omit<Mark, 'onPick' | 'onPreview'> {
  /** Alternatives of which one is chosen; or walks that follow one another. */
  readonly actions: readonly Action[];
  readonly inARow?: true;
  /** What could be done with loads there, of which one is chosen before where to go. */
  readonly deals?: readonly Deal[];
}

/** What is worked out beforehand of an action. */
export interface Foresight {
  readonly oddsOf?: (action: Action) => Odds | null;
  readonly exitOf?: (action: Action, place: Place) => number | null;
}

function kindOf({ aim, actions }: Choice): Mark['kind'] {
  const [first] = actions;
  if ('slot' in aim) return first?.type === 'lay' ? 'lay' : 'room';
  if ('portcullis' in aim) return 'gate';
  // On the figure in hand, which has a ring of its own.
  if ('piece' in aim && first && 'piece' in first && first.piece === aim.piece) return 'help';
  if ('piece' in aim) return first?.type === 'heal' || first?.type === 'levitate' ? 'help' : 'attack';
  if (first?.type === 'deploy' || first?.type === 'place' || first?.type === 'face') return 'lay';
  return first?.type === 'move' && !first.handlings ? 'go' : 'take';
}

function signOf({ actions }: Choice, odds: Odds | null, leaves: number | null): string | undefined {
  const [first] = actions;
  if (!first) return undefined;
  if (odds) return oddsSign(odds);
  if (leaves !== null && actions.length === 1) return `+${leaves}`;
  if (first.type === 'rotate') return first.turn === 'cw' ? '⟳' : '⟲';
  if (first.type === 'slide' && actions.length === 1) return first.to === 'up' ? '▲' : '▼';
  const hasList = first.type === 'move' || first.type === 'slide';
  if (new Set(actions.map(({ type }) => type)).size > 1 || (hasList && actions.length > 1)) return '⋯';
  return boardSign(first.type);
}

function labelOf(
  chart: Chart,
  { actions }: Choice,
  { odds, leaves, final }: { odds: Odds | null; leaves: number | null; final: boolean },
): string {
  const p = playWords();
  const [first] = actions;
  return [
    first ? describeAction(chart, first) : '',
    ...(odds ? [`${p.against(String(odds.attack), String(odds.defence ?? '?'))} ${p.beforeCards}`] : []),
    ...(leaves === null ? [] : [boardWords().leaves(leaves)]),
    ...(actions.length > 1 ? [p.ways(actions.length)] : []),
    ...(final ? [p.final] : []),
  ].join(', ');
}

/** Marks for what is listed now; for what somebody does to himself one on `self`, where that is wanted. */
export const spotsOf = (
  chart: Chart,
  actions: readonly Action[],
  { oddsOf, exitOf }: Foresight = {},
  self: PieceId | null = null,
): Spot[] =>
  sortOptions(actions, self).map((choice) => {
    const [first] = choice.actions;
    const odds = (first && oddsOf?.(first)) ?? null;
    const leaves = first && 'place' in choice.aim ? (exitOf?.(first, choice.aim.place) ?? null) : null;
    const sign = signOf(choice, odds, leaves);
    const kind = kindOf(choice);
    // Nothing that is laid can be taken back: a sign on everything would say nothing.
    const final = kind !== 'lay' && choice.actions.every((one) => isBarrier(chart.ruleset, one));
    return {
      key: aimKey(choice.aim),
      kind,
      label: labelOf(chart, choice, { odds, leaves, final }),
      at: choice.aim,
      ...(sign ? { sign } : {}),
      ...(final ? { final } : {}),
      ...(leaves === null ? {} : { leaves }),
      actions: choice.actions,
    };
  });

/** Small marks beside those of walks: they go there too, and take what lies there. */
export const pickUpSpots = (chart: Chart, actions: readonly Action[]): Spot[] =>
  sortOptions(actions).map(({ aim, actions: some }) => ({
    key: `take-${aimKey(aim)}`,
    kind: 'take',
    label: describeEach(chart, some).join(' / '),
    at: aim,
    sign: 'take',
    aside: 'right',
    actions: some,
  }));

/** Where something can be left, taken or swapped. */
export const dealSpots = (chart: Chart, deals: ReadonlyMap<Place, readonly Deal[]>): Spot[] =>
  [...deals].map(([place, some]) => ({
    key: `deal-${place}`,
    kind: 'take',
    label: `${targetName(chart, place)}: ${describeDeals(chart, some).join(' / ')}`,
    at: { place },
    sign: some.every(({ take }) => take === undefined)
      ? 'leave'
      : some.every(({ leave }) => leave === undefined)
        ? 'take'
        : 'swap',
    actions: [],
    deals: some,
  }));

/** The badge of a figure that could leave, take or swap something; one with empty hands can only take. */
export const badgeSpot = (piece: PieceId, isOn: boolean, canLeave: boolean): Spot => ({
  key: 'loads',
  kind: 'load',
  label: isOn ? playWords().loadsAsTheyAre : canLeave ? playWords().loads : playWords().takeOnTheWay,
  at: { piece },
  sign: canLeave ? 'swap' : 'take',
  isOn,
  actions: [],
});

/** The rooms in which a price stands already, with how many points that is. */
export type Priced = Set<string>;

/** Whether this is the first square of its room with this price; between zones there are few enough for all of them. */
function isFirstOf({ ruleset }: Chart, { place, points }: Later, priced: Priced): boolean {
  if (ruleset.layout.zones > 0) return true;
  const band = `${isOnLine(ruleset, place) ? 'line' : slotOf(place)}/${points}`;
  const isNew = !priced.has(band);
  priced.add(band);
  return isNew;
}

/** Fainter marks for what the next points reach; a hundred prices at once would be a page of figures. */
export const laterSpots = (chart: Chart, later: readonly Later[], priced: Priced = new Set()): Spot[] =>
  later.map(({ place, points, walks, leaves }) => ({
    points,
    ...(leaves !== undefined || isFirstOf(chart, { place, points, walks }, priced) ? {} : { isQuiet: true }),
    key: `later-${place}`,
    kind: 'later',
    label: [
      targetName(chart, place),
      playWords().costs(points),
      ...(leaves === undefined ? [] : [boardWords().leaves(leaves)]),
    ].join(', '),
    at: { place },
    sign: leaves === undefined ? String(points) : `${points}→+${leaves}`,
    ...(leaves === undefined ? {} : { leaves }),
    actions: walks,
    inARow: true,
  }));

/** The tokens that can be chosen before a place for them is. */
export const tokensIn = (actions: readonly Action[]): PieceId[] => [
  ...new Set(
    actions.flatMap((one) =>
      one.type === 'deploy' || one.type === 'lay' || one.type === 'place' || one.type === 'face'
        ? [one.piece]
        : [],
    ),
  ),
];
