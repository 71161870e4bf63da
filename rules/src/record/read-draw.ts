/** Reads what chance drew. Whether it fits the scenario is asked of the first position that it gives. */
import type { Draw } from '../editions/draw.ts';
import type { Cursor } from '../json/cursor.ts';
import { readEach } from '../json/fault.ts';
import { copiesOf } from '../position/fill.ts';
import { dealtLines } from '../position/lines.ts';
import { readColours, readPieceName, readSeat, ROOM } from '../position/form.ts';
import type { Table } from '../position/table.ts';
import { COLOURS, type Seat } from '../vocabulary.ts';

export function readDraw(cursor: Cursor, table: Table): Draw {
  const lines = dealtLines({ table }).length;
  const seat = (at: Cursor): Seat => readSeat(at, table);
  const drawn = cursor.fields({
    rooms: (at) => readEach(at.items(table.layout.slots.length), (room) => readRoom(room, table)),
    firstChooser: seat,
    firstPlacer: seat,
    firstPlayer: seat,
    players: (at) => readPlayers(at, table),
    teams: (at) => readEach(at.items(table.seats), (team, one) => readTeam(team, table, one)),
    ...(lines > 0
      ? { lines: (at: Cursor) => readColours(at, lines).map((colour) => COLOURS.indexOf(colour)) }
      : {}),
  });
  const { rooms, lines: dealt = [], ...lots } = drawn;
  return {
    rooms: rooms.map(({ index }) => index),
    turned: rooms.map(({ turned }) => turned),
    ...lots,
    lines: dealt,
  };
}

function readRoom(cursor: Cursor, table: Table): { readonly index: number; readonly turned: number } {
  const names = table.rooms.map(({ id }) => id);
  const copies = copiesOf(table, String(cursor.maybe('room')?.plain()));
  const { turned, copy = 1 } = cursor.fields(
    { room: (at) => at.indexIn(names, ROOM), turned: (at) => at.integer(0, 3) },
    { copy: (at: Cursor) => at.integer(2, copies.length) },
  );
  return { index: copies[copy - 1], turned };
}

/** Everybody sits somewhere; who came first sits first, unless lots decide about the sides (BD-SCN2-2). */
function readPlayers(cursor: Cursor, table: Table): number[] {
  const players = readEach(cursor.items(table.seats), (player) => readSeat(player, table));
  if (new Set(players).size !== players.length)
    cursor.fail({ en: 'a player sits at two seats', fr: 'un joueur est à deux sièges' });
  if (!table.scenario.sidesByLot && players.some((player, seat) => player !== seat))
    cursor.fail({
      en: 'no lots are drawn about the sides in this scenario',
      fr: 'les côtés ne sont pas tirés au sort dans ce scénario',
    });
  return players;
}

function readTeam(cursor: Cursor, table: Table, seat: Seat): number[] {
  const { owner } = table.pieces;
  const team = readEach(cursor.items(), (piece) => {
    const index = readPieceName(piece, table);
    return owner[index] === seat
      ? index
      : piece.fail({ en: 'belongs to another team', fr: 'appartient à une autre équipe' });
  });
  if (new Set(team).size !== team.length)
    cursor.fail({ en: 'a piece is drawn twice', fr: 'une pièce est tirée deux fois' });
  if (team.length > 0 && table.teamChoice !== 'random')
    cursor.fail({
      en: 'teams are not drawn in this game',
      fr: 'les équipes ne sont pas tirées au sort dans cette partie',
    });
  return team;
}
