/** `new`, `load`, `fork` and `imagine`: games begin. */
import type { GameOptions, AddressedEvent } from '@dungeon-twister/rules';
import { createGame, Game, MOST_FAULTS, optionsFaults, positionRemarks } from '@dungeon-twister/rules';
import { seedFor } from '../../seeds.ts';
import { withNameOfOwn } from '../../scenario-named.ts';
import type { Handler } from '../context.ts';
import { courseOf, newsFor } from '../course.ts';
import { cutWords, fault, Fault } from '../fault.ts';
import { departureAnswer, readGame } from '../read-game.ts';
import { positionFitting } from '../read-view.ts';

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
      words,
      faults,
      more: wrong.length - faults.length,
    });
  const secret = seedFor(seed, drawSeed);
  const events: AddressedEvent[] = [];
  const game = createGame(options as unknown as GameOptions, secret.seed, {
    onEvent: (one) => events.push(one),
  });
  const news = newsFor(game, events, hear);
  games.keep(id, game, secret);
  return { game: id, options: game.options, seedHash: secret.seedHash, ...courseOf(game), ...news };
};

export const load: Handler<'load'> = ({ game: wished, text }, { games, limits }) => {
  const id = games.nameFor(wished);
  // Asked before it is played again: that might take long.
  const read = readGame(text, (deeds) => {
    if (deeds > limits.deeds)
      throw fault('GAME_TOO_LONG', {
        en: `The limit of deeds in a game is ${limits.deeds}; this one has ${deeds}.`,
        fr: `La limite des actes d’une partie est ${limits.deeds} ; celle-ci en a ${deeds}.`,
      });
  });
  if (!read.ok) {
    const faults = read.faults.map(({ line, words }) => ({ line, words: cutWords(words) }));
    throw new Fault({
      code: 'UNREADABLE',
      words: read.words,
      line: read.line,
      faults,
      more: read.more,
    });
  }
  const { loaded, game, about, departed } = read;
  games.keep(id, game, about);
  const remarks = loaded === 'position' ? positionRemarks(game.position) : [];
  return {
    game: id,
    loaded,
    options: game.options,
    deeds: game.log.length,
    departed: departed && departureAnswer(departed),
    ...(remarks.length > 0 ? { remarks: [...remarks] } : {}),
    ...courseOf(game),
  };
};

/** A game of its own that begins where the other one is: without its deeds, so that many of them are cheap. */
export const fork: Handler<'fork'> = ({ game: from, as: wished }, { games }) => {
  const { position } = games.get(from).game;
  const id = games.nameFor(wished);
  const { game } = games.keep(id, new Game({ position }));
  return { game: id, ...courseOf(game) };
};

/** For whoever is handed a view and has no game: one in which everything that he sees is as he sees it. */
export const imagine: Handler<'imagine'> = ({ game: wished, view, seed }, { games }) => {
  const id = games.nameFor(wished);
  const position = positionFitting(view, seed);
  if (!position)
    throw fault('NOT_A_VIEW', {
      en: 'This is no view, or one that no game can bring about.',
      fr: 'Ce n’est pas une vue, ou aucune partie ne peut y mener.',
    });
  const { game } = games.keep(id, new Game({ position }));
  return { game: id, options: game.options, ...courseOf(game) };
};
