/**
 * The proof of secrecy: whole games are played in two worlds at once that differ only in what one person cannot know,
 * and after every deed everything that he sees, hears, may do, is refused or could deal from his view is the same.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { EVENT_TYPES } from '../../src/model/event-rows.ts';
import type { GameOptions } from '../../src/model/options.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { Game } from '../../src/game.ts';
import { Chance } from '../../src/chance.ts';
import { newGame } from '../../src/new-game.ts';
import { parsePosition } from '../../src/notation/any-form.ts';
import type { Position } from '../../src/model/position.ts';
import { ASKED, FIELDS, PIECE_FIELDS, PIECE_SIZE, PIECES } from '../../src/model/fields.ts';
import { check, perform } from '../../src/flow/play.ts';
import { HONEST } from '../../testing/secrecy/answers.ts';
import { answersDiffer, sightDiffers } from '../../testing/secrecy/compare.ts';
import {
  CHOSEN_GAMES,
  choicesIn,
  EVERY_CHOICE,
  EVERY_STAGE,
  ownGame,
  PLAIN_GAMES,
} from '../../testing/secrecy/games.ts';
import { multiplayerScene } from '../../testing/multiplayer-scene.ts';
import { sceneByChance } from '../../testing/scene.ts';
import { MOMENT_NAMES } from '../../testing/secrecy/moments.ts';
import { Seen } from '../../testing/secrecy/seen.ts';
import { everybody, leaksOf } from '../../testing/secrecy/walk.ts';
import { anotherWorld, VARIATION_NAMES } from '../../testing/secrecy/worlds.ts';
import { GUEST_GAMES } from '../../testing/with-guests.ts';

/** Seconds enough for a busy machine; on an idle one a game takes less than one. */
const TIME = 300_000;
const PLAIN = { most: 130, fullOneIn: 30 };
const CHOSEN = { most: 80, fullOneIn: 50 };
/** Boards full of figures, where things happen that whole games hardly ever reach. */
const SCENE = { most: 12, fullOneIn: 50 };
const SCENES = 24;
/** With the whole box of the Card Game, or where figures move rooms, far more can happen. */
const MORE_SCENES = 70;

const EXAMPLES = new URL('../../../examples/scenarios/', import.meta.url);
const OWN_GAMES = readdirSync(EXAMPLES).map((file) => ownGame(readFileSync(new URL(file, EXAMPLES), 'utf8')));

const seen = new Seen();

const nameOf = (options: GameOptions, index: number): string =>
  `${index + 1} ${[options.scenario, ...Object.keys(options).filter((key) => key !== 'scenario')].join(', ')}`;

const [YELLOW, GREEN] = [2, 3];

/** A combat that others may join begins when all rooms lie open and no card is laid (MP-MURDER-9): nothing is hidden. */
const WITHOUT_SECRETS: ReadonlySet<string> = new Set(['join', 'sideTaken', 'chosen']);

/** What was not compared, unless it was reached and there was nothing to compare. */
const unseen = (group: 'stage' | 'event' | 'field learned', wanted: Iterable<string>): string[] =>
  seen.missing(
    group,
    [...wanted].filter(
      (name) => !(WITHOUT_SECRETS.has(name) && seen.of(`${group} without secrets`, name) > 0),
    ),
  );

/** Two of those who could follow a game, others in the next one. */
function some(options: GameOptions, index: number) {
  const all = everybody(newGame(options, 'seats'));
  return [all[index % all.length], all[(index + 1) % all.length]];
}

function follow(options: GameOptions, walk: Omit<Parameters<typeof leaksOf>[0], 'options'>): void {
  seen.add('scenario', options.own === undefined ? options.scenario : `own ${options.scenario}`);
  for (const choice of choicesIn(options)) seen.add('option', choice);
  expect(leaksOf({ ...walk, options, seen }).slice(0, 5)).toEqual([]);
}

const BERSERKERS = 40;
const PARTIES = 10;

/** Red attacks blue; yellow and green stand beside them and are asked whether they join. */
function partyFight(): Position {
  const board = multiplayerScene('murder', {
    open: true,
    faceUp: 'all',
    turn: 'red',
    at: {
      'red-warrior': 'table 6,7',
      'blue-troll': 'table 7,7',
      'yellow-goblin': 'table 7,6',
      'green-warrior': 'table 8,7',
    },
  });
  board.do({ type: 'attack', piece: 'red-warrior', target: 'blue-troll' });
  return board.position;
}

/** A Berserker has attacked alone and may lay two cards; two rooms lie face down. */
function berserkersAttack(): Position {
  const rooms = ['blue', 'green', 'red'].map((colour) => `${colour}-cw-N ${colour}-ccw-N`);
  const read = parsePosition(
    `Dungeon Twister position 1\nscenario: card-standard\nrooms:\n  ${rooms.join(' ')} (purple-cw-N) (purple-ccw-N)\nbBe: A.T\nyNa: A.T\n`,
  );
  if (!read.ok) throw new Error('no position');
  const game = new Game({ position: read.position });
  const action: Action = { type: 'attack', piece: 'blue-berserker', target: 'yellow-naga' };
  expect(game.perform({ seat: 0, decision: game.asked(0), action }).ok).toBe(true);
  return game.position;
}

