/** `new` and `load`: games begin. */
import { createHash } from 'node:crypto';
import type { GameOptions, Told } from '@dungeon-twister/rules';
import { createGame, optionsFault } from '@dungeon-twister/rules';
import { withNameOfOwn } from '../../scenario-named.ts';
import type { Handler } from '../context.ts';
import { courseOf, newsFor } from '../course.ts';
import { cut, fault, Fault } from '../fault.ts';
import { readGame } from '../read-game.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

export const newGame: Handler<'new'> = (
  { game: wished, options: asked, seed, hear },
  { games, drawSeed },
) => {
  const id = games.nameFor(wished);
  const options = typeof asked === 'string' ? { scenario: asked } : withNameOfOwn(asked);
  const wrong = optionsFault(options);
  if (wrong !== null) throw fault('BAD_OPTIONS', wrong);
  const secret = seed ?? drawSeed();
  const told: Told[] = [];
  const game = createGame(options as unknown as GameOptions, secret, { told: (one) => told.push(one) });
  const seedHash = sha256(secret);
  const news = newsFor(game, told, hear);
  games.keep(id, game, { seed: secret, seedHash });
  return { game: id, options: game.options, seedHash, ...courseOf(game), ...news };
};

export const load: Handler<'load'> = ({ game: wished, text }, { games, limits }) => {
  const id = games.nameFor(wished);
  // Asked before it is played again: that might take long.
  const read = readGame(text, (deeds) => {
    if (deeds > limits.deeds)
      throw fault('GAME_TOO_LONG', `The limit of deeds in a game is ${limits.deeds}; this one has ${deeds}.`);
  });
  if (!read.ok) throw new Fault({ code: 'UNREADABLE', message: cut(read.reason), line: read.line });
  const { loaded, game, about } = read;
  games.keep(id, game, about);
  return { game: id, loaded, options: game.options, deeds: game.deeds.length, ...courseOf(game) };
};
