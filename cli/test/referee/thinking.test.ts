/** What can be thought from one seat's view: `sample`, `attack`, `evaluate`, `choose`. */
import { BOT_NAMES, botNamed, evaluateView } from '@dungeon-twister/bots';
import { parsePosition, type Position, viewOf, writePosition } from '@dungeon-twister/rules';
import { sceneByChance } from '@dungeon-twister/rules/testing';
import { describe, expect, test } from 'vitest';
import { Talk } from './a-session.ts';

const FIGHT = `Dungeon Twister position 1
scenario: base
turn: 9 blue
action points: 4
yellow: combat 0 2 6

rooms:
  A 1cw-N     B 2ccw-E
  C 3cw-S     D 4ccw-N
  E 1ccw-N    F 2cw-N
  G (3ccw-N)  H (4cw-N)

bCl: c18
bTh: b19, holds yRo
yGo: c19
bAr: G
`;

function fight(): Talk {
  const talk = new Talk();
  talk.ask('load', { game: 'f', text: FIGHT });
  return talk;
}

function begun(scenario = 'base', most = 60): Talk {
  const talk = new Talk();
  talk.ask('new', { game: 'f', options: scenario, seed: 's' });
  talk.ask('playout', { game: 'f', seed: 'p', most, keep: true });
  return talk;
}

/** The position that the session holds. */
function held(talk: Talk, text: unknown = talk.ask('position', { game: 'f' }).position): Position {
  const read = parsePosition(String(text));
  if (!read.ok) throw new Error(read.words.en);
  return read.position;
}

describe('sample', () => {
  test.each([
    ['base', 0],
    ['card-3', 1],
    ['murder', 'spectator'],
  ] as const)('%s: positions that look to %s like the game itself, and can be loaded', (scenario, viewer) => {
    const talk = begun(scenario);
    const { view } = talk.ask('view', { game: 'f', viewer });
    const { positions } = talk.ask('sample', { game: 'f', viewer, seed: 'x', count: 6 });
    expect(new Set(positions).size).toBeGreaterThan(1);
    for (const text of positions) {
      const { game } = talk.ask('load', { text });
      expect(talk.ask('view', { game, viewer }).view).toEqual(view);
    }
  });

  test('the same seed deals the same, and the first of many as the first alone', () => {
    const talk = begun();
    const dealt = (count: number, seed = 'x', form = 'json') =>
      talk.ask('sample', { game: 'f', viewer: 0, seed, count, form }).positions;
    expect(dealt(100).slice(0, 3)).toEqual(dealt(3));
    expect(dealt(3, 'y')).not.toEqual(dealt(3));
    expect(dealt(1)[0]).toMatchObject({ format: 'dungeon-twister-position' });
  });

  test.each([{ count: 0 }, { count: 101 }, { count: 1.5 }, { count: '3' }, { count: undefined }])(
    '%j positions are not dealt',
    (fields) => {
      const request = { game: 'f', viewer: 0, seed: 'x', ...fields };
      expect(fight().fails('sample', request)).toMatchObject({ code: 'NOT_A_REQUEST', field: 'count' });
    },
  );

  test('for a seat that there is', () => {
    expect(fight().fails('sample', { game: 'f', viewer: 2, seed: 'x', count: 1 }).code).toBe('UNKNOWN_SEAT');
  });
});

describe('attack', () => {
  test('who takes part, with how much, and which cards may come', () => {
    const talk = fight();
    const before = talk.truth('f');
    const { attack, defence, asked } = talk.ask('attack', { game: 'f', action: 'Cl x yGo' });
    const all = [0, 1, 2, 2, 3, 3, 4, 5, 6];
    expect(attack).toEqual({
      seats: [0],
      pieces: ['blue-cleric', 'blue-thief'],
      total: 4,
      cards: [{ seat: 0, cards: all }],
    });
    expect(defence).toEqual({
      seats: [1],
      pieces: ['yellow-goblin'],
      total: 1,
      cards: [{ seat: 1, cards: [0, 2, 6] }],
    });
    expect(asked).toEqual([]);
    expect(talk.truth('f')).toBe(before);
  });

  test('is what comes of it when it is fought', () => {
    const talk = fight();
    const { attack, defence } = talk.ask('attack', { game: 'f', action: 'Cl x yGo' });
    const { told = [] } = talk.ask('performAll', {
      game: 'f',
      actions: ['Cl x yGo', 'combat 3', 'combat 2'],
    });
    const events = told.map(({ event }) => event);
    expect(events).toContainEqual(
      expect.objectContaining({
        type: 'combatFought',
        attack: attack.total + 3,
        defence: defence.total + 2,
      }),
    );
    expect(events).toContainEqual(
      expect.objectContaining({ attackers: attack.pieces, defenders: defence.pieces }),
    );
  });

  test('those who would be asked to come in are named, and come in only when they say so', () => {
    const talk = new Talk();
    const found = Array.from({ length: 30 }, (_, game) => {
      talk.ask('load', {
        game: 'f',
        text: JSON.stringify(writePosition(sceneByChance({ scenario: 'murder' }, `${game}`))),
      });
      const { actions } = talk.ask('legal', { game: 'f', form: 'json' });
      const attacks = actions.filter((action) => typeof action === 'object' && action.type === 'attack');
      const answers = attacks.map((action) => {
        const answer = talk.ask('attack', { game: 'f', action });
        const copy = talk.ask('fork', { game: 'f' }).game;
        const { decisions } = talk.ask('perform', { game: copy, action });
        talk.ask('close', { game: copy });
        const asked = decisions.filter(({ about }) => about === 'join').map(({ seat }) => seat);
        expect(answer.asked).toEqual(asked);
        return answer;
      });
      talk.ask('close', { game: 'f' });
      return answers;
    }).flat();
    const open = found.filter(({ asked }) => asked.length > 0);
    expect(open.length).toBeGreaterThan(0);
    for (const { attack, defence, asked } of open)
      expect([...attack.seats, ...defence.seats].filter((seat) => asked.includes(seat))).toEqual([]);
  });

  test('an action that attacks nobody, or is not allowed, is told', () => {
    const talk = fight();
    expect(talk.fails('attack', { game: 'f', action: 'Th b18' }).code).toBe('NO_ATTACK');
    expect(talk.fails('attack', { game: 'f', action: 'end' }).code).toBe('NO_ATTACK');
    expect(talk.fails('attack', { game: 'f', action: 'resign' }).code).toBe('NO_ATTACK');
    expect(talk.fails('attack', { game: 'f', action: 'Cl x bTh' })).toMatchObject({
      code: 'REFUSED',
      refusal: { code: 'NOT_AN_ENEMY' },
    });
    expect(talk.fails('attack', { game: 'f', action: 'Cl x' }).code).toBe('UNCLEAR_ACTION');
  });
});

