import { SCENARIOS, samePosition, viewOf, writePosition } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { openLens, positionFile, positionFor, recordFile, tellsSecrets } from '../../src/store/files.ts';
import { packed, unpacked } from '../../src/store/link.ts';
import { matchFrom, newMatch } from '../../src/store/new-match.ts';
import { playerName, playerNamed } from '../../src/store/player-names.ts';
import { readAny } from '../../src/store/read-any.ts';
import { aMatch } from './a-match.ts';

describe('files', () => {
  test.each(['json', 'text'] as const)('a record as %s comes back with its players', (form) => {
    const match = aMatch('prison-5', 70);
    const file = recordFile(match, form, 'fr');
    const found = readAny(file.text);
    if (!found.ok || found.kind !== 'record') throw new Error('no record');
    expect(samePosition(found.record.game.position, match.game.position)).toBe(true);
    expect(found.record.about.players.map(playerNamed)).toEqual(match.players);
    expect(file.name).toMatch(/^dungeon-twister-prison-5-record-70\.(json|txt)$/);
  });

  test.each(['json', 'text'] as const)('a position as %s comes back', (form) => {
    const match = aMatch('card-standard', 70);
    const found = readAny(positionFile(match, 'everything', form, 'en').text);
    if (!found.ok || found.kind !== 'position') throw new Error('no position');
    expect(writePosition(found.position)).toEqual(writePosition(match.game.position));
    expect(matchFrom(found.position, match.players).open.value).toEqual(match.open.value);
  });

  test.each([
    ['empty', ''],
    ['empty', ' \n'],
    ['unknown', 'hello'],
    ['unknown', '{"format":"something"}'],
    ['record', '{"format":"dungeon-twister-record"'],
    ['record', 'Dungeon Twister record 1\nscenario: nowhere\n'],
    ['position', 'Dungeon Twister position 1\n'],
    ['position', '{"format":"dungeon-twister-position","version":1}'],
  ])('refuses what is %s', (kind, text) => {
    expect(readAny(text)).toMatchObject({ ok: false, kind });
  });

  test('names of players that nobody knows are humans', () => {
    expect(['Ada', null, undefined, 'bot: unheard-of'].map(playerNamed)).toEqual(
      Array.from({ length: 4 }, () => ({ kind: 'human' })),
    );
    expect(playerNamed(playerName({ kind: 'bot', level: 'random' }))).toEqual({
      kind: 'bot',
      level: 'random',
    });
  });
});

describe('what leaves a running game', () => {
  test.each(SCENARIOS.map(({ id }) => id))('of %s tells a spectator nothing new', (scenario) => {
    for (const deeds of [0, 9, 40, 90]) {
      const match = aMatch(scenario, deeds);
      if (!tellsSecrets(match)) continue;
      const shared = positionFor(match, openLens(match), 'lots');
      expect(viewOf(shared, 'spectator').shown).toEqual(viewOf(match.game.position, 'spectator').shown);
      const found = readAny(JSON.stringify(writePosition(shared)));
      expect(found.ok ? '' : JSON.stringify(found)).toBe('');
    }
  });

  test('hidden rooms are drawn anew', () => {
    const match = newMatch({ scenario: 'base' }, [{ kind: 'human' }, { kind: 'human' }], 'seed');
    const rooms = (seed: string): string =>
      JSON.stringify(writePosition(positionFor(match, 'spectator', seed)).slots);
    expect(new Set(['a', 'b', 'c'].map(rooms)).size).toBe(3);
  });

  test('once it is over, everything is open', () => {
    const match = aMatch('base', 30);
    const [open] = match.open.value;
    if (open) match.perform(open.seat, { type: 'resign' });
    expect([tellsSecrets(match), openLens(match)]).toEqual([false, 'everything']);
  });
});

describe('links', () => {
  test('a position fits into a link and comes back', async () => {
    const text = JSON.stringify(writePosition(aMatch('murder', 150).game.position));
    const code = await packed(text);
    expect(code).toMatch(/^[\w-]+$/);
    expect(code.length).toBeLessThan(3000);
    expect(await unpacked(code)).toBe(text);
  });

  test.each(['', '%%%', 'AAAA', 'bm90IGRlZmxhdGVk', 'x'.repeat(30_000)])(
    'a damaged link is refused',
    async (code) => {
      expect(await unpacked(code)).toBeNull();
    },
  );

  test('a link that was cut short is refused', async () => {
    const code = await packed(JSON.stringify(writePosition(aMatch('base', 20).game.position)));
    expect(await unpacked(code.slice(0, code.length / 2))).toBeNull();
  });

  test('a link that would unpack without end is refused', async () => {
    expect(await unpacked(await packed(' '.repeat(1_000_000)))).toBeNull();
  });
});
