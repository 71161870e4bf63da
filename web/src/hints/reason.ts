/**
 * Why a line of deeds may be good, in one reason: read from what would be told of it, and from where figures would stand.
 * It knows the view of whoever asks and nothing else.
 */
import {
  type Action,
  type GameEvent,
  holderOf,
  isGear,
  isWounded,
  type Piece,
  type PieceId,
  placeOf,
  type Position,
  type Seat,
  type StageId,
  strengthBeforeCards,
  type View,
  winnersAtTurnEnd,
} from '@dungeon-twister/rules';
import type { Reason } from '../match/advice.ts';
import { actorOf } from './actor.ts';
import { imagine, type ImaginedStep } from './imagine.ts';
import { costsOut, enemiesOf, wayOpened } from './ways-out.ts';

/** What is said where no deeds of figures are asked for. */
const BY_STAGE: Partial<Record<StageId, Reason>> = {
  layCard: { why: 'mixed' },
  deploy: { why: 'unread' },
  lay: { why: 'unread' },
  choose: { why: 'team' },
  dismiss: { why: 'team' },
  place: { why: 'placing' },
};

/** The weightiest first: of all that a line does, one is told. */
const ORDER: readonly Reason['why'][] = [
  'wins',
  'out',
  'finishes',
  'heals',
  'opensWay',
  'closesWay',
  'takes',
  'attacks',
  'reveals',
  'carries',
  'nearer',
  'opensGate',
  'gear',
];

/** Steps nearer to the way out that are worth a word. */
const NEARER = 2;

export function reasonOf(view: View, seat: Seat, line: readonly Action[]): Reason {
  const { stage } = view.shown;
  if (stage !== 'act' && stage !== 'card') return BY_STAGE[stage] ?? { why: 'best' };
  const all = imagine(view, seat, line);
  const isCard = all[0]?.action.type === 'playCard';
  const steps = isCard ? all.slice(1) : all;
  const [first] = steps;
  if (!first) return { why: isCard ? 'savesCard' : 'best' };
  const found = [
    ...winning(steps, seat),
    ...relevant(steps, isCard).flatMap((step) => {
      // A card is played for all that is done with it; a step that only prepares something must not promise it.
      const isLater = !isCard && step !== first;
      return step.events
        .flatMap((event) => told(event, step, seat))
        .map((one) => (isLater ? ({ ...one, isLater } as const) : one));
    }),
    ...going(steps, seat),
  ];
  const [best] = found.toSorted((a, b) => ORDER.indexOf(a.why) - ORDER.indexOf(b.why));
  if (best) return best;
  if (first.action.type === 'endTurn') return { why: isCard ? 'savesCard' : 'rests' };
  return { why: 'best' };
}

const numberOf = ({ ruleset }: Position, id: PieceId): Piece => ruleset.pieces.byId.get(id) ?? -1;

const idOf = ({ ruleset }: Position, piece: Piece): PieceId =>
  [...ruleset.pieces.byId].find(([, number]) => number === piece)?.[0] ?? '';

/**
 * The steps that the first one is good for: those of the same figure, and all behind a room that it turns. A card is
 * good for all that is done with it.
 */
function relevant(steps: readonly ImaginedStep[], isCard: boolean): readonly ImaginedStep[] {
  const actor = steps[0] ? actorOf(steps[0].action) : null;
  let isOpened = isCard;
  return steps.filter(({ action, events }) => {
    const isMine = actor !== null && actorOf(action) === actor;
    if (isMine && events.some(({ type }) => type === 'roomTurned')) isOpened = true;
    return isMine || isOpened;
  });
}

function winning(steps: readonly ImaginedStep[], seat: Seat): Reason[] {
  const last = steps.at(-1);
  const ended = last?.events.find(({ type }) => type === 'gameEnded');
  if (ended?.type === 'gameEnded') return ended.winners.includes(seat) ? [{ why: 'wins' }] : [];
  const winners = last ? winnersAtTurnEnd(last.after) : -1;
  return winners > 0 && winners & (1 << seat) ? [{ why: 'wins' }] : [];
}

/** What an event is good for. */
function told(event: GameEvent, { before, after }: ImaginedStep, seat: Seat): Reason[] {
  switch (event.type) {
    case 'pieceWentOut':
      return event.points > 0 ? [{ why: 'out', piece: event.piece, points: event.points }] : [];
    case 'pieceEliminated':
      return event.scorer === seat ? [{ why: 'finishes', piece: event.piece }] : [];
    case 'attackDeclared':
      return [attacking(event.by, event.target, before, after)];
    case 'pieceHealed':
      return [{ why: 'heals', piece: event.piece }];
    case 'pieceTaken': {
      const { isCharacter, exitPoints } = before.ruleset.pieces;
      const taken = numberOf(before, event.piece);
      // A comrade who is carried is saved by that; points are brought by objects.
      const points = isCharacter[taken] === 1 ? 0 : (exitPoints[taken] ?? 0);
      return [{ why: 'takes', piece: event.piece, points }];
    }
    case 'roomRevealed':
      return [{ why: 'reveals', piece: event.by }];
    case 'gateChanged':
      return event.to === 'closed' ? [] : [{ why: 'opensGate', piece: event.by }];
    case 'roomTurned':
    case 'roomSlid':
    case 'roomsSwapped':
      return turning(before, after, seat);
    default:
      return [];
  }
}

function attacking(piece: PieceId, target: PieceId, before: Position, after: Position): Reason {
  if (isWounded(before, numberOf(before, target))) return { why: 'finishes', piece: target };
  const totals = strengthBeforeCards(after);
  if (!totals) return { why: 'best' };
  // What others carry in secret must not be told by a sum.
  const isTold = !before.ruleset.options.secretObjects;
  return { why: 'attacks', piece, target, attack: totals.attack, defence: isTold ? totals.defence : null };
}

function turning(before: Position, after: Position, seat: Seat): Reason[] {
  const own = wayOpened(before, after, seat);
  if (own !== null) return [{ why: 'opensWay', piece: idOf(before, own) }];
  const shut = enemiesOf(before, seat).map((other) => wayOpened(after, before, other));
  const piece = shut.find((one) => one !== null) ?? null;
  return piece === null ? [] : [{ why: 'closesWay', piece: idOf(before, piece) }];
}

/** Where the one who acts first would stand in the end. */
function going(steps: readonly ImaginedStep[], seat: Seat): Reason[] {
  const [first, last] = [steps[0], steps.at(-1)];
  const actor = first ? actorOf(first.action) : null;
  if (!first || !last || actor === null) return [];
  const piece = numberOf(first.before, actor);
  const [from, to] = [placeOf(first.before, piece), placeOf(last.after, piece)];
  if (from < 0 || to < 0) return [];
  const gain = (costsOut(first.before, seat)[from] ?? 0) - (costsOut(last.after, seat)[to] ?? 0);
  const load = first.before.ruleset.pieces.all.find((one) => holderOf(last.after, one) === piece);
  const on = placeOf(first.after, piece);
  return [
    ...(gain >= NEARER
      ? [
          load === undefined
            ? ({ why: 'nearer', piece: actor } as const)
            : ({ why: 'carries', piece: idOf(first.before, load) } as const),
        ]
      : []),
    ...(on >= 0 && on !== from && isGear(first.after, on) ? [{ why: 'gear', piece: actor } as const] : []),
  ];
}
