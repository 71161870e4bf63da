/** Writes a whole game as JSON, so that it can be replayed without a generator of chance. */
import type { Draw } from '../editions/draw.ts';
import type { Game } from '../game.ts';
import { copiesOf } from '../position/fill.ts';
import type { Table } from '../position/table.ts';
import { RULES_VERSION } from '../version.ts';
import { type DrawJson, GAME_FORMAT, type GameJson } from './json.ts';

export function writeGame(game: Game): GameJson {
  return {
    format: GAME_FORMAT,
    version: 1,
    rules: RULES_VERSION,
    options: game.options,
    draw: writeDraw(game.draw, game.position.table),
    actions: [...game.deeds],
    result: game.result,
  };
}

function writeDraw(draw: Draw, table: Table): DrawJson {
  const { firstChooser, firstPlacer, firstPlayer, players, teams } = draw;
  return {
    rooms: draw.rooms.map((index, slot) => {
      const { id } = table.rooms[index];
      const copy = copiesOf(table, id).indexOf(index) + 1;
      return { room: id, ...(copy > 1 ? { copy } : {}), turned: draw.turned[slot] };
    }),
    firstChooser,
    firstPlacer,
    firstPlayer,
    players,
    teams: teams.map((team) => team.map((piece) => table.pieces.ids[piece])),
  };
}
