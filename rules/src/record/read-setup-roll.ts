/** Reads what chance drew. Whether it fits the scenario is asked of the first position that it gives. */
import type { SetupRoll } from '../editions/roll-setup.ts';
import type { Cursor } from '../json/cursor.ts';
import { readEach } from '../json/fault.ts';
import { copiesOf } from '../position-json/slots.ts';
import { dealtLines } from '../model/own-and-exit-lines.ts';
import { readColours, readPieceName, readSeat, ROOM } from '../position-json/forms.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { COLOURS, type Seat } from '../vocabulary.ts';

export function readSetupRoll(cursor: Cursor, ruleset: Ruleset): SetupRoll {
  const lines = dealtLines({ ruleset }).length;
  const seat = (at: Cursor): Seat => readSeat(at, ruleset);
  const drawn = cursor.fields({
    rooms: (at) => readEach(at.items(ruleset.layout.slots.length), (room) => readRoom(room, ruleset)),
    firstChooser: seat,
    firstPlacer: seat,
    firstPlayer: seat,
    players: (at) => readPlayers(at, ruleset),
    teams: (at) => readEach(at.items(ruleset.seats), (team, one) => readTeam(team, ruleset, one)),
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

function readRoom(cursor: Cursor, ruleset: Ruleset): { readonly index: number; readonly turned: number } {
  const names = ruleset.rooms.map(({ id }) => id);
  const copies = copiesOf(ruleset, String(cursor.maybe('room')?.plain()));
  const { turned, copy = 1 } = cursor.fields(
    { room: (at) => at.indexIn(names, ROOM), turned: (at) => at.integer(0, 3) },
    { copy: (at: Cursor) => at.integer(2, copies.length) },
  );
  return { index: copies[copy - 1], turned };
}

/** Everybody sits somewhere; who came first sits first, unless lots decide about the sides (BD-SCN2-2). */
function readPlayers(cursor: Cursor, ruleset: Ruleset): number[] {
  const players = readEach(cursor.items(ruleset.seats), (player) => readSeat(player, ruleset));
  if (new Set(players).size !== players.length)
    cursor.fail({ en: 'a player sits at two seats', fr: 'un joueur est à deux sièges' });
  if (!ruleset.scenario.sidesByLot && players.some((player, seat) => player !== seat))
    cursor.fail({
      en: 'no lots are drawn about the sides in this scenario',
      fr: 'les côtés ne sont pas tirés au sort dans ce scénario',
    });
  return players;
}

function readTeam(cursor: Cursor, ruleset: Ruleset, seat: Seat): number[] {
  const { owner } = ruleset.pieces;
  const team = readEach(cursor.items(), (piece) => {
    const index = readPieceName(piece, ruleset);
    return owner[index] === seat
      ? index
      : piece.fail({ en: 'belongs to another team', fr: 'appartient à une autre équipe' });
  });
  if (new Set(team).size !== team.length)
    cursor.fail({ en: 'a piece is drawn twice', fr: 'une pièce est tirée deux fois' });
  if (team.length > 0 && ruleset.teamChoice !== 'random')
    cursor.fail({
      en: 'teams are not drawn in this game',
      fr: 'les équipes ne sont pas tirées au sort dans cette partie',
    });
  return team;
}
