import { readdirSync, readFileSync } from 'node:fs';
import { type RecordJson, samePosition, SCENARIOS } from '@dungeon-twister/rules';
import { sayDeparture } from '@dungeon-twister/words';
import { describe, expect, test } from 'vitest';
import { parseRoute } from '../../src/browser/route.ts';
import { autosave, unsaved } from '../../src/store/autosave.ts';
import { unpacked } from '../../src/store/link.ts';
import { reopen } from '../../src/store/new-match.ts';
import { forgetReadable, type Opened, openSave } from '../../src/store/open-save.ts';
import { readAny } from '../../src/store/read-any.ts';
import { keptGames, rawText } from '../../src/store/saves.ts';
import { aShelf, KEY } from './a-shelf.ts';

const FOLDER = new URL('../../../rules/testing/old-games/', import.meta.url);
const FILES = readdirSync(FOLDER).flatMap((version) =>
  readdirSync(new URL(`${version}/`, FOLDER)).map((file) => `${version}/${file}`),
);
const textOf = (file: string): string => readFileSync(new URL(file, FOLDER), 'utf8');

function opened(text: string): Opened {
  const shelf = aShelf();
  shelf.setItem(`${KEY}one`, text);
  const found = openSave(shelf, 'one');
  if (!found.ok) throw new Error(found.why === 'record' ? found.reason : found.why);
  return found;
}

describe('old games stay readable', () => {
  test.each(FILES.filter((file) => file.endsWith('-save.json')))('the saved game %s opens', (file) => {
    const { record, players, departed } = opened(textOf(file));
    const match = reopen(record, players);
    expect(samePosition(match.game.position, record.game.position)).toBe(true);
    expect(departed?.departure.changes).not.toEqual([]);
  });

  test('there is a saved game and a link of every scenario', () => {
    const links = textOf('rules-1/links.txt');
    for (const { id } of SCENARIOS) {
      expect(FILES).toContain(`rules-1/${id}-save.json`);
      expect(links).toMatch(new RegExp(`^${id} p=`, 'm'));
    }
  });

  test.each(FILES.filter((file) => file.endsWith('/links.txt')))('the links of %s open', async (file) => {
    for (const line of textOf(file).trim().split('\n')) {
      const [id = '', hash = ''] = line.split(' ');
      const route = parseRoute(`#${hash}`);
      const text = route.page === 'link' ? await unpacked(route.code) : null;
      const found = readAny(text ?? '');
      expect(found).toMatchObject({
        ok: true,
        kind: 'position',
        position: { ruleset: { scenario: { id } } },
      });
    }
  });

  test.each(FILES.filter((file) => !/-save\.json$|links\.txt$/.test(file)))('the file %s opens', (file) => {
    expect(readAny(textOf(file))).toMatchObject({ ok: true });
  });
});

/** A saved game of the first rules in which somebody ends his turn twice: no rules ever allowed that. */
const DEPARTING = ((): string => {
  const save = JSON.parse(textOf('rules-1/base-save.json')) as { record: RecordJson };
  const { actions } = save.record;
  const end = actions.findIndex((entry) => 'action' in entry && entry.action.type === 'endTurn');
  const [twice] = actions.slice(end, end + 1);
  return JSON.stringify({ ...save, record: { ...save.record, actions: actions.toSpliced(end, 0, twice) } });
})();

describe('a saved game that departs from the rules of today', () => {
  test('opens up to there and says so, in both languages', () => {
    const { record, departed } = opened(DEPARTING);
    if (!departed) throw new Error('it does not depart');
    expect(record.game.log).toHaveLength(departed.departure.after);
    expect(sayDeparture(departed.departure, 'en').where).toMatch(
      /^This game was played by older rules \(1\)\./,
    );
    expect(sayDeparture(departed.departure, 'fr').where).toMatch(/règles plus anciennes \(1\)\./);
    const { record: whole } = JSON.parse(DEPARTING) as { record: RecordJson };
    expect(readAny(JSON.stringify(whole))).toMatchObject({
      ok: true,
      kind: 'record',
      departed: { rules: 1 },
    });
  });

  test('stays in the list as it was when it is played on', () => {
    const shelf = aShelf();
    shelf.setItem(`${KEY}one`, DEPARTING);
    const found = openSave(shelf, 'one');
    if (!found.ok) throw new Error(found.why);
    const match = reopen(found.record, found.players);
    const stop = autosave('one', match, shelf, {
      isStored: true,
      departed: found.departed,
      onOvertaken: () => {},
    });
    expect(keptGames(shelf)).toHaveLength(1);
    match.perform(0, { type: 'offerDraw' });
    stop();
    expect(rawText(shelf, 'one-rules-1')).toBe(DEPARTING);
    expect(openSave(shelf, 'one')).toMatchObject({ ok: true, departed: null });
    expect(keptGames(shelf).every(({ save }) => save)).toBe(true);
  });

  test('is not written over where there is no room for both', () => {
    const shelf = aShelf(DEPARTING.length - 1);
    const found = opened(DEPARTING);
    const match = reopen(found.record, found.players);
    const stop = autosave('one', match, shelf, {
      isStored: true,
      departed: found.departed,
      onOvertaken: () => {},
    });
    match.perform(0, { type: 'offerDraw' });
    stop();
    expect([shelf.length, unsaved.value]).toEqual([0, true]);
    unsaved.value = false;
  });

  test('is never thrown away as one that was only opened', () => {
    const shelf = aShelf();
    shelf.setItem(`${KEY}one`, DEPARTING);
    forgetReadable(shelf, ['one']);
    expect(rawText(shelf, 'one')).toBe(DEPARTING);
  });
});

test('the sentence names what changed, or says that nothing known did', () => {
  const { departed } = opened(DEPARTING);
  if (!departed) throw new Error('it does not depart');
  const changes = [
    { since: 2, rules: ['BD-END-1'], scenarios: 'all', words: { en: 'It ends.', fr: 'Cela finit.' } },
  ] as const;
  const { departure } = departed;
  expect(sayDeparture({ ...departure, changes }, 'fr').changes).toEqual(['Cela finit. (BD-END-1)']);
  expect(sayDeparture({ ...departure, changes: [] }, 'en')).toMatchObject({
    changes: [],
    why: expect.stringMatching(/^No change of the rules that is known/) as string,
  });
});
