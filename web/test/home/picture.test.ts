import { stepsOf, viewOf } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { PICTURE } from '../../src/home/picture.ts';
import { finishedGame } from '../match/finished-game.ts';

/** The step of that game which is on the first page. */
const SHOWN = 60;

test('the picture on the first page is a position of a game that was played', () => {
  const step = stepsOf(finishedGame())[SHOWN];
  expect(PICTURE).toEqual(step && viewOf(step.position, 'spectator'));
});
