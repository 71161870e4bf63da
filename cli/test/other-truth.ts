/**
 * Another game that one player could not tell from the one he played: other rooms lie face down, other tokens lie
 * where he has not looked, another card is laid. Made from a sample of what he sees at the end.
 */
import {
  type Action,
  Chance,
  type LogEntry,
  type SetupRoll,
  Game,
  type Position,
  recordOf,
  sample,
  type Seat,
  viewOf,
  writePosition,
  writeRecordText,
} from '@dungeon-twister/rules';

/** Where little is hidden, a sample may be the truth itself. */
const TRIES = 20;

export function otherTruth(game: Game, viewer: Seat, seed: string): Game {
  const truth = writeRecordText(recordOf(game));
  for (let n = 0; n < TRIES; n++) {
    const other = sampledGame(game, viewer, `${seed} ${n}`);
    if (writeRecordText(recordOf(other)) !== truth) return other;
  }
  throw new Error('Nothing is hidden in this game.');
}

function sampledGame(game: Game, viewer: Seat, seed: string): Game {
  const { position } = game;
  if (!game.setupRoll) throw new Error('A game with a draw is wanted.');
  const world = sample(viewOf(position, viewer), new Chance(seed), position.ruleset);
  const other = new Game({ ruleset: position.ruleset, setupRoll: drawFor(game.setupRoll, world) });
  const renamed = renaming(position, world);
  const hand = lastLaid(game, position);
  for (const [number, entry] of game.log.entries()) {
    if (!('action' in entry)) throw new Error('A game without clocks is wanted.');
    const { seat } = entry;
    const card = hand.get(seat) === number ? writePosition(world).combat?.laid[seat] : undefined;
    const action =
      card === undefined ? renamedAction(entry.action, renamed) : ({ type: 'layCard', card } as const);
    const answer = other.perform({ seat, decision: other.asked(seat), action });
    if (!answer.ok) throw new Error(`No other truth: ${JSON.stringify(action)} ${answer.refusal.code}`);
  }
  return other;
}

function drawFor(draw: SetupRoll, world: Position): SetupRoll {
  const { slots, lots } = writePosition(world);
  const { rooms } = world.ruleset;
  return {
    ...draw,
    ...lots,
    rooms: slots.map(({ faceUp, room }, slot) =>
      faceUp ? (draw.rooms[slot] ?? 0) : rooms.findIndex(({ id }) => id === room),
    ),
    turned: slots.map(({ faceUp, turned }, slot) => (faceUp ? (draw.turned[slot] ?? 0) : turned)),
  };
}

/** The pieces of each colour by where they are. */
function placed(at: Position): Map<string, string[]> {
  const there = new Map<string, string[]>();
  for (const { id, where } of writePosition(at).pieces) {
    const key = `${id.split('-')[0]} ${JSON.stringify(where)}`;
    there.set(key, [...(there.get(key) ?? []), id]);
  }
  return there;
}

/** Which piece takes the part of which: those that are in the same place in both. */
function renaming(p: Position, world: Position): ReadonlyMap<string, string> {
  const truth = placed(p);
  const renamed = new Map<string, string>();
  for (const [key, ids] of placed(world)) {
    // Whoever can keep his place does, so that as little as possible is renamed.
    const olds = truth.get(key) ?? [];
    const left = olds.filter((id) => !ids.includes(id));
    for (const id of ids) renamed.set(olds.includes(id) ? id : (left.pop() ?? id), id);
  }
  return renamed;
}

const SECRET_PIECE: ReadonlySet<Action['type']> = new Set(['choose', 'dismiss', 'deploy', 'lay']);

const renamedAction = (action: Action, renamed: ReadonlyMap<string, string>): Action =>
  'piece' in action && SECRET_PIECE.has(action.type)
    ? { ...action, piece: renamed.get(action.piece) ?? action.piece }
    : action;

const isLaying = (entry: LogEntry): boolean => 'action' in entry && entry.action.type === 'layCard';

/** Per seat the number of the deed by which it laid the card that lies there now. */
function lastLaid(game: Game, p: Position): ReadonlyMap<Seat, number> {
  const { combat } = writePosition(p);
  const laid = new Map<Seat, number>();
  combat?.laid.forEach((card, seat) => {
    if (card < 0) return;
    laid.set(
      seat,
      game.log.findLastIndex((entry) => entry.seat === seat && isLaying(entry)),
    );
  });
  return laid;
}
