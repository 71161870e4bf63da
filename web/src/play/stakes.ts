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

/** Told to one who fights on a side, or to one who looks on (null). Who is attacked hears first what he may lose. */
export function stakesOf(now: Snapshot, own: Side | null): readonly Stake[] {
  const { ends } = stakesWords();
  const told: readonly (readonly [string, Side])[] =
    own === null
      ? [
          [ends.attack, 'attack'],
          [ends.defence, 'defence'],
        ]
      : own === 'attack'
        ? [
            [ends.won, 'attack'],
            [ends.lost, 'defence'],
          ]
        : [
            [ends.beaten, 'attack'],
            [ends.held, 'defence'],
          ];
  return [
    ...told.map(([end, winner]) => ({ end, means: meaningOf(now, winner) })),
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
  const nameOf = namesIn(now);
  const { isFeminine } = namesInWords(now.chart);
  const wounded = events.flatMap((event) => (event.type === 'pieceWounded' ? [event.piece] : []));
  const { dropped, free } = loads(wounded, before, knownIn(viewOf(copy, viewer)));
  const said = [
    ...(wounded.length > 0 ? [w.wounded(wounded.map(nameOf), wounded.every(isFeminine))] : []),
    ...events.flatMap((event) => say(event, now, before, nameOf) ?? []),
    ...dropped.map((piece) => w.dropped(nameOf(piece))),
    ...(free.length > 0 ? [w.free(free.map(nameOf))] : []),
  ];
  return said.join(w.next) || w.nobodyHurt;
}

type NameOf = (piece: PieceId) => string;

/** Names alone, for whose they are is seen above them; unless two of the fight, or what they carry, are called alike. */
function namesIn({ view, chart, position: { ruleset } }: Snapshot): NameOf {
  const fighters = view.shown.pieces.filter(({ marks }) =>
    marks?.some((mark) => mark === 'attacks' || mark === 'defends'),
  );
  const ids = new Set(fighters.map(({ id }) => id));
  const all = [...knownIn(view).values()].filter((one) => ids.has(one.id) || ids.has(holderOf(one) ?? ''));
  const names = all.map(({ id }) => kindName(ruleset, id));
  const w = stakesWords();
  return (id) => {
    const name = kindName(ruleset, id);
    if (names.filter((one) => one === name).length < 2) return name;
    return ruleset.pieces.owner[ruleset.pieces.byId.get(id) ?? 0] === view.viewer
      ? w.yours(name)
      : w.theirs(namesInWords(chart).piece(id));
  };
}

type Known = ReadonlyMap<PieceId, PieceJson>;

/** Everything whose place this person knows. */
const knownIn = ({ shown, own }: View): Known =>
  new Map([...shown.pieces, ...own.pieces].map((piece) => [piece.id, piece]));

/** What befalls one or another. */
function say(
  event: GameEvent,
  { position, view, chart }: Snapshot,
  before: Known,
  nameOf: NameOf,
): string | null {
  const w = stakesWords();
  const { ruleset } = position;
  const { isFeminine } = namesInWords(chart);
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
