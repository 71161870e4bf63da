/**
 * Everything that an author can name: what appears in any scenario of the board game. Derived, so that there is no
 * second list. Rooms and maps of one's own are made of squares; the Card Game, whose places are zones, has none.
 */
import type { CharacterKind, ObjectKind } from '../content/kinds.ts';
import type { Scenario } from '../editions/scenario.ts';
import { SCENARIOS } from '../editions/scenarios.ts';
import type { Room } from '../labyrinth/room.ts';

const once = <Thing extends { readonly id: string }>(things: readonly Thing[]): readonly Thing[] => [
  ...new Map(things.map((thing) => [thing.id, thing])).values(),
];

export const KNOWN_SCENARIOS: readonly Scenario[] = SCENARIOS.filter(
  ({ layout }) => layout.zones === undefined,
);

export const KNOWN_ROOMS: readonly Room[] = once(KNOWN_SCENARIOS.flatMap(({ rooms }) => rooms)).toSorted(
  (a, b) => a.pair - b.pair,
);

const TEAMS = KNOWN_SCENARIOS.flatMap(({ teams }) => teams);
export const KNOWN_CHARACTERS: readonly CharacterKind[] = once(TEAMS.flatMap(({ characters }) => characters));
export const KNOWN_OBJECTS: readonly ObjectKind[] = once(TEAMS.flatMap(({ objects }) => objects));
