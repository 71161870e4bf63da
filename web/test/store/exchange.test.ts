import { Chance, SCENARIOS, samePosition, type Viewer, viewOf, writePosition } from '@dungeon-twister/rules';
import { anotherWorld } from '@dungeon-twister/rules/testing';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Match } from '../../src/match/match.ts';
import {
  type Lens,
  openLens,
  positionCode,
  positionFile,
  positionFor,
  recordFile,
  tellsSecrets,
} from '../../src/store/files.ts';
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
    expect(matchFrom(found.position, match.players).now.value.open).toEqual(match.now.value.open);
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
  });

  test.each([
    ['bot: random', { kind: 'bot', level: 'random' }],
    ['bot: skilled/tinkerer', { kind: 'bot', level: 'skilled', style: 'tinkerer' }],
  ] as const)('“%s” finds its bot again', (name, player) => {
    expect(playerName(player)).toBe(name);
    expect(playerNamed(name)).toEqual(player);
  });
});

/** The same lots at every draw, so that only the truth can make a difference. */
function withSameLots(): void {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);
}

/** All forms in which a position can leave the page, as they are written. */
async function sharedForms(match: Match, lens: Lens): Promise<string[]> {
  const files = (['json', 'text'] as const).flatMap((form) =>
    (['en', 'fr'] as const).map((language) => positionFile(match, lens, form, language)),
  );
  return [...files.flatMap(({ name, text }) => [name, text]), await positionCode(match, lens)];
}

/** The match as it stands, and one that differs from it only in what this person cannot know. */
function twoTruths(match: Match, viewer: Viewer, seed: string): readonly [Match, Match] | null {
  const { position } = match.game;
  const other = anotherWorld(position, viewer, new Chance(seed), null, () => true);
  return other && [matchFrom(position, match.players), matchFrom(other.world, match.players)];
}

describe('what leaves a running game', () => {
  afterEach(() => {
    vi.restoreAllMocks();
  });

  test.each(SCENARIOS.map(({ id }) => id))(
    'of %s is byte for byte the same, whatever lies hidden: links and files of what lies open, and of what a player knows',
    async (scenario) => {
      withSameLots();
      let compared = 0;
      for (const deeds of [0, 9, 40, 90]) {
        const match = aMatch(scenario, deeds);
        if (!tellsSecrets(match)) continue;
        for (const lens of [openLens(match), 0, 1] as const) {
          if (lens === 'everything') throw new Error('a running game lies open');
          const truths = twoTruths(match, lens, `${scenario} ${deeds}`);
          if (!truths) continue;
          const [mine, theirs] = await Promise.all(truths.map((truth) => sharedForms(truth, lens)));
          expect(mine).toEqual(theirs);
          const [all, others] = await Promise.all(truths.map((truth) => sharedForms(truth, 'everything')));
          // The two truths are two: the exact form tells them apart.
          expect(all).not.toEqual(others);
          compared++;
        }
      }
      expect(compared).toBeGreaterThan(0);
    },
  );

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
    const [open] = match.now.value.open;
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
