/** An action in a few words, for a button or a list of choices. */
import {
  type Action,
  type Aim,
  aimOf,
  type Chart,
  portcullisName,
  type PieceId,
  type Place,
  slotName,
  type Ruleset,
} from '@dungeon-twister/rules';
import { capital } from '@dungeon-twister/words';
import { words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import { fullName, kindName, namesInWords, targetName, verbOf } from '../words/names.ts';
import type { Deal } from './loads.ts';

/** How much is said: in short; also where; also whose pieces; also by which way. */
type Detail = 0 | 1 | 2 | 3;

const nameFor = (ruleset: Ruleset, id: PieceId, detail: Detail): string =>
  detail < 2 ? kindName(ruleset, id) : fullName(ruleset, id);

/** What is done with loads: each in words. */
export function describeDeal(
  ruleset: Ruleset,
  { leave, take, to }: Omit<Deal, 'place'>,
  detail: Detail = 0,
): string {
  const w = words();
  const name = (id: PieceId): string => nameFor(ruleset, id, detail);
  return [
    ...(leave ? [to ? w.give(name(leave), name(to)) : w.leave(name(leave))] : []),
    ...(take ? [w.take(name(take))] : []),
  ].join(', ');
}

function handled(chart: Chart, action: Action, detail: Detail): string[] {
  if (action.type !== 'move' && action.type !== 'wallWalk') return [];
  return (action.handlings ?? []).map(({ step, ...what }) => {
    const said = describeDeal(chart.ruleset, what, detail);
    const place = action.type === 'move' ? action.path[step] : step > 0 ? action.to : undefined;
    if (detail === 0 || place === undefined) return said;
    return chart.ruleset.layout.zones > 0
      ? `${said} (${targetName(chart, place)})`
      : playWords().doneAt(said, inWords(chart, place));
  });
}

/** A square of a list by its name and by its room: nobody should have to look for it at the rim. */
const inWords = (chart: Chart, place: Place): string =>
  `${targetName(chart, place)} (${namesInWords(chart).place(place)})`;

/** The places between the first and the last one. */
const way = (chart: Chart, path: readonly Place[]): string =>
  path
    .slice(1, -1)
    .map((place) => targetName(chart, place))
    .join('-');

/** A deed that leads to a place; a zone has a long name, which stands by itself. */
const deedTo = (chart: Chart, deed: string, place: Place): string =>
  `${deed}${chart.ruleset.layout.zones > 0 ? ':' : ''} ${targetName(chart, place)}`;

/** What somebody points at to do something; nothing where he points at nothing. */
function nameOf(chart: Chart, aim: Aim | null): string {
  if (aim === null) return '';
  if ('piece' in aim) return words().the(fullName(chart.ruleset, aim.piece));
  if ('place' in aim) return targetName(chart, aim.place);
  if ('slot' in aim) return slotName(aim.slot);
  return portcullisName(chart, aim.portcullis) ?? slotName(aim.portcullis.slot);
}

/** Entries of one list, each in words of its own: where short ones would read the same, they say more. */
function distinct<T>(all: readonly T[], say: (one: T, detail: Detail) => string): string[] {
  const said = all.map((one) => say(one, 0));
  for (const detail of [1, 2, 3] as const) {
    const counts = new Map<string, number>();
    for (const one of said) counts.set(one, (counts.get(one) ?? 0) + 1);
    all.forEach((one, index) => {
      if ((counts.get(said[index] ?? '') ?? 0) > 1) said[index] = say(one, detail);
    });
  }
  return said;
}

export const describeEach = (chart: Chart, actions: readonly Action[]): string[] =>
  distinct(actions, (action, detail) => describeAction(chart, action, detail));

export const describeDeals = ({ ruleset }: Chart, deals: readonly Deal[]): string[] =>
  distinct(deals, (deal, detail) => capital(describeDeal(ruleset, deal, detail)));

export function describeAction(chart: Chart, action: Action, detail: Detail = 0): string {
  const w = words();
  const p = playWords();
  const { ruleset } = chart;
  const verb = verbOf(action.type);
  switch (action.type) {
    case 'move': {
      const end = action.path.at(-1);
      const loads = handled(chart, action, detail);
      if (action.path.length === 1)
        return [loads.length > 0 ? '' : p.stay, ...loads].filter(Boolean).join(', ');
      const by = detail === 3 ? way(chart, action.path) : '';
      return [end === undefined ? w.go : deedTo(chart, w.go, end), ...(by ? [p.by(by)] : []), ...loads].join(
        ', ',
      );
    }
    case 'jump':
      return `${deedTo(chart, verb, action.to)}${action.card === undefined ? '' : ` (${w.card(action.card)})`}`;
    case 'wallWalk':
      return [
        deedTo(chart, verb, action.to),
        ...(action.leave ? [w.leave(nameFor(ruleset, action.leave, detail))] : []),
        ...handled(chart, action, detail),
      ].join(', ');
    case 'reveal':
      return [`${verb} ${slotName(action.slot)}`, ...(action.over ? [p.over[action.over]] : [])].join(', ');
    case 'rotate':
      return `${verb} ${slotName(action.slot)}, ${action.turn === 'cw' ? w.clockwise : w.anticlockwise}`;
    case 'slide':
      return `${verb}, ${action.to === 'up' ? p.up : p.down}`;
    case 'attack':
      return [
        `${verb} ${w.the(fullName(ruleset, action.target))}`,
        ...(action.joiners ?? []).map((one) => p.together(nameFor(ruleset, one, detail))),
        ...(action.with ?? []).map((one) => p.withWhat(nameFor(ruleset, one, detail))),
      ].join(', ');
    case 'steal':
      return p.from(nameFor(ruleset, action.item, detail), fullName(ruleset, action.target));
    case 'levitate': {
      const end = action.path.at(-1);
      const where = action.to
        ? fullName(ruleset, action.to)
        : end === undefined
          ? ''
          : targetName(chart, end);
      const by = detail === 3 ? way(chart, action.path) : '';
      return [p.objectTo(nameFor(ruleset, action.item, detail), where), ...(by ? [p.by(by)] : [])].join(', ');
    }
    case 'choose':
    case 'dismiss':
      return nameFor(ruleset, action.piece, detail);
    case 'deploy':
    case 'place':
    case 'face':
      return deedTo(chart, nameFor(ruleset, action.piece, detail), action.place);
    case 'playCard':
      return p.actionCard(action.card);
    case 'countCards':
      return p.count(action.count);
    case 'layCard':
      return action.second === undefined
        ? w.card(action.card)
        : `${w.card(action.card)} ${w.card(action.second)}`;
    case 'nameCard':
      return action.card === null ? p.nameNone : w.card(action.card);
    case 'join':
      return p.join[action.side ?? 'neither'];
    default:
      return [verb, nameOf(chart, aimOf(action))].filter(Boolean).join(' ');
  }
}
