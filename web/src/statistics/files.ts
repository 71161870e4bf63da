/** The rows of all games as a file: for a spreadsheet a line for each side that a person played, for programs as they are. */
import type { FileToKeep } from '../browser/download.ts';
import { POINT_KINDS } from '../match/story.ts';
import { readDetails } from '../store/game-details.ts';
import { playerName } from '../store/player-names.ts';
import type { GameResult } from '../store/results.ts';
import { outcomeOf } from '../store/tallies.ts';
import { boxOfGame } from './figures.ts';

const FORMAT = 'dungeon-twister-statistics';

export const jsonOf = (games: readonly GameResult[]): FileToKeep => ({
  name: `${FORMAT}.json`,
  type: 'application/json',
  text: `${JSON.stringify({ format: FORMAT, version: 1, games }, null, 2)}\n`,
});

export const csvOf = (games: readonly GameResult[]): FileToKeep => ({
  name: `${FORMAT}.csv`,
  type: 'text/csv;charset=utf-8',
  text: [COLUMNS, ...games.flatMap(linesOf)].map((line) => `${line.map(cell).join(',')}\r\n`).join(''),
});

const COLUMNS = [
  'when',
  'game',
  'edition',
  'scenario',
  'title',
  'players',
  'seat',
  'colour',
  'outcome',
  'points',
  'turns',
  ...POINT_KINDS.map((kind) => `points ${kind}`),
  'rooms opened',
  'rooms turned',
  'fights',
  'fights won',
  'combat cards',
];

type Cell = string | number | null | undefined;

/** Of a game whose result alone is known, the rest of its line is empty. */
function linesOf(result: GameResult): Cell[][] {
  const { id, when, title, players, colours, points } = result;
  const details = readDetails(result);
  return [...players.keys()]
    .filter((seat) => players[seat]?.kind === 'human')
    .map((seat) => {
      const side = details?.sides.find((one) => one.seat === seat);
      return [
        new Date(when).toISOString(),
        id,
        boxOfGame(result),
        details?.scenario,
        title.en,
        players.map(playerName).join(' | '),
        seat + 1,
        colours[seat],
        outcomeOf(result),
        points[seat],
        details?.turns,
        ...POINT_KINDS.map((kind) => side?.points[kind]),
        side?.roomsOpened,
        side?.roomsTurned,
        side?.fights,
        side?.fightsWon,
        side?.cards.join(' '),
      ];
    });
}

/** RFC 4180; a title from somebody's file must not become a formula. */
function cell(value: Cell): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
