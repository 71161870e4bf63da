import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/chance.ts';
import { createGame, type LogEntry } from '../../src/game.ts';
import { samePosition } from '../../src/model/key.ts';
import type { SetupRollJson, RecordJson } from '../../src/record/json.ts';
import { readRecord } from '../../src/record/read-record.ts';
import { recordOf } from '../../src/record/record.ts';
import { writeRecord } from '../../src/record/write-record.ts';
import type { AddressedEvent } from '../../src/model/events.ts';
import { RULES_VERSION } from '../../src/version.ts';
import { ALL_OPTIONS, nameOf } from '../view/random-positions.ts';
import { act, chooserOf, legal, playTo, playToEnd, stepAtRandom } from './players.ts';

const timer = { turn: 120, placing: 5, combatCard: 5 } as const;
const fileOf = (json: unknown): string => JSON.stringify(json, null, 2);

describe('a recorded game', () => {
  test.each(ALL_OPTIONS.map((options) => ({ name: nameOf(options), options: { ...options, timer } })))(
    '$name: replays to the same position, with the same events and the same result',
    ({ options }) => {
      const events: AddressedEvent[] = [];
      const game = createGame(options, 'recorded', { onEvent: (one) => events.push(one) });
      const chance = new Chance('recorded');
      for (let n = 0; n < 40 && !game.result; n++) stepAtRandom(game, chance);
      const half = readRecord(fileOf(writeRecord(recordOf(game))));
      expect(half.ok && samePosition(half.record.game.position, game.position)).toBe(true);
      playToEnd(game, chance);
      const heardAgain: AddressedEvent[] = [];
      const text = fileOf(writeRecord(recordOf(game)));
      const read = readRecord(text, { listener: { onEvent: (one) => heardAgain.push(one) } });
      if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
      expect(samePosition(read.record.game.position, game.position)).toBe(true);
      expect(read.record.game.result).toEqual(game.result);
      expect(heardAgain).toEqual(events);
      expect(fileOf(writeRecord(recordOf(read.record.game)))).toBe(text);
    },
    300_000,
  );

  test('goes on where it was stored: the same can be taken back', () => {
    const game = createGame({ scenario: 'base' }, 'stored');
    playTo(game, new Chance('stored'), 'act');
    act(game, legal(game, 'move')[0]);
    const read = readRecord(fileOf(writeRecord(recordOf(game))));
    if (!read.ok) throw new Error(read.reason);
    expect(read.record.game.undo(chooserOf(game))).toBeNull();
    game.undo(chooserOf(game));
    expect(samePosition(read.record.game.position, game.position)).toBe(true);
    expect(read.record.game.log).toEqual(game.log);
  });

  test('knows nothing of what was taken back', () => {
    const game = createGame({ scenario: 'base' }, 'taken back');
    playTo(game, new Chance('taken back'), 'act');
    const before = fileOf(writeRecord(recordOf(game)));
    act(game, legal(game, 'move')[0]);
    game.undo(chooserOf(game));
    expect(fileOf(writeRecord(recordOf(game)))).toBe(before);
  });
});

const drawOf = (json: RecordJson): SetupRollJson => {
  if (!json.draw) throw new Error('nothing was drawn');
  return json.draw;
};
const finished = ((): RecordJson => {
  const game = createGame({ scenario: 'prison-4' }, 'finished');
  playToEnd(game, new Chance('finished'));
  return JSON.parse(fileOf(writeRecord(recordOf(game)))) as RecordJson;
})();
const drawn = ((): RecordJson => {
  const game = createGame({ scenario: 'mixed', teamChoice: 'random' }, 'drawn');
  return JSON.parse(fileOf(writeRecord(recordOf(game)))) as RecordJson;
})();

const { actions } = finished;
const draw = drawOf(finished);

const firstLay = actions.findIndex((entry) => 'action' in entry && entry.action.type === 'lay');
const insteadOf = (index: number, deed: unknown): unknown[] =>
  actions.map((one, i) => (i === index ? deed : one));
const withDraw = (changes: Partial<SetupRollJson>): unknown => ({
  ...finished,
  draw: { ...draw, ...changes },
});

