/** `new` and `load`: games begin. */
import { createHash } from 'node:crypto';
import type { GameOptions, Told } from '@dungeon-twister/rules';
import { createGame, MOST_FAULTS, optionsFaults, positionRemarks } from '@dungeon-twister/rules';
import { withNameOfOwn } from '../../scenario-named.ts';
import type { Handler } from '../context.ts';
import { courseOf, newsFor } from '../course.ts';
import { cut, cutWords, fault, Fault } from '../fault.ts';
import { readGame } from '../read-game.ts';

const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

export const newGame: Handler<'new'> = (
  { game: wished, options: asked, seed, hear },
  { games, drawSeed },
) => {
  const id = games.nameFor(wished);
  const options = typeof asked === 'string' ? { scenario: asked } : withNameOfOwn(asked);
  const wrong = optionsFaults(options);
  const faults = wrong.slice(0, MOST_FAULTS).map(cutWords);
  const [words] = faults;
  if (words)
    throw new Fault({
      code: 'BAD_OPTIONS',
      message: cut(wrong[0]?.en ?? ''),
      words,
      faults,
      more: wrong.length - faults.length,
    });
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
  const read = readGame(text);
  if (!read.ok) {
    const faults = read.faults.map(({ line, words }) => ({ line, words: cutWords(words) }));
    throw new Fault({
      code: 'UNREADABLE',
      message: cut(read.reason),
      line: read.line,
      words: cutWords(read.words),
      faults,
      more: read.more,
    });
  }
  const { loaded, game, about } = read;
  if (game.deeds.length > limits.deeds)
    throw fault(
      'GAME_TOO_LONG',
      `The limit of deeds in a game is ${limits.deeds}; this one has ${game.deeds.length}.`,
    );
  games.keep(id, game, about);
  const remarks = loaded === 'position' ? positionRemarks(game.position) : [];
  return {
    game: id,
    loaded,
    options: game.options,
    deeds: game.deeds.length,
    ...(remarks.length > 0 ? { remarks: [...remarks] } : {}),
    ...courseOf(game),
  };
};