describe('evaluate', () => {
  test('is what the bots reckon from the view of the seat', () => {
    const talk = begun();
    const position = held(talk);
    for (const seat of [0, 1]) {
      const { value, features } = evaluateView({ view: viewOf(position, seat), seat, seed: 'x' });
      expect(talk.ask('evaluate', { game: 'f', seat, seed: 'x' })).toEqual({
        ok: true,
        seat,
        value,
        features,
      });
    }
    expect(talk.ask('evaluate', { game: 'f', seed: 'x', samples: 100 }).features).toHaveProperty('run');
  });

  test('a game that is over is won or lost', () => {
    const talk = fight();
    talk.ask('perform', { game: 'f', action: 'resign' });
    expect(talk.ask('evaluate', { game: 'f', seat: 0, seed: 'x' })).toMatchObject({
      value: -1000,
      features: null,
    });
    expect(talk.ask('evaluate', { game: 'f', seat: 1, seed: 'x' })).toMatchObject({ value: 1000 });
  });

  test.each([
    [{ samples: 101 }, 'NOT_A_REQUEST'],
    [{ samples: 0 }, 'NOT_A_REQUEST'],
    [{ seed: '' }, 'NOT_A_REQUEST'],
    [{ seat: 2 }, 'UNKNOWN_SEAT'],
    [{ game: 'no' }, 'UNKNOWN_GAME'],
  ])('%j is refused: %s', (fields, code) => {
    expect(fight().fails('evaluate', { game: 'f', seed: 'x', ...fields }).code).toBe(code);
  });
});

describe('choose', () => {
  test.each([...BOT_NAMES.slice(0, 4), 'skilled@0.1', 'casual/hunter'])(
    '%s answers as botNamed does',
    (level) => {
      const talk = begun();
      const position = held(talk);
      const before = talk.truth('f');
      const { decisions } = talk.ask('decisions', { game: 'f' });
      const seat = decisions[0]?.seat ?? 0;
      const action = botNamed(level)?.choose({ view: viewOf(position, seat), seat, seed: 'x' });
      const request = { game: 'f', level, seed: 'x' };
      const answer = talk.ask('choose', { ...request, form: 'json' });
      expect(answer).toMatchObject({ seat, decision: decisions[0]?.number, action });
      expect(talk.truth('f')).toBe(before);
      // What is chosen can be played as it is, in either form.
      const line = talk.ask('choose', { ...request, lang: 'fr' });
      talk.ask('perform', { game: 'f', seat, decision: line.decision, action: line.action, lang: 'fr' });
    },
  );

  test.each([
    'pro',
    'expert/dancer',
    'greedy@0.5',
    'master@0',
    'master@1.01',
    'master@99999999999',
    'Expert',
  ])('there is no level %s', (level) => {
    const error = fight().fails('choose', { game: 'f', level, seed: 'x' });
    expect(error.code).toBe('UNKNOWN_LEVEL');
    expect(error.words.en).toContain('random, greedy, novice, casual, skilled, expert, master');
  });

  test('only who is asked chooses', () => {
    const talk = fight();
    const request = { game: 'f', level: 'greedy', seed: 'x' };
    expect(talk.fails('choose', { ...request, seat: 1 }).code).toBe('NO_DECISION');
    expect(talk.fails('choose', { ...request, seat: 2 }).code).toBe('UNKNOWN_SEAT');
    talk.ask('perform', { game: 'f', action: 'resign' });
    expect(talk.fails('choose', request).code).toBe('NO_DECISION');
  });
});
