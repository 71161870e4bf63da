/** Writes a record as JSON, so that it can be replayed without a generator of chance. */
import type { SetupRoll } from '../editions/roll-setup.ts';
import { copiesOf } from '../position-json/slots.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { writePosition } from '../position-json/write.ts';
import { RULES_VERSION } from '../version.ts';
import { COLOURS } from '../vocabulary.ts';
import { type SetupRollJson, RECORD_FORMAT, type RecordJson } from './json.ts';
import type { GameRecord } from './record.ts';

/** Writes a record as JSON. */
export function writeRecord({ game, about }: GameRecord): RecordJson {
  const { ruleset } = game.position;
  const { players, seedHash, seedSalt, seed, tags, comments } = about;
  return {
    format: RECORD_FORMAT,
    version: 1,
    rules: RULES_VERSION,
    edition: ruleset.scenario.edition.id,
    options: game.options,
    ...(players.length > 0 ? { players } : {}),
    ...(seedHash === null ? {} : { seedHash }),
    ...(seedSalt === null ? {} : { seedSalt }),
    ...(seed === null ? {} : { seed }),
    ...(Object.keys(tags).length > 0 ? { tags } : {}),
    ...(game.setupRoll
      ? { draw: writeSetupRoll(game.setupRoll, ruleset) }
      : { start: writePosition(game.start) }),
    actions: [...game.log],
    ...(comments.length > 0 ? { comments } : {}),
    result: game.result,
  };
}

export function writeSetupRoll(draw: SetupRoll, ruleset: Ruleset): SetupRollJson {
  const { firstChooser, firstPlacer, firstPlayer, players, teams, lines } = draw;
  return {
    rooms: draw.rooms.map((index, slot) => {
      const { id } = ruleset.rooms[index];
      const copy = copiesOf(ruleset, id).indexOf(index) + 1;
      return { room: id, ...(copy > 1 ? { copy } : {}), turned: draw.turned[slot] };
    }),
    firstChooser,
    firstPlacer,
    firstPlayer,
    players,
    teams: teams.map((team) => team.map((piece) => ruleset.pieces.ids[piece])),
    ...(lines.length > 0 ? { lines: lines.map((colour) => COLOURS[colour]) } : {}),
  };
}
