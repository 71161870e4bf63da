/** Reads what chance drew. Whether it fits the scenario is asked of the first position that it gives. */
import type { Draw } from '../editions/draw.ts';
import type { Cursor } from '../json/cursor.ts';
import { copiesOf } from '../position/fill.ts';
import { dealtLines } from '../position/lines.ts';
import { readColours, readPieceName, readSeat } from '../position/read.ts';
import type { Table } from '../position/table.ts';
import { COLOURS, type Seat } from '../vocabulary.ts';

export function readDraw(cursor: Cursor, table: Table): Draw {
  const lines = dealtLines({ table }).length;
  const at = cursor.record(
    ['rooms', 'firstChooser', 'firstPlacer', 'firstPlayer', 'players', 'teams'],
    lines > 0 ? ['lines'] : [],
  );
  const rooms = at.rooms.items(table.layout.slots.length).map((room) => readRoom(room, table));
  return {
    rooms: rooms.map(({ index }) => index),
    turned: rooms.map(({ turned }) => turned),
    firstChooser: readSeat(at.firstChooser, table),
    firstPlacer: readSeat(at.firstPlacer, table),
    firstPlayer: readSeat(at.firstPlayer, table),
    players: readPlayers(at.players, table),
    teams: at.teams.items(table.seats).map((team, seat) => readTeam(team, table, seat)),
    lines:
      lines > 0 ? readColours(cursor.field('lines'), lines).map((colour) => COLOURS.indexOf(colour)) : [],
  };
}

function readRoom(cursor: Cursor, table: Table): { readonly index: number; readonly turned: number } {
  const at = cursor.record(['room', 'turned'], ['copy']);
  const names = table.rooms.map(({ id }) => id);
  const copies = copiesOf(table, names[at.room.indexIn(names, 'room')]);
  const copy = cursor.maybe('copy')?.integer(2, copies.length) ?? 1;
  return { index: copies[copy - 1], turned: at.turned.integer(0, 3) };
}

/** Everybody sits somewhere; who came first sits first, unless lots decide about the sides (BD-SCN2-2). */
function readPlayers(cursor: Cursor, table: Table): number[] {
  const players = cursor.items(table.seats).map((player) => readSeat(player, table));
  if (new Set(players).size !== players.length) cursor.fail('a player sits at two seats');
  if (!table.scenario.sidesByLot && players.some((player, seat) => player !== seat))
    cursor.fail('no lots are drawn about the sides in this scenario');
  return players;
}

function readTeam(cursor: Cursor, table: Table, seat: Seat): number[] {
  const { owner } = table.pieces;
  const team = cursor.items().map((piece) => {
    const index = readPieceName(piece, table);
    return owner[index] === seat ? index : piece.fail('belongs to another team');
  });
  if (new Set(team).size !== team.length) cursor.fail('a piece is drawn twice');
  if (team.length > 0 && table.teamChoice !== 'random') cursor.fail('teams are not drawn in this game');
  return team;
}
