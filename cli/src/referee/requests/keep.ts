/** `games`, `close`, `quit`: which games are open. */
import type { Handler } from '../context.ts';

export const games: Handler<'games'> = (_request, context) => ({
  games: context.games.all().map(({ id, game }) => ({
    game: id,
    scenario: game.options.scenario,
    deeds: game.log.length,
    over: game.result !== null,
  })),
});

export const close: Handler<'close'> = ({ game }, context) => {
  context.games.close(game);
  return {};
};

/** That nothing is read any more is for the session to see to. */
export const quit: Handler<'quit'> = () => ({});
