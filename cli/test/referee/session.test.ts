import { createHash } from 'node:crypto';
import {
  type Accepted,
  Chance,
  Game,
  type Refused,
  SCENARIOS,
  type ActionRequest,
} from '@dungeon-twister/rules';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { drawnSeed, Talk } from './a-session.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const DEEDS = 23;

/** A game of the first Prison scenario, some way into its first turns. */
function begun(deeds = DEEDS): Talk {
  const talk = new Talk();
  talk.ask('new', { game: 'a', options: 'prison-1', seed: 's' });
  talk.ask('playout', { game: 'a', seed: 'p', most: deeds, keep: true });
  return talk;
}

describe('answers', () => {
  test('repeat the id of the request, whatever else is wrong with it', () => {
    const talk = new Talk();
    expect(talk.ask('games', { id: 7 })).toEqual({ id: 7, ok: true, games: [] });
    expect(talk.ask('games', { id: 'seven' }).id).toBe('seven');
    expect(talk.line('{"id":1.5,"do":"fly"}')).toMatchObject({ id: 1.5, ok: false });
    expect(talk.line('{"id":8,"do":"close"}')).toMatchObject({ id: 8, ok: false });
  });

  test('repeat no id that is none', () => {
    const talk = new Talk();
    for (const id of ['null', '[1]', '1e999', 'true', `"${'x'.repeat(65)}"`]) {
      const answer = talk.line(`{"id":${id},"do":"games"}`);
      expect(answer).toMatchObject({ ok: false, error: { code: 'NOT_A_REQUEST', field: 'id' } });
      expect(answer).not.toHaveProperty('id');
    }
  });

  test('are not given to blank lines', () => {
    const talk = new Talk();
    expect(['', '  ', '\r', '\t'].map((line) => talk.session.answer(line))).toEqual([null, null, null, null]);
  });
});

describe('hello', () => {
  test('names every scenario and what can be chosen there', () => {
    const { protocol, languages, scenarios, limits } = new Talk({ games: 3 }).ask('hello');
    expect(protocol).toBe(1);
    expect(languages).toEqual(['en', 'fr']);
    expect(scenarios.map(({ id }) => id)).toEqual(SCENARIOS.map(({ id }) => id));
    expect(scenarios.find(({ id }) => id === 'base')?.options).toEqual([
      'rules',
      'timer',
      'goal',
      'handicap',
    ]);
    expect(scenarios.find(({ id }) => id === 'mixed')?.options).toContain('teamChoice');
    expect(limits).toEqual({ games: 3, deeds: 10_000, lineBytes: 4_194_304, keptBytes: 536_870_912 });
  });
});

describe('new', () => {
  test('a scenario by its id is the same as its options', () => {
    const talk = new Talk();
    talk.ask('new', { game: 'a', options: 'base', seed: 's' });
    talk.ask('new', { game: 'b', options: { scenario: 'base' }, seed: 's' });
    expect(talk.position('a')).toBe(talk.position('b'));
  });

  test('shows the hash of the seed at once, and the seed only in the record of a finished game', () => {
    const talk = new Talk();
    const { game, seedHash } = talk.ask('new', { options: 'prison-1' });
    expect(seedHash).toBe(createHash('sha256').update(drawnSeed(1)).digest('hex'));
    expect(talk.ask('save', { game, form: 'json' }).record).toMatchObject({ seedHash });
    expect(talk.truth(game)).not.toContain(drawnSeed(1));
    talk.ask('playout', { game, seed: 'p', keep: true });
    expect(talk.ask('save', { game, form: 'json' }).record).toMatchObject({ seedHash, seed: drawnSeed(1) });
  });

  test('a given seed cannot be guessed from its hash: it is hashed with a salt, told with the seed at the end', () => {
    const talk = new Talk();
    const { game, seedHash } = talk.ask('new', { options: 'prison-1', seed: 'an example' });
    const second = talk.ask('new', { options: 'prison-1', seed: 'an example' });
    expect(second.seedHash).not.toBe(seedHash);
    expect(seedHash).not.toBe(createHash('sha256').update('an example').digest('hex'));
    for (const secret of ['an example', drawnSeed(1)]) expect(talk.truth(game)).not.toContain(secret);
    talk.ask('playout', { game, seed: 'p', keep: true });
    const { record } = talk.ask('save', { game, form: 'json' });
    expect(record).toMatchObject({ seedHash, seedSalt: drawnSeed(1), seed: 'an example' });
    expect(seedHash).toBe(
      createHash('sha256')
        .update(`${drawnSeed(1)}an example`)
        .digest('hex'),
    );
    // The proof survives being loaded.
    talk.ask('load', { game: 'again', text: JSON.stringify(record) });
    expect(talk.ask('save', { game: 'again', form: 'json' }).record).toEqual(record);
  });

  test('makes up names that nobody has', () => {
    const talk = new Talk();
    talk.ask('new', { game: 'g2', options: 'base' });
    const made = (): string => talk.ask('new', { options: 'base' }).game;
    expect([made(), made()]).toEqual(['g1', 'g3']);
    talk.ask('close', { game: 'g3' });
    expect(made()).toBe('g4');
  });

  test('tells what the set-up told, to whom it is asked for', () => {
    const talk = new Talk();
    const lot = { type: 'lotDrawn', lot: 'firstChooser', seat: expect.any(Number) as number };
    expect(talk.ask('new', { options: 'mixed' }).told).toEqual([{ event: lot }]);
    expect(talk.ask('new', { options: 'mixed', hear: 1 }).events).toEqual([lot]);
    expect(talk.ask('new', { options: 'mixed', hear: 'spectator' })).not.toHaveProperty('told');
  });
});

