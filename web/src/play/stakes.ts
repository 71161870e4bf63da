/**
 * What is at stake in a combat: what would become of everybody if either side won, or neither. The rules end it three
 * times on a copy; whoever asks hears no more of it than he would at the table.
 */
import {
  type AddressedEvent,
  endCombat,
  eventsThrough,
  type GameEvent,
  type PieceId,
  type PieceJson,
  type View,
  viewOf,
} from '@dungeon-twister/rules';
import type { Snapshot } from '../match/snapshot.ts';
import { colourName, kindName, namesInWords } from '../words/names.ts';
import { stakesWords } from '../words/stakes-words.ts';

type Side = 'attack' | 'defence';

interface Stake {
  /** How the combat ends. */
  readonly end: string;
  readonly means: string;
}

/** Told to one who fights on a side, or to one who looks on (null). */
export function stakesOf(now: Snapshot, own: Side | null): readonly Stake[] {
  const { ends } = stakesWords();
  const enemy: Side = own === 'attack' ? 'defence' : 'attack';
  return [
    ...(own === null
      ? [
          { end: ends.attack, means: meaningOf(now, 'attack') },
          { end: ends.defence, means: meaningOf(now, 'defence') },
        ]
      : [
          { end: ends.won, means: meaningOf(now, own) },
          { end: ends.lost, means: meaningOf(now, enemy) },
        ]),
    { end: ends.tie, means: meaningOf(now, null) },
  ];
}

function meaningOf(now: Snapshot, winner: Side | null): string {
  const { viewer } = now.view;
  const copy = now.position.copy();
  const told: AddressedEvent[] = [];
  endCombat(copy, winner, (event) => told.push(event));
  const before = knownIn(now.view);
  // What others carry in secret would be told by its loss.
  const events = eventsThrough(told, viewer).filter(
    (event) => !('piece' in event) || before.has(event.piece),
  );
  const w = stakesWords();
  const nameOf = (piece: PieceId): string => kindName(now.position.ruleset, piece);
  const { isFeminine } = namesInWords(now.chart);
  const wounded = events.flatMap((event) => (event.type === 'pieceWounded' ? [event.piece] : []));
  const { dropped, free } = loads(wounded, before, knownIn(viewOf(copy, viewer)));
  const said = [
    ...(wounded.length > 0 ? [w.wounded(wounded.map(nameOf), wounded.every(isFeminine))] : []),
    ...events.flatMap((event) => say(event, now, before) ?? []),
    ...dropped.map((piece) => w.dropped(nameOf(piece))),
    ...(free.length > 0 ? [w.free(free.map(nameOf))] : []),
  ];
  return said.join(w.next) || w.nobodyHurt;
}

type Known = ReadonlyMap<PieceId, PieceJson>;

/** Everything whose place this person knows. */
const knownIn = ({ shown, own }: View): Known =>
  new Map([...shown.pieces, ...own.pieces].map((piece) => [piece.id, piece]));

/** What befalls one or another; of pieces their names are enough, whose they are is seen above. */
function say(event: GameEvent, { position, view, chart }: Snapshot, before: Known): string | null {
  const w = stakesWords();
  const { ruleset } = position;
  const { isFeminine } = namesInWords(chart);
  const nameOf = (piece: PieceId): string => kindName(ruleset, piece);
  const colourOf = (seat: number): string => colourName(ruleset.colours[seat] ?? 'blue');
  switch (event.type) {
    case 'pieceEliminated':
      return before.get(event.piece)?.marks?.includes('wounded')
        ? w.diesOfWounds(nameOf(event.piece), isFeminine(event.piece))
        : w.dies(nameOf(event.piece));
    case 'pieceRemoved':
      return w.lost(nameOf(event.piece), isFeminine(event.piece));
    case 'pointsScored':
      return w.points(event.points, event.seat === view.viewer ? w.you : colourOf(event.seat));
    case 'gameEnded':
      return event.winners.some((seat) => seat === view.viewer)
        ? w.youWin
        : w.wins(event.winners.map(colourOf).join(', '));
    default:
      return null;
  }
}

const holderOf = (piece: PieceJson | undefined): PieceId | null =>
  typeof piece?.where === 'object' && 'holder' in piece.where ? piece.where.holder : null;

/** Objects in somebody's hands that fall; and those under a wounded: they stay, for anybody (BD-WOUND-9, CG-WOUND-10). */
function loads(wounded: readonly PieceId[], before: Known, after: Known) {
  const dropped: PieceId[] = [];
  const free: PieceId[] = [];
  for (const [id, piece] of before) {
    const holder = holderOf(piece);
    const later = after.get(id);
    if (holder === null || !later) continue;
    if (holderOf(later) === holder) {
      if (wounded.includes(holder)) free.push(id);
    } else if (typeof later.where === 'object') dropped.push(id);
  }
  return { dropped, free };
}