const BROKEN: readonly [what: string, file: unknown, reason: RegExp, near: string][] = [
  ['another format', { ...finished, format: 'pgn' }, /format: /, '"format"'],
  ['another version', { ...finished, version: 3 }, /version: /, '"version"'],
  ['newer rules', { ...finished, rules: RULES_VERSION + 1 }, /rules \d+: a newer version of/, '"rules"'],
  ['rules that never were', { ...finished, rules: 0 }, /rules: a whole number from 1/, '"rules"'],
  ['a field too many', { ...finished, comment: 'nice' }, /comment: is unknown/, '"comment"'],
  [
    'bad options',
    { ...finished, options: { scenario: 'prison-4', goal: 6 } },
    /a goal of its own/,
    '"options"',
  ],
  [
    'a room drawn twice',
    withDraw({ rooms: [draw.rooms[1], ...draw.rooms.slice(1)] }),
    /draw.rooms\[1\].*another slot/,
    '"room"',
  ],
  [
    'an unknown room',
    withDraw({ rooms: [{ room: '1cw', turned: 0 }, ...draw.rooms.slice(1)] }),
    /no room "1cw"/,
    '"1cw"',
  ],
  [
    'a room turned five times',
    withDraw({ rooms: [{ ...draw.rooms[0], turned: 5 }, ...draw.rooms.slice(1)] }),
    /turned: /,
    '"turned": 5',
  ],
  ['too few rooms', withDraw({ rooms: draw.rooms.slice(1) }), /6 entries are wanted/, '"rooms"'],
  ['a player at two seats', withDraw({ players: [0, 0] }), /a player sits at two seats/, '"players"'],
  [
    'lots for sides that are given',
    withDraw({ players: [1, 0] }),
    /no lots are drawn about the sides/,
    '"players"',
  ],
  ['a drawn team where none is drawn', withDraw({ teams: [['blue-wizard'], []] }), /teams are not drawn/, ''],
  [
    'a team too small',
    {
      ...drawn,
      draw: { ...drawOf(drawn), teams: [drawOf(drawn).teams[0].slice(1), drawOf(drawn).teams[1]] },
    },
    /in the game, not/,
    '"teams"',
  ],
  [
    'a piece of the others',
    { ...drawn, draw: { ...drawOf(drawn), teams: [...drawOf(drawn).teams].reverse() } },
    /belongs to another team/,
    '',
  ],
  ['another draw', withDraw({ firstPlacer: 1 - draw.firstPlacer }), /actions\[\d+\]: NOT_YOUR_DECISION/, ''],
  [
    'an illegal action',
    { ...finished, actions: insteadOf(firstLay, { ...actions[firstLay], action: { type: 'endTurn' } }) },
    /NOT_NOW/,
    '',
  ],
  [
    'a malformed action',
    { ...finished, actions: insteadOf(firstLay, { ...actions[firstLay], action: { type: 'lay' } }) },
    /MALFORMED/,
    '',
  ],
  [
    'an action of nobody',
    { ...finished, actions: insteadOf(firstLay, { ...actions[firstLay], seat: 4 }) },
    /seat: a whole number/,
    '"seat": 4',
  ],
  ['no action', { ...finished, actions: insteadOf(firstLay, { seat: 0 }) }, /"action" is missing/, ''],
  [
    'a clock in an untimed game',
    { ...finished, actions: insteadOf(firstLay, { seat: 0, timeRanOut: true }) },
    /no clock of this seat/,
    '',
  ],
  [
    'a clock that did not run out',
    { ...finished, actions: insteadOf(firstLay, { seat: 0, timeRanOut: false }) },
    /timeRanOut: one of true/,
    '',
  ],
  ['more after the end', { ...finished, actions: [...actions, actions[0]] }, /GAME_OVER/, ''],
  [
    'an end that has not come',
    { ...finished, actions: actions.slice(0, 20) },
    /is not over after the last action/,
    '"result"',
  ],
  ['an end that is not told', { ...finished, result: null }, /the game ends here/, '"result"'],
  [
    'another winner',
    { ...finished, result: { ...finished.result, winners: [0, 1] } },
    /the game ends otherwise: \w+(, won by (blue|yellow))?$/,
    '"result"',
  ],
];

describe('a file that is not a game', () => {
  test.each(BROKEN)('is refused: %s', (_what, file, reason, near) => {
    const text = fileOf(file);
    const answer = readRecord(text);
    const found = answer.ok ? undefined : answer.faults.find(({ words }) => reason.test(words.en));
    if (!found) throw new Error(answer.ok ? 'it was read' : answer.reason);
    expect(text.split('\n')[found.line - 1]).toContain(near);
  });

  test('is refused with the line of the first action that does not fit', () => {
    const deeds: (LogEntry | object)[] = [...actions];
    deeds.splice(30, 0, { seat: 0, action: { type: 'declineDraw' } });
    const text = fileOf({ ...finished, actions: deeds });
    const answer = readRecord(text);
    if (answer.ok) throw new Error('it was read');
    expect(answer.reason).toMatch(/^actions\[30\]: NO_OFFER \(BD-RULING-\d+\): /);
    const line = text.split('\n').findIndex((one) => one.includes('declineDraw')) + 1;
    expect(line - answer.line).toBeGreaterThanOrEqual(1);
    expect(line - answer.line).toBeLessThanOrEqual(3);
  });

  test.each(['', '{', '[]', 'null', '{"format":"dungeon-twister-position"}'])('is refused: %j', (text) => {
    expect(readRecord(text)).toMatchObject({ ok: false, line: 1 });
  });
});
