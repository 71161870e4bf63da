/** What stands beside the labyrinth: whose turn it is, the score, who is where, and what the signs mean. */
import type { PieceJson, Seat, SeatView, Shown, Table } from '@dungeon-twister/rules';
import { Canvas, type Run } from './canvas.ts';
import { placeName } from './coordinates.ts';
import { capital, COLOUR_WORDS, type Language } from './language.ts';
import { lettersFor } from './letters.ts';
import { LEGEND, PANEL_WORDS } from './panel-words.ts';
import { inTeamCase, isWounded, tokensByPlace, tokenStyle, tokenText } from './tokens.ts';

const NAME_WIDTH = 14;
const PLACE_WIDTH = 4;

export function drawPanel(table: Table, shown: Shown, language: Language): Canvas {
  const canvas = new Canvas();
  const lines = [
    turnLine(table, shown, language),
    ...table.colours.flatMap((_colour, seat) => [[], ...teamLines(table, shown, seat, language)]),
    [],
    ...LEGEND[language].map((text): Run[] => [{ text, style: 'faint' }]),
  ];
  lines.forEach((runs, y) => {
    canvas.write(0, y, runs);
  });
  return canvas;
}

function turnLine(table: Table, shown: Shown, language: Language): Run[] {
  const words = PANEL_WORDS[language];
  if (shown.ending !== 'running') return [{ text: words.over, style: 'strong' }];
  if (shown.turn === 0) return [{ text: words.setUp, style: 'strong' }];
  const colour = table.colours[shown.active] ?? 'blue';
  return [
    { text: `${words.turn} ${shown.turn}  `, style: 'strong' },
    { text: COLOUR_WORDS[colour][language], style: colour },
    { text: `  ${words.actionPoints(shown.ap)}` },
  ];
}

function teamLines(table: Table, shown: Shown, seat: Seat, language: Language): Run[][] {
  const words = PANEL_WORDS[language];
  const view = shown.seats[seat] as SeatView;
  const { colour } = view;
  const sign = inTeamCase(capital(COLOUR_WORDS[colour][language]), seat);
  return [
    [
      { text: sign.padEnd(8), style: colour },
      { text: words.points(view.points), style: 'strong' },
      { text: `   ${words.cards(view.actionCards, view.combatCards, view.jumps)}` },
    ],
    ...rosterLines(table, shown, seat, language),
    ...goneLines(table, shown, seat, language).map((text): Run[] => [{ text: `  ${text}`, style: 'faint' }]),
  ];
}

/** One line for each piece of the team that stands on a square of its own. */
function rosterLines(table: Table, shown: Shown, seat: Seat, language: Language): Run[][] {
  const letters = lettersFor(table, language);
  const nameOf = ({ id }: PieceJson): string =>
    table.pieces.kinds[table.pieces.byId.get(id) ?? -1]?.name[language] ?? id;
  return [...tokensByPlace(table, shown)]
    .filter(([, { index }]) => table.pieces.owner[index] === seat)
    .sort(([, a], [, b]) => a.index - b.index)
    .map(([place, token]): Run[] => {
      const state = [
        ...(isWounded(token.piece) ? [PANEL_WORDS[language].wounded] : []),
        ...token.load.map((load) => `${PANEL_WORDS[language].carries} ${nameOf(load)}`),
      ];
      return [
        { text: '  ' },
        { text: tokenText(table, letters, token), style: tokenStyle(table, token) },
        { text: ` ${nameOf(token.piece).slice(0, NAME_WIDTH).padEnd(NAME_WIDTH)} ` },
        { text: placeName(table, shown, place).padEnd(PLACE_WIDTH) },
        ...(state.length > 0
          ? [{ text: state.join(', '), style: isWounded(token.piece) ? 'hurt' : 'plain' } as const]
          : []),
      ];
    });
}

/** Those who are not on the board any more, or not yet. */
function goneLines(table: Table, shown: Shown, seat: Seat, language: Language): string[] {
  const words = PANEL_WORDS[language];
  const own = shown.pieces.filter(({ id }) => table.pieces.owner[table.pieces.byId.get(id) ?? -1] === seat);
  const named = (where: PieceJson['where']): string =>
    own
      .filter((piece) => piece.where === where)
      .map(({ id }) => table.pieces.kinds[table.pieces.byId.get(id) ?? -1]?.name[language] ?? id)
      .join(', ');
  const waiting = own
    .filter(({ where }) => typeof where === 'object' && 'slot' in where)
    .map(({ id }) => table.pieces.kinds[table.pieces.byId.get(id) ?? -1]?.name[language] ?? id)
    .join(', ');
  return [
    [words.toPlace, waiting],
    [words.out, named('left')],
    [words.saved, named('saved')],
    [words.dead, named('killed')],
    [words.lost, named('removed')],
  ]
    .filter(([, names]) => names !== '')
    .map(([word, names]) => `${word} ${names}`);
}
