/** What stands beside the labyrinth: whose turn it is, the score, who is where, and what the signs mean. */
import {
  GEAR,
  inRoom,
  type PieceJson,
  type Place,
  placeName,
  type Seat,
  type SeatView,
  slotName,
  slotOf,
} from '@dungeon-twister/rules';
import { isLifted } from './board-squares.ts';
import { Canvas, type Run } from './canvas.ts';
import { combatLines, nowLines } from './render-combat.ts';
import { gearName } from './gear-names.ts';
import { capital, COLOUR_WORDS, type Language } from '@dungeon-twister/words';
import { MAP_WORDS } from './map-words.ts';
import { LEGEND, PANEL_WORDS, ZONE_LEGEND } from './panel-words.ts';
import { knownPieces, type Perspective } from './perspective.ts';
import { marksInWords } from './say-marks.ts';
import { indexOf, isWounded, stateMark, tokenName, tokensOf, tokenStyle } from './tokens.ts';
import { TOGETHER, wrapped } from './wrapped.ts';

/** The letters of a piece and its mark. */
const SIGNS = 4;
const NAME_WIDTH = 14;
const PLACE_WIDTH = 4;
/** A name like `sG.T`, or `ab12` on a wide board, needs a space behind it. */
const LONG_PLACE_WIDTH = 5;
/** Lists of pieces are broken here: a panel above the labyrinth has no more room on a usual terminal. */
const WIDTH = 72;
/** Between teams that stand side by side. */
const GAP = 3;

/** The teams stand one below the other, or in so many columns. */
export function renderPanel(perspective: Perspective, language: Language, columns = 1): Canvas {
  const canvas = new Canvas();
  let y = 0;
  const put = (lines: readonly Run[][]): void => {
    canvas.write(0, y, ...lines);
    y += lines.length;
  };
  put([
    turnLine(perspective, language),
    ...liftedLines(perspective, language),
    ...combatLines(perspective, language),
    ...nowLines(perspective, language),
  ]);
  const teams = perspective.ruleset.colours.map((_colour, seat) =>
    sheetOf(teamLines(perspective, seat, language)),
  );
  const wide = Math.max(...teams.map(({ width }) => width)) + GAP;
  for (let first = 0; first < teams.length; first += columns) {
    const row = teams.slice(first, first + columns);
    put([[]]);
    row.forEach((team, column) => {
      canvas.paste(team, column * wide, y);
    });
    y += Math.max(...row.map(({ height }) => height));
  }
  put([[], ...legendFor(perspective, language).map((text): Run[] => [{ text, style: 'faint' }])]);
  return canvas;
}

function sheetOf(lines: readonly Run[][]): Canvas {
  const sheet = new Canvas();
  sheet.write(0, 0, ...lines);
  return sheet;
}

function legendFor({ ruleset }: Perspective, language: Language): readonly string[] {
  if (ruleset.layout.zones > 0) return ZONE_LEGEND[language];
  const words = MAP_WORDS[language];
  const uses = new Set(ruleset.layout.lines.map(({ use }) => use));
  return [
    ...LEGEND[language],
    ...(uses.has('dealt') ? [`?  ${words.dealt}`] : []),
    ...(uses.has('finish') ? [`=  ${words.finish}`] : []),
  ];
}

export function turnLine({ ruleset, shown }: Perspective, language: Language): Run[] {
  const words = PANEL_WORDS[language];
  if (shown.ending !== 'running') return [{ text: words.over, style: 'strong' }];
  if (shown.turn === 0) return [{ text: words.setUp, style: 'strong' }];
  const colour = ruleset.colours[shown.active] ?? 'blue';
  return [
    { text: `${words.turn} ${shown.turn}  `, style: 'strong' },
    { text: COLOUR_WORDS[colour][language], style: colour },
    { text: `  ${words.actionPoints(shown.ap)}` },
  ];
}

export const liftedLines = ({ ruleset, chart }: Perspective, language: Language): Run[][] =>
  [...ruleset.layout.slots.keys()]
    .filter((slot) => isLifted(chart, slot))
    .map((slot): Run[] => [{ text: PANEL_WORDS[language].lifted(slotName(slot)), style: 'strong' }]);

function teamLines(perspective: Perspective, seat: Seat, language: Language): Run[][] {
  const words = PANEL_WORDS[language];
  const view = perspective.shown.seats[seat] as SeatView;
  const { colour } = view;
  return [
    [
      { text: capital(COLOUR_WORDS[colour][language]).padEnd(8), style: colour },
      { text: words.points(view.points), style: 'strong' },
      { text: `   ${view.gone ? words.gone : holdings(perspective, seat, language)}` },
    ],
    ...rosterLines(perspective, seat, language),
    ...goneLines(perspective, seat, language).map((text): Run[] => [{ text: `  ${text}`, style: 'faint' }]),
  ];
}

