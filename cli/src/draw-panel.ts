/** What stands beside the labyrinth: whose turn it is, the score, who is where, and what the signs mean. */
import {
  GEAR,
  type PieceJson,
  type Place,
  placeName,
  ROOM_SQUARES,
  type Seat,
  type SeatView,
} from '@dungeon-twister/rules';
import { Canvas, type Run } from './canvas.ts';
import { combatLines, nowLines } from './draw-combat.ts';
import { ARROWS } from './draw-labyrinth.ts';
import { capital, COLOUR_WORDS, type Language } from './language.ts';
import { LEGEND, PANEL_WORDS } from './panel-words.ts';
import type { Sight } from './sight.ts';
import { indexOf, isWounded, stateMark, tokenName, tokensByPlace, tokenStyle } from './tokens.ts';
import { TOGETHER, wrapped } from './wrapped.ts';

const NAME_WIDTH = 14;
const PLACE_WIDTH = 4;
/** Lists of pieces are broken here: a panel above the labyrinth has no more room on a usual terminal. */
const WIDTH = 72;

export function drawPanel(sight: Sight, language: Language): Canvas {
  const canvas = new Canvas();
  const lines = [
    turnLine(sight, language),
    ...combatLines(sight, language),
    ...nowLines(sight, language),
    ...sight.table.colours.flatMap((_colour, seat) => [[], ...teamLines(sight, seat, language)]),
    [],
    ...LEGEND[language].map((text): Run[] => [{ text, style: 'faint' }]),
  ];
  lines.forEach((runs, y) => {
    canvas.write(0, y, runs);
  });
  return canvas;
}

function turnLine({ table, shown }: Sight, language: Language): Run[] {
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

function teamLines(sight: Sight, seat: Seat, language: Language): Run[][] {
  const words = PANEL_WORDS[language];
  const view = sight.shown.seats[seat] as SeatView;
  const { colour } = view;
  return [
    [
      { text: capital(COLOUR_WORDS[colour][language]).padEnd(8), style: colour },
      { text: words.points(view.points), style: 'strong' },
      { text: `   ${words.cards(view.actionCards, view.combatCards, view.jumps)}` },
    ],
    ...rosterLines(sight, seat, language),
    ...goneLines(sight, seat, language).map((text): Run[] => [{ text: `  ${text}`, style: 'faint' }]),
  ];
}

/** One line for each piece of the team that stands on a square of its own. */
function rosterLines({ table, chart, shown }: Sight, seat: Seat, language: Language): Run[][] {
  const words = PANEL_WORDS[language];
  const nameOf = (piece: PieceJson): string =>
    table.pieces.kinds[indexOf(table, piece)]?.name[language] ?? piece.id;
  // Whoever carries something of the other colour types its colour to leave it.
  const loadName = (load: PieceJson): string =>
    table.pieces.owner[indexOf(table, load)] === seat
      ? nameOf(load)
      : `${tokenName(table, load, language)} ${nameOf(load)}`;
  return [...tokensByPlace(table, shown)]
    .filter(([, { index }]) => table.pieces.owner[index] === seat)
    .sort(([, a], [, b]) => a.index - b.index)
    .map(([place, token]): Run[] => {
      const gear = gearAt(chart.rooms, place);
      const state = [
        ...(isWounded(token.piece) ? [words.wounded] : []),
        ...token.load.map((load) => `${words.carries} ${loadName(load)}`),
        ...(gear ? [`${words.gear} ${gear}`] : []),
      ];
      return [
        { text: '  ' },
        { text: tokenName(table, token.piece, language), style: tokenStyle(table, token) },
        {
          text: `${stateMark(table, token)} ${cut(nameOf(token.piece)).padEnd(NAME_WIDTH)} `,
        },
        { text: placeName(chart, place).padEnd(PLACE_WIDTH) },
        ...(state.length > 0
          ? [{ text: state.join(', '), style: isWounded(token.piece) ? 'hurt' : 'plain' } as const]
          : []),
      ];
    });
}

const cut = (name: string): string => (name.length > NAME_WIDTH ? `${name.slice(0, NAME_WIDTH - 1)}…` : name);

/** `3↻` where a gear of pair 3 is. */
function gearAt(rooms: Sight['chart']['rooms'], place: Place): string | null {
  const room = rooms[Math.floor(place / ROOM_SQUARES)];
  return room && room.squares[place % ROOM_SQUARES] === GEAR ? `${room.pair}${ARROWS[room.arrow]}` : null;
}

/** Those who are not on the board any more, or not yet. */
function goneLines(sight: Sight, seat: Seat, language: Language): string[] {
  const { table, shown, secrets } = sight;
  const words = PANEL_WORDS[language];
  const isOwn = (piece: PieceJson): boolean => table.pieces.owner[indexOf(table, piece)] === seat;
  const named = (pieces: readonly PieceJson[], where: PieceJson['where']): string =>
    listed(pieces.filter((piece) => isOwn(piece) && piece.where === where));
  // With their letters: whoever is not on the board is nowhere else explained.
  const listed = (pieces: readonly PieceJson[]): string =>
    pieces
      .map((piece) => table.pieces.kinds[indexOf(table, piece)])
      .flatMap((kind) => (kind ? `${kind.name[language]} (${kind.letters[language]})` : []))
      .map((name) => name.replaceAll(' ', TOGETHER))
      .join(', ');
  const waiting = shown.pieces.filter(
    (piece) => isOwn(piece) && typeof piece.where === 'object' && 'slot' in piece.where,
  );
  const hand = named(secrets, 'hand');
  const inHand = shown.seats[seat]?.inHand ?? 0;
  return [
    [words.hand, hand || (inHand > 0 ? String(inHand) : '')],
    [words.toPlace, listed(waiting)],
    [words.leftOut, named(secrets, 'box')],
    [words.out, named(shown.pieces, 'left')],
    [words.saved, named(shown.pieces, 'saved')],
    [words.dead, named(shown.pieces, 'killed')],
    [words.lost, named(shown.pieces, 'removed')],
  ]
    .filter(([, names]) => names !== '')
    .flatMap(([word, names]) => wrapped(`${word} ${names}`, WIDTH, '  '));
}
