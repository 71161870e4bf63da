/** An action in a few words, for a button or a list of choices. */
import {
  type Action,
  type Chart,
  gateName,
  type Handling,
  placeName,
  slotName,
  type Table,
} from '@dungeon-twister/rules';
import { words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import { fullName, kindName } from './names.ts';

function handled(table: Table, handlings: readonly Handling[] = []): string[] {
  const w = words();
  return handlings.flatMap(({ leave, take, to }) => [
    ...(leave
      ? [to ? w.give(kindName(table, leave), kindName(table, to)) : w.leave(kindName(table, leave))]
      : []),
    ...(take ? [w.take(kindName(table, take))] : []),
  ]);
}

export function describeAction(chart: Chart, action: Action): string {
  const w = words();
  const p = playWords();
  const { table } = chart;
  const verb = w.action[action.type];
  switch (action.type) {
    case 'move': {
      const end = action.path.at(-1);
      const loads = handled(table, action.handlings);
      if (action.path.length === 1)
        return [loads.length > 0 ? '' : p.stay, ...loads].filter(Boolean).join(', ');
      return [`${w.go} ${end === undefined ? '' : placeName(chart, end)}`, ...loads].join(', ');
    }
    case 'jump':
      return `${verb} ${placeName(chart, action.to)}${action.card === undefined ? '' : ` (${w.card(action.card)})`}`;
    case 'wallWalk':
      return [
        `${verb} ${placeName(chart, action.to)}`,
        ...(action.leave ? [w.leave(kindName(table, action.leave))] : []),
        ...handled(table, action.handlings),
      ].join(', ');
    case 'reveal':
      return [`${verb} ${slotName(action.slot)}`, ...(action.over ? [p.over[action.over]] : [])].join(', ');
    case 'invert':
    case 'lay':
      return `${verb} ${slotName(action.slot)}`;
    case 'rotate':
      return `${verb} ${slotName(action.slot)}, ${action.turn === 'cw' ? w.clockwise : w.anticlockwise}`;
    case 'slide':
      return `${verb}, ${action.to === 'up' ? p.up : p.down}`;
    case 'openGate':
    case 'closeGate':
    case 'breakGate':
      return `${verb} ${gateName(chart, action.at) ?? slotName(action.at.slot)}`;
    case 'attack':
      return [
        `${verb} ${fullName(table, action.target)}`,
        ...(action.joiners ?? []).map((one) => p.together(kindName(table, one))),
        ...(action.with ?? []).map((one) => p.withWhat(kindName(table, one))),
      ].join(', ');
    case 'heal':
    case 'scream':
    case 'fireball':
      return `${verb} ${fullName(table, action.target)}`;
    case 'steal':
      return p.from(kindName(table, action.item), fullName(table, action.target));
    case 'levitate': {
      const end = action.path.at(-1);
      const where = action.to ? fullName(table, action.to) : end === undefined ? '' : placeName(chart, end);
      return p.objectTo(kindName(table, action.item), where);
    }
    case 'choose':
    case 'dismiss':
      return kindName(table, action.piece);
    case 'deploy':
    case 'place':
    case 'face':
      return `${kindName(table, action.piece)} ${placeName(chart, action.place)}`;
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
      return verb;
  }
}
