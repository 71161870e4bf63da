import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { answerFault, type RequestName } from '@dungeon-twister/protocol';
import { Chance } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { nameIn, Talk } from './a-session.ts';
import { damaged, hostileLine } from './hostile-lines.ts';

const LINES = 6000;
const DAMAGES = 500;
const SLOW = 300_000;
/** The only requests that may change a game, and only when they are served. */
const CHANGING: readonly (RequestName | null)[] = [
  'perform',
  'performAll',
  'timeout',
  'undo',
  'playout',
  'close',
];

const REACHED = [
  'ok',
  'NOT_JSON',
  'NOT_A_REQUEST',
  'UNKNOWN_REQUEST',
  'UNKNOWN_GAME',
  'REFUSED',
  'UNREADABLE',
  'UNCLEAR_ACTION',
] as const;

type Answer = { readonly error?: { readonly code: string } } | null;

describe('hostile lines', () => {
  test(
    'every one is answered as specified, and no game changes unless a request to change it is served',
    () => {
      const chance = new Chance('hostile lines');
      const talk = new Talk({ games: 4, deeds: 60 });
      const open = (): string => {
        for (const { game } of talk.ask('games').games) if (game !== 'untouched') talk.ask('close', { game });
        talk.ask('new', { game: 'a', options: 'prison-1', seed: `s${chance.below(100)}` });
        talk.ask('playout', { game: 'a', seed: 'p', most: chance.below(50), keep: true });
        return talk.position('a');
      };
      // Another game, which no line names.
      talk.ask('new', { game: 'untouched', options: 'base', seed: 's' });
      const untouched = talk.truth('untouched');
      let before = open();
      const served = new Map<string, number>();
      const wrong: string[] = [];
      for (let time = 0; time < LINES; time++) {
        if (time % 100 === 0) before = open();
        const line = hostileLine(chance);
        const said = talk.session.answer(line);
        if (line.trim() === '') continue;
        const answer = JSON.parse(said ?? 'null') as Answer;
        const name = nameIn(line);
        const code = answer?.error?.code ?? 'ok';
        served.set(code, (served.get(code) ?? 0) + 1);
        const after = talk.position('a');
        const mayChange = code === 'ok' && CHANGING.includes(name);
        const fault =
          answerFault(name, answer) ??
          (code === 'INTERNAL' ? said : null) ??
          (after === before || mayChange ? null : 'the game has changed');
        if (fault !== null) wrong.push(`${line.slice(0, 300)}: ${fault}`);
        before = after;
      }
      expect(wrong).toEqual([]);
      expect(talk.truth('untouched')).toBe(untouched);
      expect(talk.ask('games').games.length).toBeLessThanOrEqual(4);
      // The lines do reach what they are meant to reach.
      const seldom = REACHED.filter((code) => (served.get(code) ?? 0) <= 20);
      expect(seldom).toEqual([]);
    },
    SLOW,
  );

  test.each(['text', 'json'])(
    'damaged positions and records as %s are loaded or refused, and nothing else',
    (form) => {
      const chance = new Chance(`damaged ${form}`);
      const talk = new Talk({ games: 2 });
      talk.ask('new', { game: 'a', options: 'prison-1', seed: 's' });
      talk.ask('playout', { game: 'a', seed: 'p', most: 40, keep: true });
      const { record } = talk.ask('save', { game: 'a', form, tags: { Event: 'x' } });
      const { position } = talk.ask('position', { game: 'a', form });
      const texts = [record, position].map((whole) =>
        typeof whole === 'string' ? whole : JSON.stringify(whole, null, 1),
      );
      const before = talk.truth('a');
      let loaded = 0;
      const wrong: string[] = [];
      for (let time = 0; time < DAMAGES; time++) {
        const text = damaged(chance, texts[time % 2] ?? '');
        const answer = talk.line(JSON.stringify({ do: 'load', game: 'b', text })) as NonNullable<Answer>;
        if (!answer.error) {
          loaded++;
          talk.ask('playout', { game: 'b', seed: 'x', most: 5, keep: true });
          talk.ask('close', { game: 'b' });
        } else if (answer.error.code !== 'UNREADABLE') wrong.push(`${JSON.stringify(answer)}\n${text}`);
      }
      expect(wrong).toEqual([]);
      expect(talk.truth('a')).toBe(before);
      // A changed room or a lost comment may well give another game, but not most of the time.
      expect(loaded).toBeLessThan(DAMAGES / 2);
    },
    SLOW,
  );

  test(
    'memory does not grow with them',
    () => {
      const script = fileURLToPath(new URL('heap-after.ts', import.meta.url));
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['--expose-gc', '--import', 'tsx', script, '2000', '20000'],
        { encoding: 'utf8' },
      );
      expect(stderr).toBe('');
      expect(status).toBe(0);
      const [few = 0, many = 0] = JSON.parse(stdout) as number[];
      expect(few).toBeGreaterThan(0);
      expect(many - few).toBeLessThan(4 * 2 ** 20);
    },
    SLOW,
  );
});
