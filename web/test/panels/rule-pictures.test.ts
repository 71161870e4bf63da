import { readFileSync } from 'node:fs';
import { chartOf, slotName, viewOf } from '@dungeon-twister/rules';
import { ENGLISH, FRENCH, namesFor, sayEvent } from '@dungeon-twister/words';
import { describe, expect, test } from 'vitest';
import { ALBUMS, PICTURES } from '../../src/panels/rules/pictures/all-pictures.ts';
import { performed } from '../../src/panels/rules/pictures/picture.ts';

const books = ['board', 'card-game', 'multiplayer']
  .map((name) => readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8'))
  .join('\n');

describe.each(PICTURES)('the picture of $rule', (picture) => {
  const { before, after, events } = performed(picture);

  test('shows rules that exist', () => {
    for (const rule of [picture.rule, ...(picture.also ?? [])]) expect(books).toContain(`**${rule}**`);
  });

  test('shows something that happens, to be seen by anybody, and says it in both languages', () => {
    expect(viewOf(after, 'spectator').shown).not.toEqual(viewOf(before, 'spectator').shown);
    for (const tongue of [ENGLISH, FRENCH]) {
      const names = namesFor(chartOf(after), tongue.language, 'words');
      expect(events.map((event) => sayEvent(event, names, tongue) ?? '').join('')).not.toBe('');
    }
    expect(events.some(({ type }) => type === 'gameEnded')).toBe(false);
  });

  test('frames rooms that there are', () => {
    const rooms = before.ruleset.layout.plan.slots.map((_, slot) => slotName(slot));
    expect(picture.rooms?.split(' ').filter((room) => !rooms.includes(room)) ?? []).toEqual([]);
  });
});

test('there are pictures of all four games, each rule has one at most', () => {
  expect(ALBUMS.map(({ pictures }) => pictures.length).every((count) => count >= 3)).toBe(true);
  expect(PICTURES.length).toBeGreaterThanOrEqual(15);
  expect(new Set(PICTURES.map(({ rule }) => rule)).size).toBe(PICTURES.length);
});

test('an action that is not legal is no picture', () => {
  const [first] = PICTURES;
  const wrong = { ...first, lines: ['Cl ?B'] };
  expect(() => performed(wrong)).toThrow(/cannot do "Cl \?B"/);
  expect(() => performed({ ...wrong, position: 'nonsense' })).toThrow(/cannot be read/);
});
