/** Writes a record as text: a header, then one line for everything that was done. Specified in docs/notation.md. */
import type { Game, LogEntry } from '../../game.ts';
import type { Position } from '../../model/position.ts';
import { TURN } from '../../model/fields.ts';
import { roomToken, slotName } from '../../position-json/room-text.ts';
import { type GameRecord, resultText } from '../../record/record.ts';
import { begunAgain, redo } from '../../record/replay.ts';
import { writeRecord } from '../../record/write-record.ts';
import type { SetupRollJson } from '../../record/json.ts';
import type { Language, Seat } from '../../vocabulary.ts';
import { writeAction } from '../action-text.ts';
import { chartOf } from '../chart.ts';
import { colourLetter, pieceName } from '../pieces.ts';
import { writePositionText } from '../position-text/write.ts';
import { TIME } from '../words.ts';
import { COMMENT, MOVES, RECORD_TITLE, TAG, turnMark, UNFINISHED } from './form.ts';

/** Writes a record as text. */
export const writeRecordText = (record: GameRecord, language: Language = 'en'): string =>
  `${[...headerLines(record, language), '', MOVES, ...moveLines(record, language)].join('\n')}\n`;

function headerLines({ game, about }: GameRecord, language: Language): string[] {
  const { ruleset } = game.position;
  const json = writeRecord({ game, about });
  const { scenario, ...others } = game.options;
  const name = (seat: Seat): string => ruleset.colours[seat];
  return [
    RECORD_TITLE,
    `rules: ${json.rules}`,
    ...(language === 'en' ? [] : [`letters: ${language}`]),
    `edition: ${json.edition}`,
    `scenario: ${scenario}`,
    ...(Object.keys(others).length > 0 ? [`options: ${JSON.stringify(others)}`] : []),
    ...about.players.flatMap((player, seat) =>
      player === null ? [] : [`${name(seat)}: ${player}`.trimEnd()],
    ),
    ...Object.entries(about.tags).map(([tag, value]) => `${TAG}${tag}: ${value}`.trimEnd()),
    `result: ${game.result ? resultText(game.result, ruleset) : UNFINISHED}`,
    ...(about.seedHash === null ? [] : [`seed hash: ${about.seedHash}`]),
    ...(about.seedSalt === null ? [] : [`seed salt: ${about.seedSalt}`]),
    ...(about.seed === null ? [] : [`seed: ${JSON.stringify(about.seed)}`]),
    ...(json.draw ? drawLines(json.draw, game.position, language) : startLines(game, language)),
  ];
}

function drawLines(draw: SetupRollJson, { ruleset }: Position, language: Language): string[] {
  const name = (seat: Seat): string => ruleset.colours[seat];
  const rooms = draw.rooms.map((room, slot) => `${slotName(slot)} ${roomToken({ ...room, faceUp: false })}`);
  const teams = draw.teams.flatMap((team, seat) =>
    team.length === 0
      ? []
      : [
          `  ${name(seat)} ${team.map((id) => pieceName(ruleset, ruleset.pieces.byId.get(id) ?? 0, language)).join(' ')}`,
        ],
  );
  return [
    `lots: chooser ${name(draw.firstChooser)}, placer ${name(draw.firstPlacer)}, player ${name(draw.firstPlayer)}`,
    ...(draw.players.some((player, seat) => player !== seat) ? [`sides: ${draw.players.join(' ')}`] : []),
    ...(draw.lines ? [`lines: ${draw.lines.join(' ')}`] : []),
    'rooms:',
    ...rooms.map((room) => `  ${room}`),
    ...(teams.length > 0 ? ['teams:', ...teams] : []),
  ];
}

const startLines = ({ start }: Game, language: Language): string[] => [
  'start:',
  ...writePositionText(start, language)
    .split('\n')
    .map((line) => `  ${line}`.trimEnd()),
];

/** The game once more, deed by deed: squares are named as the rooms lay then. */
function moveLines({ game, about }: GameRecord, language: Language): string[] {
  const again = begunAgain(game);
  const lines: string[] = [];
  const comment = (done: number): void => {
    for (const { after, text } of about.comments)
      if (after === done) lines.push(text === '' ? COMMENT : `${COMMENT} ${text}`);
  };
  let turn = again.position.data[TURN];
  comment(0);
  game.log.forEach((entry, index) => {
    if (again.position.data[TURN] !== turn) lines.push(turnMark(again.position));
    turn = again.position.data[TURN];
    lines.push(deedText(again, entry, language));
    redo(again, entry);
    comment(index + 1);
  });
  return lines;
}

/** A deed as a line: the letter of the colour, then what it did. */
function deedText({ position }: Game, entry: LogEntry, language: Language): string {
  const who = colourLetter(position.ruleset, entry.seat, language);
  return 'timeRanOut' in entry
    ? `${who} ${TIME[language]}`
    : `${who} ${writeAction(chartOf(position), entry.seat, entry.action, language)}`;
}