describe('proof of secrecy', () => {
  test('every integer of a position is declared public, its owner’s or nobody’s', () => {
    let next = 0;
    for (const field of FIELDS) {
      expect([field.name, field.at]).toEqual([field.name, next]);
      next += field.size;
    }
    expect(next).toBe(PIECES);
    expect(PIECE_FIELDS.map(({ at }) => at)).toEqual([...Array(PIECE_SIZE).keys()]);
    for (const options of [...PLAIN_GAMES, ...CHOSEN_GAMES]) {
      const p = newGame(options, 'length');
      expect(p.data.length).toBe(PIECES + PIECE_SIZE * p.ruleset.pieces.count);
    }
  });

  test.each(PLAIN_GAMES.map((options, index) => ({ name: nameOf(options, index), options })))(
    '[BD-SETUP-16] [BD-RULING-10] [BD-RULING-136] [MP-EXITS-3] $name: nobody can tell from it a world that differs in secrets only',
    ({ name, options }) => follow(options, { ...PLAIN, seed: name }),
    TIME,
  );

  test.each(
    [...CHOSEN_GAMES, ...OWN_GAMES].map((options, index) => ({
      name: nameOf(options, index),
      options,
      index,
    })),
  )(
    '[BD-SETUP-16] [BD-HANDICAP-1] $name: two persons cannot tell from it a world that differs in secrets only',
    ({ name, options, index }) => follow(options, { ...CHOSEN, seed: name, viewers: some(options, index) }),
    TIME,
  );

  test.each(SCENARIOS)(
    '[BD-COMBAT-4] [MP-RULING-54] [CG-CHAR-Berserker-4, CG-COMBAT-2] $id: fights and abilities on crowded boards tell nothing that is hidden',
    ({ id, teamSize, figureKinds }) => {
      const isBox = teamSize !== undefined && newGame({ scenario: id }, 'zones').ruleset.layout.zones > 0;
      const scenes = isBox || figureKinds ? MORE_SCENES : SCENES;
      for (let n = 0; n < scenes; n++) {
        const options = { scenario: id };
        const start = sceneByChance(options, `scene ${n}`);
        follow(options, { ...SCENE, seed: `scene ${n}`, start, viewers: some(options, n).slice(0, 1) });
      }
    },
    TIME,
  );

  test('abilities of guests on crowded boards tell nothing that is hidden', () => {
    for (const options of GUEST_GAMES)
      for (let n = 0; n < MORE_SCENES; n++) {
        const start = sceneByChance(options, `guest ${n}`);
        follow(options, { ...SCENE, seed: `guest ${n}`, start, viewers: some(options, n).slice(0, 1) });
      }
  });

  test('[CG-CHAR-Berserker-4, CG-COMBAT-2] two cards laid at once stay secret until they are shown', () => {
    for (let n = 0; n < BERSERKERS; n++) {
      const viewers = [1, 'spectator'] as const;
      follow(
        { scenario: 'card-standard' },
        { ...SCENE, seed: `two ${n}`, start: berserkersAttack(), viewers },
      );
    }
  });

  test('[MP-RULING-54] what those answer and lay who may come into a combat of others stays secret until it is shown', () => {
    for (let n = 0; n < PARTIES; n++)
      follow({ scenario: 'murder' }, { ...SCENE, most: 8, seed: `party ${n}`, start: partyFight() });
  });

  test('[MP-RULING-54] an answer that lies face down is nowhere to be seen while others still choose', () => {
    const chance = new Chance('answers');
    const { seats } = partyFight().ruleset;
    for (const answering of [YELLOW, GREEN])
      for (const side of ['attack', 'defence', null] as const) {
        const p = partyFight();
        const answer = check(p, {
          seat: answering,
          decision: p.data[ASKED + answering],
          action: { type: 'join', side },
        });
        if (!answer.ok) continue;
        perform(p, answering, answer.packed);
        for (const viewer of [...Array(seats).keys(), 'spectator' as const]) {
          if (viewer === answering) continue;
          const other = anotherWorld(p, viewer, chance, null, () => true);
          if (!other) throw new Error('nothing else can have been answered');
          for (const name of other.by) seen.add('variation', name);
          expect(sightDiffers(HONEST, p, other.world, viewer)).toBeNull();
          expect(answersDiffer(HONEST, p, other.world, viewer, chance)).toBeNull();
        }
      }
  });

  test('every scenario, option, stage, moment, event and secret was seen while something was hidden', () => {
    console.log(String(seen));
    const secret = [...FIELDS, ...PIECE_FIELDS].filter(({ secrecy }) => secrecy !== 'public');
    const names = secret.map(({ name }) => name);
    expect([
      ...seen.missing('scenario', [
        ...SCENARIOS.map(({ id }) => id),
        ...OWN_GAMES.map(({ scenario }) => `own ${scenario}`),
      ]),
      ...seen.missing('option', EVERY_CHOICE),
      ...seen.missing('moment', MOMENT_NAMES),
      ...seen.missing('variation', VARIATION_NAMES),
      ...seen.missing('field varied', names),
      ...unseen('field learned', names),
      ...unseen('stage', EVERY_STAGE),
      ...unseen('event', EVENT_TYPES),
    ]).toEqual([]);
    expect(seen.compared).toBeGreaterThan(10_000);
  });
});
