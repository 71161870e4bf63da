import { expect, test } from 'vitest';
import { TraySlots } from '../../src/play/tray-slots.ts';

test('a token that was placed leaves its slot empty, and finds it again when it is taken back', () => {
  const tray = new TraySlots();
  expect(tray.of('lay/0', ['a', 'b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(tray.of('lay/0', ['b', 'c'])).toEqual(['a', 'b', 'c']);
  expect(tray.of('lay/0', ['c', 'a'])).toEqual(['a', 'b', 'c']);
});

test('the next hand has slots of its own', () => {
  const tray = new TraySlots();
  tray.of('deploy/0', ['a', 'b']);
  expect(tray.of('lay/0', ['b', 'x'])).toEqual(['b', 'x']);
  expect(tray.of('deploy/1', ['y'])).toEqual(['y']);
});