describe('a scenario of one’s own', () => {
  const own = 'Scenario: own\nBased on: prison-1\n';

  test('is named by its text', () => {
    const talk = new Talk();
    expect(talk.ask('new', { options: { own } }).options).toEqual({ scenario: 'own', own });
    expect(talk.ask('new', { options: { scenario: 'own', own } }).options).toEqual({ scenario: 'own', own });
    expect(talk.fails('new', { options: { scenario: 'base', own } }).message).toContain('must be "own"');
    expect(talk.fails('new', { options: { own: 'Scenario: own' } })).toMatchObject({ code: 'BAD_OPTIONS' });
    expect(talk.fails('new', { options: { own: 'Scenario: own' } }).message).toMatch(/^own: line 1: /);
    expect(talk.fails('new', { options: {} })).toMatchObject({ code: 'BAD_OPTIONS' });
  });
});

describe('names', () => {
  test('stand beside the numbers of places and slots, as the notation has them', () => {
    const talk = begun(3);
    const { pieces } = talk.ask('view', { game: 'a', viewer: 0, names: true }).view.own;
    const on = pieces.flatMap(({ where }) => (typeof where === 'object' && 'place' in where ? [where] : []));
    expect(on.length).toBeGreaterThan(0);
    for (const where of on)
      expect(where).toMatchObject({ placeName: expect.stringMatching(/^[a-j]0$/) as string });
    const plain = talk.ask('view', { game: 'a', viewer: 0 });
    expect(JSON.stringify(plain)).not.toContain('Name"');
    expect(talk.ask('view', { game: 'a', viewer: 0, names: false })).toEqual(plain);
  });

  test('in events, whoever hears them', () => {
    const talk = new Talk();
    talk.ask('new', { game: 'a', options: 'prison-1', seed: 'an example', names: true });
    const laid = { type: 'pieceDeployed', place: 101, placeName: 'b0' };
    const fields = { game: 'a', seat: 0, action: 'Me @b0', names: true };
    expect(talk.ask('perform', { ...fields, hear: 1 }).events).toMatchObject([laid]);
    const { told } = talk.ask('perform', { ...fields, action: 'Na @d0' });
    expect(told).toMatchObject([{ event: { placeName: 'd0' }, instead: { placeName: 'd0' } }]);
    expect(talk.fails('perform', { ...fields, names: 'yes' })).toMatchObject({ field: 'names' });
  });

  /** The fields that docs/referee.md lists; a place may also be a piece or a word there, which has no name. */
  const NAMED = ['place', 'path', 'from', 'to', 'pit', 'faceDownOn', 'enteredFrom', 'slot', 'slots'];

  /** Where a number has no name beside it, or something else has one. */
  const unnamed = (value: unknown): string[] =>
    typeof value !== 'object' || value === null
      ? []
      : Object.entries(value).flatMap(([key, inner]: [string, unknown]) => {
          const isNumber = [inner].flat().every((one) => typeof one === 'number');
          const wanted = NAMED.includes(key) && inner !== null && isNumber;
          return [...(wanted === `${key}Name` in value ? [] : [key]), ...unnamed(inner)];
        });

  test.each(['base', 'prison-5', 'elevator', 'card-3'])('beside every number, in %s', (scenario) => {
    const talk = new Talk();
    const chance = new Chance(scenario);
    const wrong = unnamed(talk.ask('new', { game: 'a', options: scenario, seed: 's', names: true }));
    for (let deeds = 0; deeds < 120; deeds++) {
      const { seat, actions } = talk.ask('legal', { game: 'a', form: 'json' });
      if (actions.length === 0) break;
      const action = actions[chance.below(actions.length)];
      wrong.push(...unnamed(talk.ask('perform', { game: 'a', seat, action, names: true })));
      wrong.push(...unnamed(talk.ask('view', { game: 'a', viewer: seat, names: true })));
    }
    expect(wrong).toEqual([]);
  });
});