/** What a player has besides pieces: cards, and action points on a wheel; no word of what this game does not have. */
export function holdings({ ruleset, shown }: Perspective, seat: Seat, language: Language): string {
  const words = PANEL_WORDS[language];
  const { actionCards, combatCards, jumps, savings = 0 } = shown.seats[seat] as SeatView;
  const hasWheel = ruleset.policies.actionPoints.hand === 0;
  const isPlaying = shown.turn > 0 && shown.active === seat;
  return [
    hasWheel ? (isPlaying ? words.wheel(shown.ap) : words.savings(savings)) : words.actionCards(actionCards),
    ...(hasWheel && ruleset.scenario.combatCards.length === 0 ? [] : [words.combatCards(combatCards)]),
    words.jumps(jumps),
  ].join('  ');
}

/** One line for each piece of the team that stands or lies somewhere by itself. */
function rosterLines(perspective: Perspective, seat: Seat, language: Language): Run[][] {
  const { ruleset, chart } = perspective;
  const words = PANEL_WORDS[language];
  const nameOf = (piece: PieceJson): string =>
    ruleset.pieces.kinds[indexOf(ruleset, piece)]?.name[language] ?? piece.id;
  // Whoever carries something of the other colour types its colour to leave it.
  const loadName = (load: PieceJson): string =>
    ruleset.pieces.owner[indexOf(ruleset, load)] === seat
      ? nameOf(load)
      : `${tokenName(ruleset, load, language)} ${nameOf(load)}`;
  const width = ruleset.layout.zones > 0 || ruleset.seats > 2 ? LONG_PLACE_WIDTH : PLACE_WIDTH;
  // A second copy of an object has a number behind its letters.
  const signs = ruleset.layout.zones > 0 ? SIGNS + 1 : SIGNS;
  const indent = 2 + signs + 1 + NAME_WIDTH + 1 + width;
  return tokensOf(ruleset, knownPieces(perspective))
    .filter(([, { index }]) => ruleset.pieces.owner[index] === seat)
    .sort(([, a], [, b]) => a.index - b.index)
    .flatMap(([place, token]): Run[][] => {
      const gear = gearAt(chart.rooms, place, language);
      const state = [
        ...(isWounded(token.piece) ? [words.wounded] : []),
        ...(token.load.length > 0 ? [`${words.carries} ${token.load.map(loadName).join(words.and)}`] : []),
        ...(gear ? [`${words.gear} ${gear}`] : []),
        ...marksInWords(chart, token.piece, language),
      ];
      const letters = tokenName(ruleset, token.piece, language);
      const style = isWounded(token.piece) ? 'hurt' : 'plain';
      const [first = '', ...others] = wrapped(state.join(', '), WIDTH - indent, '');
      return [
        [
          { text: '  ' },
          { text: letters, style: tokenStyle(ruleset, token) },
          {
            text: `${stateMark(ruleset, token).padEnd(signs - letters.length)} ${cut(nameOf(token.piece)).padEnd(NAME_WIDTH)} `,
          },
          { text: placeName(chart, place).padEnd(width) },
          ...(first === '' ? [] : [{ text: first, style } as const]),
        ],
        ...others.map((text): Run[] => [{ text: ' '.repeat(indent) }, { text, style }]),
      ];
    });
}

const cut = (name: string): string => (name.length > NAME_WIDTH ? `${name.slice(0, NAME_WIDTH - 1)}…` : name);

/** `3↻` where a gear of pair 3 is. */
function gearAt(rooms: Perspective['chart']['rooms'], place: Place, language: Language): string | null {
  const room = rooms[slotOf(place)];
  const square = room?.zones.indexOf(inRoom(place)) ?? -1;
  return room && room.squares[square] === GEAR ? gearName(room, language) : null;
}

/** Those who are not on the board any more, or not yet. */
function goneLines(perspective: Perspective, seat: Seat, language: Language): string[] {
  const { ruleset, shown, secrets } = perspective;
  const words = PANEL_WORDS[language];
  const isOwn = (piece: PieceJson): boolean => ruleset.pieces.owner[indexOf(ruleset, piece)] === seat;
  const named = (pieces: readonly PieceJson[], where: PieceJson['where']): string =>
    listed(pieces.filter((piece) => isOwn(piece) && piece.where === where));
  // With their letters: whoever is not on the board is nowhere else explained.
  const listed = (pieces: readonly PieceJson[]): string =>
    pieces
      .map((piece) => ({ kind: ruleset.pieces.kinds[indexOf(ruleset, piece)], piece }))
      // Without the letter of the colour: they stand below it.
      .flatMap(({ kind, piece }) =>
        kind ? `${kind.name[language]} (${tokenName(ruleset, piece, language).slice(1)})` : [],
      )
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
    [words.veiled, veiledNames(perspective, seat, language)],
  ]
    .filter(([, names]) => names !== '')
    .flatMap(([word, names]) => wrapped(`${word} ${names}`, WIDTH, '  '));
}

/** `an object C.T, a wounded D.S`: what others may not look at, and where it is. */
const veiledNames = ({ chart, veiled }: Perspective, seat: Seat, language: Language): string =>
  veiled
    .filter((one) => one.seat === seat)
    .map(({ sort, place }) => `${PANEL_WORDS[language].veiledSorts[sort]} ${placeName(chart, place)}`)
    .map((text) => text.replaceAll(' ', TOGETHER))
    .join(', ');
