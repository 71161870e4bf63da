/**
 * Many games, by night thousands, whatever scenarios and options there are: what is written is read as exactly the same.
 */
import {
  ActionList,
  Chance,
  chartOf,
  createGame,
  decisions,
  type Game,
  type Language,
  legalActions,
  parsePosition,
  parseRecord,
  type Position,
  readAction,
  recordOf,
  sameAction,
  samePosition,
  writeAction,
  writePosition,
  writePositionText,
  writeRecord,
  writeRecordText,
} from '@dungeon-twister/rules';
import { wellFormed } from '../../src/content/how-actions-are-written.ts';
import { optionsBySeed, sceneByChance, requestByChance } from '@dungeon-twister/rules/testing';
import { expect, test } from 'vitest';
import { stepAtRandom } from '../game/players.ts';
import { moreByNight } from '../games/by-night.ts';

const GAMES = moreByNight(400);
const SCENES = moreByNight(600);
/** In so many games at least so many actions are written and read. */
const ACTIONS_PER_GAME = 9;
const MINUTES = moreByNight(60_000);
/** Most games are broken off: what is written of a game grows with its square, what can go wrong does not. */
const MOST_DEEDS = 160;
/** Positions of each game that are written and read, and one of them with all that is legal there. */
const LOOK_ONE_IN = 60;
const LANGUAGES: readonly Language[] = ['en', 'fr'];

const answers = new ActionList();

function actionsSurvive(position: Position, language: Language): number {
  const chart = chartOf(position);
  let count = 0;
  for (const { seat } of decisions(position))
    for (const action of legalActions(position, seat, answers)) {
      const line = writeAction(chart, seat, action, language);
      const read = readAction(chart, seat, line, language);
      if (!read.ok || !sameAction(read.action, action))
        throw new Error(`"${line}" is not ${JSON.stringify(action)}`);
      if (line.startsWith('{')) throw new Error(`a legal action has no line of its own: ${line}`);
      count++;
    }
  return count;
}

/** Whatever somebody may wish, legal or not: it is read as what was meant. */
function wishesSurvive(position: Position, chance: Chance): void {
  const chart = chartOf(position);
  for (let n = 0; n < 40; n++) {
    const { seat, action } = requestByChance(position, chance);
    if (!wellFormed(action)) continue;
    const speaker = Math.min(seat, position.ruleset.seats - 1);
    const line = writeAction(chart, speaker, action);
    const read = readAction(chart, speaker, line);
    if (!read.ok || !sameAction(read.action, action))
      throw new Error(`"${line}" is not ${JSON.stringify(action)}`);
  }
}

function positionSurvives(position: Position, language: Language): void {
  for (const text of [writePositionText(position, language), JSON.stringify(writePosition(position))]) {
    const read = parsePosition(text);
    if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}\n${text}`);
    if (!samePosition(read.position, position)) throw new Error(`another position was read:\n${text}`);
  }
}

function recordSurvives(game: Game, language: Language, seed: number): void {
  const deeds = game.log.length;
  const record = recordOf(game, {
    players:
      seed % 3 === 0 ? game.position.ruleset.colours.map((_, seat) => (seat === 0 ? 'Anna' : null)) : [],
    ...(game.setupRoll ? { seed: String(seed), seedHash: 'ab'.repeat(32) } : {}),
    tags: seed % 2 === 0 ? { Event: 'Club: night, # 3', Date: '2026-11-16' } : {},
    comments: [
      { after: 0, text: 'a beginning; with # marks' },
      { after: deeds, text: '' },
    ],
  });
  const json = JSON.stringify(writeRecord(record));
  for (const text of [writeRecordText(record, language), json]) {
    const read = parseRecord(text);
    if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}\n${text}`);
    if (JSON.stringify(writeRecord(read.record)) !== json)
      throw new Error(`another record was read:\n${text}`);
  }
}

test(
  'notation, positions and records of many games are read as they were written',
  () => {
    let actions = 0;
    for (let seed = 0; seed < GAMES; seed++) {
      const options = optionsBySeed(seed);
      const language = LANGUAGES[seed % 2];
      const chance = new Chance(`notation/${seed}`);
      const game = createGame(options, String(seed));
      try {
        for (let deed = 0; deed < MOST_DEEDS && !game.result; deed++) {
          stepAtRandom(game, chance);
          if (chance.below(LOOK_ONE_IN) > 0) continue;
          positionSurvives(game.position, language);
          if (chance.below(4) === 0) actions += actionsSurvive(game.position, language);
        }
        recordSurvives(game, language, seed);
      } catch (fault) {
        throw new Error(`game ${seed} of ${JSON.stringify(options)}`, { cause: fault });
      }
    }
    expect(actions).toBeGreaterThan(ACTIONS_PER_GAME * GAMES);
  },
  15 * MINUTES,
);

test(
  'crowded positions, and whatever is wished in them, are read as they were written',
  () => {
    for (let seed = 0; seed < SCENES; seed++) {
      const chance = new Chance(`notation/scene/${seed}`);
      const position = sceneByChance(optionsBySeed(seed), String(seed));
      positionSurvives(position, LANGUAGES[seed % 2]);
      wishesSurvive(position, chance);
    }
  },
  15 * MINUTES,
);
