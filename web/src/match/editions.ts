/** The boxes on the first page, and which scenarios are played with each. */
import { type Scenario, SCENARIOS } from '@dungeon-twister/rules';

export const BOXES = ['base', 'prison', 'cards', 'party', 'mixed'] as const;
export type Box = (typeof BOXES)[number];

/** A scenario for which players put several boxes together stands with the mixed games. */
const isMixed = ({ id }: Scenario): boolean => /^mixed\b/.test(id);

export const boxOf = (scenario: Scenario): Box =>
  isMixed(scenario) ? 'mixed' : (BOXES.find((box) => box === scenario.edition.id) ?? 'base');

export const scenariosOf = (box: Box): Scenario[] => SCENARIOS.filter((one) => boxOf(one) === box);

/** The games that teach: few rooms, few pieces, one new thing after the other. */
const LEARNING = /^(?:prison-[1-3]|card-[1-3])$/;

export const isForLearning = ({ id }: Scenario): boolean => LEARNING.test(id);

/** The small game for whoever has never played: a scenario of its own, of which only the page knows. */
export const GENTLE = 'gentle-game';

export const isGentle = ({ id }: Scenario): boolean => id === GENTLE;

/** Which of the learning games comes first in its box. */
export const isFirstGame = ({ id }: Scenario): boolean => id === 'prison-1' || id === 'card-1';