describe('legal', () => {
  test('lists the same actions as notation and as objects', () => {
    const talk = begun();
    const texts = talk.ask('legal', { game: 'a' });
    const objects = talk.ask('legal', { game: 'a', form: 'json' });
    expect(texts.actions.length).toBe(objects.actions.length);
    expect(texts.actions.length).toBeGreaterThan(1);
    for (const action of [...texts.actions, ...objects.actions])
      expect(talk.ask('check', { game: 'a', action })).toMatchObject({ legal: true });
    expect(objects.standing).toEqual([{ type: 'resign' }, { type: 'offerDraw' }]);
  });

  test('of one piece: by its name, by its letters, in both languages', () => {
    const talk = begun();
    const { seat, actions } = talk.ask('legal', { game: 'a', form: 'json' });
    const all = actions as { readonly piece?: string }[];
    const pieces = new Set(all.map(({ piece }) => piece).filter((piece) => piece !== undefined));
    expect(pieces.size).toBeGreaterThan(0);
    for (const piece of pieces) {
      const own = all.filter((action) => action.piece === piece);
      expect(talk.ask('legal', { game: 'a', piece, form: 'json' })).toMatchObject({ seat, actions: own });
    }
    const english = talk.ask('legal', { game: 'a', piece: 'Me' }).actions;
    expect(english.every((line) => (line as string).startsWith('Me '))).toBe(true);
  });

  test('of one piece while tokens are laid', () => {
    const talk = new Talk();
    talk.ask('new', { game: 'a', options: 'prison-1', seed: 's' });
    expect(talk.ask('legal', { game: 'a', piece: 'Na' }).actions).toEqual([
      'Na @b0',
      'Na @d0',
      'Na @g0',
      'Na @i0',
    ]);
  });

  test('in French', () => {
    const talk = begun();
    const { actions } = talk.ask('legal', { game: 'a', lang: 'fr' });
    expect(actions).toContain('fin');
    for (const action of actions)
      expect(talk.ask('check', { game: 'a', action, lang: 'fr' })).toMatchObject({ legal: true });
  });

  test('nothing for a seat that does not decide, and nothing when the game is over', () => {
    const talk = begun();
    const { seat } = talk.ask('legal', { game: 'a' });
    const other = talk.ask('legal', { game: 'a', seat: 1 - seat });
    expect(other).toMatchObject({
      seat: 1 - seat,
      decision: null,
      actions: [],
      standing: ['resign', 'draw'],
    });
    talk.ask('perform', { game: 'a', action: 'resign' });
    expect(talk.ask('legal', { game: 'a' })).toMatchObject({ decision: null, actions: [], standing: [] });
  });
});

describe('check', () => {
  test('changes nothing, and says whether an action can be taken back', () => {
    const talk = begun();
    const before = talk.truth('a');
    for (const action of talk.ask('legal', { game: 'a' }).actions) talk.ask('check', { game: 'a', action });
    expect(talk.ask('check', { game: 'a', action: 'end' })).toMatchObject({ legal: true, barrier: true });
    expect(talk.truth('a')).toBe(before);
  });

  test('a refusal has its code, its rule, words in both languages, and names what is in the way', () => {
    const talk = new Talk();
    talk.ask('new', { game: 'a', options: 'prison-1', seed: 's' });
    talk.ask('perform', { game: 'a', action: 'Me @b0' });
    expect(talk.ask('check', { game: 'a', action: 'Na @b0' })).toMatchObject({
      legal: false,
      refusal: { code: 'DOT_TAKEN', rule: 'BD-SETUP-7', place: { id: 101, name: 'b0' } },
    });
    const foreign = { type: 'deploy', piece: 'yellow-naga', place: 101 };
    expect(talk.ask('check', { game: 'a', action: foreign, lang: 'fr' })).toMatchObject({
      refusal: { code: 'NOT_YOUR_PIECE', words: { fr: 'Cette pièce appartient à un autre joueur.' } },
    });
  });

  test('an object that is no action is refused by the rules', () => {
    const talk = begun();
    for (const [action, field] of [
      [{}, 'type'],
      [{ type: 'fly' }, 'type'],
      [{ type: 'endTurn', now: true }, 'now'],
      [{ type: '__proto__' }, 'type'],
    ] as const)
      expect(talk.ask('check', { game: 'a', action })).toMatchObject({
        refusal: { code: 'MALFORMED', field },
      });
  });
});

