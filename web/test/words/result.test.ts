import { viewOf } from '@dungeon-twister/rules';
import { sayResult } from '@dungeon-twister/words';
import { expect, test } from 'vitest';
import { AFTER_GAME_WORDS } from '../../src/words/after-game-words.ts';
import { finishedGame } from '../match/finished-game.ts';

test('terminal, replay and the page at the end count turns alike: those of all players', () => {
  const { position } = finishedGame();
  const { turn } = viewOf(position, 'spectator').shown;
  expect(turn).toBe(33);
  for (const language of ['en', 'fr'] as const)
    expect(sayResult(position, language)).toContain(AFTER_GAME_WORDS[language].turnsInAll(turn));
});
