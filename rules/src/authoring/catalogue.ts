/**
 * Everything that an author can name: what appears in any scenario of the board game, and guests. Derived, so that
 * there is no second list. Rooms and maps of one's own are made of squares; the Card Game, whose places are zones, has
 * none. A map of one's own has a line in the north and one in the south: it is for two players.
 */
import type { CharacterKind, ObjectKind } from '../model/piece-kinds.ts';
import type { Scenario } from '../model/scenario.ts';
import { GUESTS } from '../editions/guests.ts';
import { SCENARIOS } from '../editions/scenarios.ts';
import type { Room } from '../map/read-room-drawing.ts';
import type { Words } from '../vocabulary.ts';

const once = <Thing extends { readonly id: string }>(things: readonly Thing[]): readonly Thing[] => [
  ...new Map(things.map((thing) => [thing.id, thing])).values(),
];

const PLAYERS = 2;
const ON_SQUARES = SCENARIOS.filter(({ layout }) => layout.zones === undefined);

export const KNOWN_SCENARIOS: readonly Scenario[] = ON_SQUARES.filter(
  ({ colours }) => colours.length === PLAYERS,
);

/** Why no scenario of one's own can be based on this one; null where it can. */
export function whyNoFile({ layout, colours }: Scenario): Words | null {
  if (layout.zones !== undefined)
    return {
      en: 'is played in zones, and scenarios of one’s own on squares',
      fr: 'se joue par zones, et les scénarios d’auteur par cases',
    };
  if (colours.length === PLAYERS) return null;
  return {
    en: `is for ${colours.length} players, and scenarios of one’s own for two`,
    fr: `se joue à ${colours.length}, et les scénarios d’auteur à deux`,
  };
}

export const KNOWN_ROOMS: readonly Room[] = once(ON_SQUARES.flatMap(({ rooms }) => rooms)).toSorted(
  (a, b) => a.pair - b.pair,
);

const TEAMS = KNOWN_SCENARIOS.flatMap(({ teams }) => teams);
export const KNOWN_CHARACTERS: readonly CharacterKind[] = once([
  ...TEAMS.flatMap(({ characters }) => characters),
  ...GUESTS,
]);
export const KNOWN_OBJECTS: readonly ObjectKind[] = once(TEAMS.flatMap(({ objects }) => objects));