/** What is answered about a secret to whoever hears. */
function deployed(hear?: unknown): unknown {
  const talk = new Talk();
  talk.ask('new', { game: 'a', options: 'prison-1', seed: 's' });
  const { told, events } = talk.ask('perform', {
    game: 'a',
    action: 'Me @b0',
    ...(hear === undefined ? {} : { hear }),
  });
  return told ?? events;
}

describe('perform', () => {
  test('a secret is told whole, or as one person hears it', () => {
    const open = { type: 'pieceDeployed', seat: 0, piece: 'blue-mekanork', place: 101 };
    const hidden = { ...open, piece: 'hidden' };
    expect(deployed()).toEqual([{ only: 0, event: open, instead: hidden }]);
    expect(deployed('all')).toEqual(deployed());
    expect(deployed(0)).toEqual([open]);
    expect(deployed(1)).toEqual([hidden]);
    expect(deployed('spectator')).toEqual([hidden]);
  });

  test('an answer to a decision that has been made comes too late', () => {
    const talk = new Talk();
    talk.ask('new', { game: 'a', options: 'prison-1', seed: 's' });
    talk.ask('perform', { game: 'a', seat: 1, decision: 0, action: 'Me @i11' });
    const before = talk.truth('a');
    expect(talk.fails('perform', { game: 'a', seat: 1, decision: 0, action: 'Na @g11' })).toMatchObject({
      code: 'REFUSED',
      refusal: { code: 'STALE_DECISION' },
    });
    expect(talk.truth('a')).toBe(before);
    talk.ask('perform', { game: 'a', seat: 1, decision: 1, action: 'Na @g11' });
  });
});

describe('undo', () => {
  test('takes back the last action of whoever did it', () => {
    const talk = begun();
    const before = talk.truth('a');
    const { seat, actions } = talk.ask('legal', { game: 'a', form: 'json' });
    const action = actions.find((one) => typeof one === 'object' && one.type === 'move');
    talk.ask('perform', { game: 'a', action });
    expect(talk.truth('a')).not.toBe(before);
    expect(talk.ask('undo', { game: 'a' })).toMatchObject({ undone: { seat, action } });
    expect(talk.truth('a')).toBe(before);
  });

  test('passes over an offer of a draw, which stands', () => {
    const talk = begun();
    const { seat, actions } = talk.ask('legal', { game: 'a', form: 'json' });
    const action = actions.find((one) => typeof one === 'object' && one.type === 'move');
    talk.ask('perform', { game: 'a', action });
    talk.ask('perform', { game: 'a', seat: 1 - seat, action: { type: 'offerDraw' } });
    expect(talk.ask('undo', { game: 'a' })).toMatchObject({ undone: { seat, action } });
    expect(talk.ask('perform', { game: 'a', seat, action: { type: 'offerDraw' } })).toMatchObject({
      result: { ending: 'agreed' },
    });
  });

  test('is refused behind a barrier', () => {
    const talk = begun();
    talk.ask('perform', { game: 'a', action: 'end' });
    expect(talk.fails('undo', { game: 'a' })).toMatchObject({ refusal: { code: 'BEHIND_BARRIER' } });
  });
});

describe('timeout', () => {
  test('lets the rules decide for whoever was too slow', () => {
    const talk = new Talk();
    const timer = { turn: 60, placing: 5, combatCard: 5 };
    talk.ask('new', { game: 'a', options: { scenario: 'prison-1', timer }, seed: 's' });
    talk.ask('playout', { game: 'a', seed: 'p', most: DEEDS, keep: true });
    const [open] = talk.ask('decisions', { game: 'a' }).decisions;
    expect(open?.clock).toBe('turn');
    const { told } = talk.ask('timeout', { game: 'a', seat: open?.seat });
    expect(told?.[0]).toEqual({ event: { type: 'timeRanOut', seat: open?.seat } });
  });
});

