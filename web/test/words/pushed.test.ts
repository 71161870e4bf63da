import { chartOf, type GameEvent } from '@dungeon-twister/rules';
import { namesFor, sayEvent, TONGUES } from '@dungeon-twister/words';
import { expect, test } from 'vitest';
import { crowdedBoards } from '../board/boards.ts';

const pushed: GameEvent = {
  type: 'piecePushed',
  piece: 'yellow-cleric',
  by: 'blue-banshee',
  from: 0,
  to: 1,
  onto: 'blue-key',
};

test.each([
  ['en', /, onto the blue Key, which stays free to take\.$/],
  ['fr', /, sur la Clef bleue, qui reste à prendre\.$/],
] as const)('it is said what a wounded was driven onto: %s', (language, end) => {
  const { position } = [...crowdedBoards('prison-1')][0] ?? {};
  if (!position) throw new Error('there is no board');
  const named = namesFor(chartOf(position), language, 'words');
  expect(sayEvent(pushed, named, TONGUES[language])).toMatch(end);
  const { onto: _onto, ...bare } = pushed;
  expect(sayEvent(bare, named, TONGUES[language])).not.toMatch(/take|prendre/);
});
