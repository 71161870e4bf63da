/**
 * What is to be said about a position that can be played and is perhaps not meant: with few pieces nobody may be able
 * to reach the goal any more, and then the game is over when the turn is (BD-RULING-117, CG-RULING-179).
 */
import { isDead } from '../turn/turn-and-game-end.ts';
import type { Words } from '../vocabulary.ts';
import { ENDING, RUNNING, TURN } from '../model/fields.ts';
import type { Position } from '../model/position.ts';

const DEAD: Words = {
  en: 'with these pieces and points nobody can reach the goal any more: the game ends with this turn',
  fr: 'avec ces pièces et ces points, personne ne peut plus atteindre le but : la partie finit avec ce tour',
};
const MORE: Words = {
  en: 'give the players points, or more characters',
  fr: 'donner des points aux joueurs, ou davantage de personnages',
};
const OPTION: Words = {
  en: 'or write options: {"rules":{"deadGameEnds":false}}',
  fr: 'ou écrire options: {"rules":{"deadGameEnds":false}}',
};

/** What to tell the author of a position that he perhaps did not mean so. */
export function positionRemarks(p: Position): readonly Words[] {
  if (p.data[ENDING] !== RUNNING || p.data[TURN] === 0 || !isDead(p)) return [];
  const hasOption = p.ruleset.scenario.edition.ruleNames.includes('deadGameEnds');
  const said = (language: keyof Words, colon: string): string =>
    `${DEAD[language]}${colon} ${[MORE, ...(hasOption ? [OPTION] : [])].map((words) => words[language]).join(', ')}`;
  return [{ en: said('en', ';'), fr: said('fr', ' ;') }];
}