describe('playout', () => {
  test('on a copy changes nothing; kept, it plays the same game', () => {
    const talk = begun();
    const before = talk.truth('a');
    const tried = talk.ask('playout', { game: 'a', seed: 'x' });
    expect(tried.result).not.toBeNull();
    expect(talk.truth('a')).toBe(before);
    expect(talk.ask('playout', { game: 'a', seed: 'x', keep: true })).toEqual(tried);
    expect(talk.ask('decisions', { game: 'a' })).toEqual({ ok: true, decisions: [], result: tried.result });
  });

  test('stops after so many actions', () => {
    const talk = begun();
    expect(talk.ask('playout', { game: 'a', seed: 'x', most: 3 })).toEqual({
      ok: true,
      actions: 3,
      result: null,
    });
    expect(talk.ask('playout', { game: 'a', seed: 'x', most: 0 }).actions).toBe(0);
  });
});

describe('view', () => {
  test('of a player and of somebody who watches', () => {
    const talk = begun();
    expect(talk.ask('view', { game: 'a', viewer: 1 }).view).toMatchObject({ viewer: 1 });
    expect(talk.ask('view', { game: 'a', viewer: 'spectator' }).view.own.pieces).toEqual([]);
  });
});

describe('position, save and load', () => {
  test.each(['text', 'json'])('a position as %s becomes a game of its own', (form) => {
    const talk = begun();
    const { position } = talk.ask('position', { game: 'a', form });
    const text = typeof position === 'string' ? position : JSON.stringify(position);
    expect(talk.ask('load', { game: 'b', text })).toMatchObject({ game: 'b', loaded: 'position', deeds: 0 });
    expect(talk.position('b')).toBe(talk.position('a'));
    expect(talk.ask('playout', { game: 'b', seed: 'x' })).toEqual(
      talk.ask('playout', { game: 'a', seed: 'x' }),
    );
  });

  test.each(['text', 'json'])('a record as %s becomes the same game again', (form) => {
    const talk = begun();
    const about = { players: ['Ada', null], tags: { Event: 'A test', Place: '' } };
    const { record } = talk.ask('save', { game: 'a', form, ...about });
    const text = typeof record === 'string' ? record : JSON.stringify(record);
    expect(talk.ask('load', { game: 'b', text })).toMatchObject({
      game: 'b',
      loaded: 'record',
      deeds: DEEDS,
    });
    expect(talk.ask('save', { game: 'b', form }).record).toEqual(record);
    expect(talk.position('b')).toBe(talk.position('a'));
  });
});

describe('games, close and quit', () => {
  test('list, forget, end', () => {
    const talk = begun();
    expect(talk.ask('games').games).toEqual([{ game: 'a', scenario: 'prison-1', deeds: DEEDS, over: false }]);
    talk.ask('close', { game: 'a' });
    expect(talk.ask('games').games).toEqual([]);
    expect(talk.session.over).toBe(false);
    talk.ask('quit');
    expect(talk.session.over).toBe(true);
  });
});

describe('a fault in the program', () => {
  test('is answered with its message only, and leaves the game as it was, with everything that may be taken back', () => {
    const talk = begun();
    const { actions } = talk.ask('legal', { game: 'a', form: 'json' });
    const move = actions.find((one) => typeof one === 'object' && one.type === 'move');
    talk.ask('perform', { game: 'a', action: move });
    const before = talk.truth('a');
    vi.spyOn(Game.prototype, 'perform').mockImplementationOnce(function (this: Game) {
      this.position.data.fill(0);
      throw new Error('the roof came down');
    });
    expect(talk.fails('perform', { game: 'a', action: 'end' })).toEqual({
      code: 'INTERNAL',
      message: 'the roof came down',
      words: { en: 'the roof came down', fr: 'Le programme a un défaut : the roof came down' },
    });
    expect(talk.truth('a')).toBe(before);
    talk.ask('undo', { game: 'a' });
    talk.ask('perform', { game: 'a', action: 'end' });
  });

  test('in the middle of a kept playout takes all of it back', () => {
    const talk = begun();
    const before = talk.truth('a');
    const perform: (this: Game, request: ActionRequest) => Accepted | Refused = Reflect.get(
      Game.prototype,
      'perform',
    );
    let calls = 0;
    vi.spyOn(Game.prototype, 'perform').mockImplementation(function (this: Game, request) {
      if (++calls === 5) throw new Error('the roof came down');
      return perform.call(this, request);
    });
    expect(talk.fails('playout', { game: 'a', seed: 'x', most: 9, keep: true }).code).toBe('INTERNAL');
    expect(calls).toBeGreaterThan(5);
    expect(talk.truth('a')).toBe(before);
  });
});
