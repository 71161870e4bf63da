/** What players can choose when they create a game, as the options call it. */
import { COLOURS, type GameOptions, type Scenario } from '@dungeon-twister/rules';

export const optionsOf = (scenario: Scenario): (keyof GameOptions)[] => [
  ...(scenario.goalIsOption ? (['goal'] as const) : []),
  ...(scenario.handicapAllowed ? (['handicap'] as const) : []),
  ...(scenario.teamSize ? (['teamChoice'] as const) : []),
  ...(mayChooseRooms(scenario) ? (['rooms'] as const) : []),
  ...(scenario.colours.length === COLOURS.length - 1 ? (['absent'] as const) : []),
  ...(scenario.secretObjectsAllowed ? (['secretObjects'] as const) : []),
];

const mayChooseRooms = (scenario: Scenario): boolean =>
  (scenario.teamSize !== undefined || scenario.roomsMayBeChosen === true) &&
  !scenario.fixedRooms &&
  !scenario.planFor;
