import { expect, test } from 'vitest';
import { autosave } from '../../src/store/autosave.ts';
import { keep, rawText, saveOf } from '../../src/store/saves.ts';
import { aMatch } from './a-match.ts';
import { aShelf } from './a-shelf.ts';

test('two windows on one saved game: what the other has stored is not written over', () => {
  const shelf = aShelf();
  keep(shelf, 'one', saveOf(aMatch('base', 20), 1));
  const [here, there] = [aMatch('base', 20), aMatch('base', 20)];
  let overtaken = 0;
  const stop = autosave('one', here, shelf, {
    isStored: true,
    departed: null,
    onOvertaken: () => overtaken++,
  });
  autosave('one', there, shelf, { isStored: true, departed: null, onOvertaken: () => {} });
  there.placeTheRest(0);
  const stored = rawText(shelf, 'one');
  here.placeTheRest(1);
  here.placeTheRest(0);
  expect(rawText(shelf, 'one')).toBe(stored);
  expect(overtaken).toBe(1);
  stop();
});

test('a game that was thrown away elsewhere while it is played is kept again', () => {
  const shelf = aShelf();
  const match = aMatch('base', 20);
  const stop = autosave('one', match, shelf, {
    isStored: false,
    departed: null,
    onOvertaken: () => {
      throw new Error('nobody has overtaken it');
    },
  });
  shelf.removeItem('dungeon-twister-game:one');
  match.placeTheRest(0);
  expect(rawText(shelf, 'one')).not.toBeNull();
  stop();
});
