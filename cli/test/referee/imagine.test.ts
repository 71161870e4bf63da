/** A view as the only thing that is known: the game that is imagined from it, and views that are none. */
import { isDeepStrictEqual } from 'node:util';
import { Chance, SCENARIOS, viewOf } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { gameByLot } from '../by-lot.ts';
import { Talk } from './a-session.ts';

const viewIn = (scenario: string, deeds: number, viewer: number | 'spectator' = 0) =>
  viewOf(gameByLot({ scenario }, 'imagine', deeds).position, viewer);

describe('imagine', () => {
  test.each(SCENARIOS.map(({ id }) => id))(
    '%s: looks as the view says, and is the seat’s to think in',
    (scenario) => {
      const talk = new Talk();
      for (const deeds of [12, 60]) {
        const view = viewIn(scenario, deeds, 1);
        const { game, options } = talk.ask('imagine', { view, seed: 'x' });
        expect(options).toEqual({ scenario });
        expect(talk.ask('view', { game, viewer: 1 }).view).toEqual(view);
        // Another truth that looks the same is imagined the same.
        const [text] = talk.ask('sample', { game, viewer: 1, seed: 'y', count: 1 }).positions;
        const other = talk.ask('load', { text }).game;
        const again = talk.ask('imagine', {
          view: talk.ask('view', { game: other, viewer: 1 }).view,
          seed: 'x',
        });
        expect(talk.position(again.game)).toBe(talk.position(game));
      }
    },
  );

  test('what comes from the view is answered as in the true game', () => {
    const talk = new Talk();
    talk.ask('new', { game: 'true', options: 'base', seed: 's' });
    talk.ask('playout', { game: 'true', seed: 'p', most: 60, keep: true });
    const [next] = talk.ask('decisions', { game: 'true' }).decisions;
    const seat = next?.seat ?? 0;
    const { view } = talk.ask('view', { game: 'true', viewer: seat });
    talk.ask('imagine', { game: 'mine', view, seed: 'x' });
    const asked = (game: string) => [
      talk.ask('legal', { game, seat }),
      talk.ask('sample', { game, viewer: seat, seed: 'x', count: 3 }),
      talk.ask('evaluate', { game, seat, seed: 'x' }),
      talk.ask('choose', { game, seat, level: 'novice', seed: 'x' }),
    ];
    expect(asked('mine')).toEqual(asked('true'));
  });

  test('somebody who watches imagines too; the seed decides what is hidden', () => {
    const talk = new Talk();
    const view = viewIn('base', 40, 'spectator');
    const worlds = ['x', 'y', 'x'].map((seed) => talk.position(talk.ask('imagine', { view, seed }).game));
    expect(worlds[2]).toBe(worlds[0]);
    expect(worlds[1]).not.toBe(worlds[0]);
  });

  test('the order of fields does not matter', () => {
    const view = viewIn('base', 40);
    const backwards = Object.fromEntries(Object.entries(view).reverse());
    expect(new Talk().ask('imagine', { view: backwards, seed: 'x' }).game).toBe('g1');
  });

  test('limits and names are those of all games', () => {
    const talk = new Talk({ games: 1 });
    const view = viewIn('base', 40);
    expect(talk.ask('imagine', { view, seed: 'x', game: 'a' }).game).toBe('a');
    expect(talk.fails('imagine', { view, seed: 'x', game: 'a' }).code).toBe('GAME_EXISTS');
    expect(talk.fails('imagine', { view, seed: 'x' }).code).toBe('TOO_MANY_GAMES');
    expect(talk.fails('imagine', { view: 'all', seed: 'x' })).toMatchObject({ field: 'view' });
    expect(talk.fails('imagine', { view })).toMatchObject({ field: 'seed' });
  });
});

type Answer = { readonly error?: { readonly code: string } };
type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null;

const VALUES: readonly unknown[] = [
  null,
  -1,
  0,
  1,
  7,
  1e9,
  2 ** 31,
  0.5,
  '',
  'hidden',
  'blue-naga',
  [],
  {},
  [[1e9]],
];

/** A view with one value changed, wherever it may stand; or with a field lost, or one more. */
function damaged(view: object, chance: Chance): Plain {
  const copy = JSON.parse(JSON.stringify(view)) as Plain;
  let at = copy;
  for (;;) {
    const keys = Object.keys(at);
    const key = keys[chance.below(keys.length)] ?? 'extra';
    const inner = at[key];
    if (isPlain(inner) && Object.keys(inner).length > 0 && chance.below(6) > 0) {
      at = inner;
      continue;
    }
    const kind = chance.below(4);
    if (kind === 0 && !Array.isArray(at)) delete at[key];
    else if (kind === 1) at[Array.isArray(at) ? keys.length : 'extra'] = inner;
    else at[key] = VALUES[chance.below(VALUES.length)];
    return copy;
  }
}

describe('a view that no game brings about', () => {
  const VIEW = viewIn('base', 40);
  const { shown, own } = VIEW;
  const [first, ...others] = shown.pieces;

  test.each<readonly [string, object]>([
    ['nothing', {}],
    ['options of no game', { ...VIEW, options: { scenario: 'chess' } }],
    ['no options', { ...VIEW, options: null }],
    ['a field more', { ...VIEW, extra: 1 }],
    [
      'tokens without end',
      { ...VIEW, shown: { ...shown, seats: shown.seats.map((one) => ({ ...one, inHand: 1e9 })) } },
    ],
    [
      'rooms without end',
      { ...VIEW, shown: { ...shown, rooms: Array.from({ length: 5000 }, () => shown.rooms[0]) } },
    ],
    [
      'somebody who carries himself',
      { ...VIEW, shown: { ...shown, pieces: [{ ...first, where: { holder: first?.id } }, ...others] } },
    ],
    ['the eyes of another', { ...VIEW, viewer: 1 }],
    ['nobody’s eyes', { ...VIEW, viewer: 7 }],
    ['a piece twice', { ...VIEW, own: { ...own, pieces: [...own.pieces, first] } }],
  ])('%s', (_what, view) => {
    const talk = new Talk();
    expect(talk.fails('imagine', { view, seed: 'x' }).code).toBe('NOT_A_VIEW');
    expect(talk.ask('games').games).toEqual([]);
  });

  test.each(['prison-1', 'base', 'card-3', 'murder'])(
    '%s: damaged views are imagined as they stand there, or refused, and nothing else',
    (scenario) => {
      const chance = new Chance(`damaged ${scenario}`);
      const views = [8, 25, 70].map((deeds) => viewIn(scenario, deeds));
      const talk = new Talk();
      let refused = 0;
      const wrong: unknown[] = [];
      for (let time = 0; time < 150; time++) {
        const view = damaged(views[time % views.length] ?? {}, chance);
        const answer = talk.line(JSON.stringify({ do: 'imagine', game: 'b', view, seed: 'x' })) as Answer;
        if (answer.error) {
          refused++;
          if (answer.error.code !== 'NOT_A_VIEW') wrong.push(answer);
          continue;
        }
        const seen = talk.ask('view', { game: 'b', viewer: view['viewer'] }).view;
        if (!isDeepStrictEqual(seen, view)) wrong.push(view);
        talk.ask('playout', { game: 'b', seed: 'x', most: 5 });
        talk.ask('close', { game: 'b' });
      }
      expect(wrong).toEqual([]);
      expect(refused).toBeGreaterThan(75);
    },
    120_000,
  );
});
