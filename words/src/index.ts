/** What happens in a game, said in English and French: for the terminal and for the page. */
export { capital, COLOUR_WORDS, type Language, LANGUAGES, seatColour } from './language.ts';
export { FEMININE, frenchThe, toFrench } from './french-names.ts';
export { ENGLISH } from './say/english.ts';
export { FRENCH } from './say/french.ts';
export { deedWords, sayQuestion } from './say-action.ts';
export { type DepartureWords, sayDeparture } from './say-departure.ts';
export { type Names, namesFor, type PlaceStyle, sayEvent, type Sayings } from './say-event.ts';
export { sayFaults, sayMore } from './say-faults.ts';
export { sayResult } from './say-result.ts';
export { sayGoal, sayTeamChoice } from './say-scenario.ts';
export { optionsOf } from './scenario-options.ts';
export { rulesOf } from './scenario-rules.ts';
export { SCENARIO_WORDS } from './scenario-words.ts';
export type { Tongue } from './tongue.ts';
export { TONGUES } from './tongues.ts';
export { visible } from './visible.ts';
