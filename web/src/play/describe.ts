/** An action in a few words, for a button or a list of choices. */
import {
  type Action,
  type Aim,
  aimOf,
  type Chart,
  portcullisName,
  type Handling,
  type Place,
  slotName,
  type Ruleset,
} from '@dungeon-twister/rules';
import { words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import { fullName, kindName, targetName, verbOf } from '../words/names.ts';

function handled(ruleset: Ruleset, handlings: readonly Handling[] = []): string[] {
  const w = words();
  return handlings.flatMap(({ leave, take, to }) => [
    ...(leave
      ? [to ? w.give(kindName(ruleset, leave), kindName(ruleset, to)) : w.leave(kindName(ruleset, leave))]
      : []),
    ...(take ? [w.take(kindName(ruleset, take))] : []),
  ]);
}

/** A deed that leads to a place; a zone has a long name, which stands by itself. */
const deedTo = (chart: Chart, deed: string, place: Place): string =>
  `${deed}${chart.ruleset.layout.zones > 0 ? ':' : ''} ${targetName(chart, place)}`;

/** What somebody points at to do something; nothing where he points at nothing. */
function nameOf(chart: Chart, aim: Aim | null): string {
  if (aim === null) return '';
  if ('piece' in aim) return fullName(chart.ruleset, aim.piece);
  if ('place' in aim) return targetName(chart, aim.place);
  if ('slot' in aim) return slotName(aim.slot);
  return portcullisName(chart, aim.portcullis) ?? slotName(aim.portcullis.slot);
}

export function describeAction(chart: Chart, action: Action): string {
  const w = words();
  const p = playWords();
  const { ruleset } = chart;
  const verb = verbOf(action.type);
  switch (action.type) {
    case 'move': {
      const end = action.path.at(-1);
      const loads = handled(ruleset, action.handlings);
      if (action.path.length === 1)
        return [loads.length > 0 ? '' : p.stay, ...loads].filter(Boolean).join(', ');
      return [end === undefined ? w.go : deedTo(chart, w.go, end), ...loads].join(', ');
    }
    case 'jump':
      return `${deedTo(chart, verb, action.to)}${action.card === undefined ? '' : ` (${w.card(action.card)})`}`;
    case 'wallWalk':
      return [
        deedTo(chart, verb, action.to),
        ...(action.leave ? [w.leave(kindName(ruleset, action.leave))] : []),
        ...handled(ruleset, action.handlings),
      ].join(', ');
    case 'reveal':
      return [`${verb} ${slotName(action.slot)}`, ...(action.over ? [p.over[action.over]] : [])].join(', ');
    case 'rotate':
      return `${verb} ${slotName(action.slot)}, ${action.turn === 'cw' ? w.clockwise : w.anticlockwise}`;
    case 'slide':
      return `${verb}, ${action.to === 'up' ? p.up : p.down}`;
    case 'attack':
      return [
        `${verb} ${fullName(ruleset, action.target)}`,
        ...(action.joiners ?? []).map((one) => p.together(kindName(ruleset, one))),
        ...(action.with ?? []).map((one) => p.withWhat(kindName(ruleset, one))),
      ].join(', ');
    case 'steal':
      return p.from(kindName(ruleset, action.item), fullName(ruleset, action.target));
    case 'levitate': {
      const end = action.path.at(-1);
      const where = action.to
        ? fullName(ruleset, action.to)
        : end === undefined
          ? ''
          : targetName(chart, end);
      return p.objectTo(kindName(ruleset, action.item), where);
    }
    case 'choose':
    case 'dismiss':
      return kindName(ruleset, action.piece);
    case 'deploy':
    case 'place':
    case 'face':
      return deedTo(chart, kindName(ruleset, action.piece), action.place);
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
