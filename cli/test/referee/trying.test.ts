/** What a program tries out before it plays: games of its own (`fork`) and lists of actions (`performAll`). */
import { describe, expect, test } from 'vitest';
import { Talk } from './a-session.ts';

function begun(limits = {}): Talk {
  const talk = new Talk(limits);
  talk.ask('new', { game: 'a', options: 'prison-1', seed: 's' });
  talk.ask('playout', { game: 'a', seed: 'p', most: 23, keep: true });
  return talk;
}

describe('fork', () => {
  test('is the same position, and what is done there changes nothing here', () => {
    const talk = begun();
    const before = talk.truth('a');
    const { game, decisions } = talk.ask('fork', { game: 'a' });
    expect(game).toBe('g1');
    expect(decisions).toEqual(talk.ask('decisions', { game: 'a' }).decisions);
    expect(talk.position(game)).toBe(talk.position('a'));
    talk.ask('playout', { game, seed: 'x', most: 5, keep: true });
    expect(talk.position(game)).not.toBe(talk.position('a'));
    expect(talk.truth('a')).toBe(before);
  });

  test('what was done before it is not taken back there', () => {
    const talk = begun();
    talk.ask('fork', { game: 'a', as: 'b' });
    expect(talk.fails('undo', { game: 'b' })).toMatchObject({ refusal: { code: 'NOTHING_TO_UNDO' } });
    expect(talk.ask('games').games.map(({ game, deeds }) => [game, deeds])).toEqual([
      ['a', 23],
      ['b', 0],
    ]);
  });

  test('outlives the game that it came from, and is closed as every game', () => {
    const talk = begun();
    talk.ask('fork', { game: 'a', as: 'b' });
    talk.ask('close', { game: 'a' });
    talk.ask('fork', { game: 'b', as: 'c' });
    talk.ask('close', { game: 'b' });
    expect(talk.fails('fork', { game: 'b' }).code).toBe('UNKNOWN_GAME');
    expect(talk.fails('performAll', { game: 'b', actions: ['end'] }).code).toBe('UNKNOWN_GAME');
    expect(talk.ask('games').games).toHaveLength(1);
  });

  test('keeps to the limits of all games', () => {
    const talk = begun({ games: 2 });
    expect(talk.fails('fork', { game: 'a', as: 'a' }).code).toBe('GAME_EXISTS');
    talk.ask('fork', { game: 'a' });
    expect(talk.fails('fork', { game: 'a' }).code).toBe('TOO_MANY_GAMES');
    talk.ask('close', { game: 'g1' });
    // A name that was given away is not given again.
    expect(talk.ask('fork', { game: 'a' }).game).toBe('g2');
    const small = begun({ keptBytes: 8192 + 24 * 1024 });
    expect(small.fails('fork', { game: 'a' }).code).toBe('NO_ROOM');
    expect(small.fails('fork', { game: 'a', as: 'line\nbreak' })).toMatchObject({ field: 'as' });
  });
});

function fresh(limits = {}): Talk {
  const talk = new Talk(limits);
  talk.ask('new', { game: 'a', options: 'prison-1', seed: 'an example' });
  return talk;
}

describe('performAll', () => {
  const LIST = ['Me @b0', 'Na @d0'];

  test('is the same as one after the other', () => {
    const [one, all] = [fresh(), fresh()];
    const answers = LIST.map((action) => one.ask('perform', { game: 'a', seat: 0, action }));
    const answer = all.ask('performAll', { game: 'a', seat: 0, actions: LIST });
    expect(all.truth('a')).toBe(one.truth('a'));
    expect(answer.decisions).toEqual(answers.at(-1)?.decisions);
    expect(answer.told).toEqual(answers.flatMap(({ told = [] }) => told));
  });

  test('goes on with whoever is asked next, as lines and as objects', () => {
    const talk = begun();
    const copy = talk.ask('fork', { game: 'a' }).game;
    const done: unknown[] = [];
    for (let deed = 0; deed < 12; deed++) {
      const { actions } = talk.ask('legal', { game: copy, form: deed % 2 ? 'json' : 'text' });
      const action = actions.at(-1);
      talk.ask('perform', { game: copy, action });
      done.push(action);
    }
    const before = talk.ask('games').games[0]?.deeds ?? 0;
    talk.ask('performAll', { game: 'a', actions: done, hear: 'spectator' });
    expect(talk.position('a')).toBe(talk.position(copy));
    expect(talk.ask('games').games[0]?.deeds).toBe(before + done.length);
  });

  test('says which action is refused, and has changed nothing', () => {
    const talk = fresh();
    const before = talk.truth('a');
    const error = talk.fails('performAll', { game: 'a', seat: 0, actions: [...LIST, 'Me @b0'] });
    expect(error).toMatchObject({
      code: 'REFUSED',
      index: 2,
      refusal: { rule: expect.any(String) as string },
    });
    expect(talk.fails('performAll', { game: 'a', seat: 0, actions: ['Me @b0', 'dance'] })).toMatchObject({
      code: 'UNCLEAR_ACTION',
      index: 1,
    });
    expect(
      talk.fails('performAll', { game: 'a', seat: 0, actions: [{ type: 'deploy' }, 'Me @b0'] }),
    ).toMatchObject({ code: 'REFUSED', index: 0, refusal: { code: 'MALFORMED' } });
    expect(talk.truth('a')).toBe(before);
  });

  test('a single action is refused in the same words, without a number', () => {
    const talk = fresh();
    const alone = talk.fails('perform', { game: 'a', action: 'Me @c0' });
    expect(alone).not.toHaveProperty('index');
    expect(talk.fails('performAll', { game: 'a', actions: ['Me @c0'] })).toEqual({ ...alone, index: 0 });
  });

  test('finds room for all of them, or does none', () => {
    const talk = fresh({ deeds: 1 });
    const before = talk.truth('a');
    expect(talk.fails('performAll', { game: 'a', seat: 0, actions: LIST }).code).toBe('GAME_TOO_LONG');
    expect(talk.truth('a')).toBe(before);
    const small = fresh({ keptBytes: 9 * 1024 + 900 });
    expect(small.fails('performAll', { game: 'a', seat: 0, actions: LIST }).code).toBe('NO_ROOM');
    small.ask('performAll', { game: 'a', seat: 0, actions: LIST.slice(0, 1) });
  });

  test.each([
    [{ actions: [] }, 'NOT_A_REQUEST'],
    [{ actions: 'end' }, 'NOT_A_REQUEST'],
    [{ actions: [7] }, 'NOT_A_REQUEST'],
    [{ actions: Array.from({ length: 1001 }, () => 'end') }, 'NOT_A_REQUEST'],
    [{ actions: ['end'], decision: 0 }, 'NOT_A_REQUEST'],
    [{ actions: ['Me @b0'], seat: 2 }, 'UNKNOWN_SEAT'],
    [{ actions: ['Me @b0'], hear: 3 }, 'UNKNOWN_SEAT'],
  ])('%j is refused: %s', (fields, code) => {
    const talk = fresh();
    const before = talk.truth('a');
    expect(talk.fails('performAll', { game: 'a', ...fields }).code).toBe(code);
    expect(talk.truth('a')).toBe(before);
  });
});
