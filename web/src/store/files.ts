/**
 * A game as a file, to be kept elsewhere or shown to others.
 *
 * While a game runs, a record cannot leave out what is hidden: whoever asks for it must have been told. A position can:
 * seen through somebody's eyes, what he does not know is drawn anew among all that would fit. Why:
 * docs/decisions/0016-what-leaves-a-running-game.md
 */
import {
  Chance,
  type Language,
  type Position,
  recordOf,
  sample,
  type Viewer,
  viewOf,
  writePosition,
  writePositionText,
  writeRecord,
  writeRecordText,
} from '@dungeon-twister/rules';
import type { Match } from '../match/match.ts';
import type { FileToKeep } from '../browser/download.ts';
import { LONGEST_CODE, packed } from './link.ts';
import { newSeed } from './new-match.ts';
import { playerName } from './player-names.ts';

/** Whose knowledge a position holds: that of one player, of anybody who watches, or the whole truth. */
export type Lens = Viewer | 'everything';
export type Form = 'json' | 'text';

/** Whether a record of this game would tell what is still hidden. */
export const tellsSecrets = (match: Match): boolean => match.game.result === null;

/** What may be shown to anybody: everything once the game is over, before that what lies open. */
export const openLens = (match: Match): Lens => (tellsSecrets(match) ? 'spectator' : 'everything');

export function recordFile(match: Match, form: Form, language: Language): FileToKeep {
  const record = recordOf(match.game, { players: match.players.map(playerName) });
  return form === 'json'
    ? jsonFile(nameOf(match, 'record'), writeRecord(record))
    : textFile(nameOf(match, 'record'), writeRecordText(record, language));
}

export function positionFile(match: Match, lens: Lens, form: Form, language: Language): FileToKeep {
  const position = positionFor(match, lens);
  return form === 'json'
    ? jsonFile(nameOf(match, 'position'), writePosition(position))
    : textFile(nameOf(match, 'position'), writePositionText(position, language));
}

export function positionFor(match: Match, lens: Lens, seed = newSeed()): Position {
  const { position } = match.game;
  return lens === 'everything' ? position : sample(viewOf(position, lens), new Chance(seed));
}

/** The position inside a link. */
export const positionCode = (match: Match, lens: Lens): Promise<string> =>
  packed(JSON.stringify(writePosition(positionFor(match, lens))));

/** The whole game inside a link, once it is over; null where it is too long for one. */
export async function gameCode(match: Match): Promise<string | null> {
  const record = recordOf(match.game, { players: match.players.map(playerName) });
  const code = await packed(writeRecordText(record, 'en'));
  return tellsSecrets(match) || code.length > LONGEST_CODE ? null : code;
}

const jsonFile = (name: string, value: unknown): FileToKeep => ({
  name: `${name}.json`,
  type: 'application/json',
  text: `${JSON.stringify(value, null, 2)}\n`,
});

const textFile = (name: string, text: string): FileToKeep => ({
  name: `${name}.txt`,
  type: 'text/plain;charset=utf-8',
  text,
});

const nameOf = (match: Match, what: string): string =>
  `dungeon-twister-${match.ruleset.scenario.id}-${what}-${match.game.log.length}`;
