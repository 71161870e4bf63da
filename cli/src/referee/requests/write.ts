/** `position` and `save`: the whole truth about a game, to be stored. */
import {
  type About,
  type Game,
  recordOf,
  writePosition,
  writePositionText,
  writeRecord,
  writeRecordText,
} from '@dungeon-twister/rules';
import type { RequestOf } from '@dungeon-twister/protocol';
import type { Handler } from '../context.ts';
import type { KeptGame } from '../kept-game.ts';
import { notARequest } from '../fault.ts';

export const position: Handler<'position'> = ({ game: id, form = 'text', lang }, { games }) => {
  const now = games.get(id).game.position;
  return { position: form === 'json' ? writePosition(now) : writePositionText(now, lang) };
};

export const save: Handler<'save'> = (request, { games }) => {
  const kept = games.get(request.game);
  const record = recordOf(kept.game, aboutOf(kept, request));
  return { record: request.form === 'json' ? writeRecord(record) : writeRecordText(record, request.lang) };
};

const aboutOf = ({ game, about }: KeptGame, { players, tags }: RequestOf<'save'>): Partial<About> => ({
  ...about,
  // Whoever knows the seed knows the labyrinth; whoever knows the salt can guess it from its hash.
  seed: game.result ? (about.seed ?? null) : null,
  seedSalt: game.result ? (about.seedSalt ?? null) : null,
  // What was said after deeds that were taken back was said about another game.
  comments: (about.comments ?? []).filter(({ after }) => after <= game.log.length),
  ...(players ? { players: playersOf(game, players) } : {}),
  ...(tags ? { tags: tags as About['tags'] } : {}),
});

function playersOf(game: Game, players: About['players']): About['players'] {
  const { seats } = game.position.ruleset;
  if (players.length === seats) return players;
  throw notARequest('players', {
    en: `"players" names one player, or null, for each of the ${seats} seats.`,
    fr: `"players" nomme un joueur, ou null, pour chacun des ${seats} sièges.`,
  });
}
