/** Players who type: by lot, or what was done in another game. */
import {
  ActionList,
  Chance,
  chartOf,
  type LogEntry,
  type Game,
  legalActions,
  sameAction,
  type Seat,
  viewOf,
  writeAction,
} from '@dungeon-twister/rules';
import { chooseAction } from '../../src/choose.ts';
import type { Language } from '@dungeon-twister/words';
import { legalLines, standingLines } from '../../src/play/legal-lines.ts';
import type { Typist } from './paper-desk.ts';

/** Types legal lines by lot, as short as they can be; ends a game in which nothing changes any more. */
export function typingByLot(game: Game, seed: string, language: Language, typed: string[] = []): Typist {
  const chance = new Chance(seed);
  return (seat) => {
    const { position } = game;
    const claim = standingLines(position, seat, language).find(({ action }) => action.type === 'claimEnd');
    const legal = legalActions(position, seat, new ActionList());
    const action = chooseAction(position.ruleset, viewOf(position, seat), seat, legal, chance);
    const listed = legalLines(position, seat, language).find((one) => sameAction(one.action, action));
    const line = claim?.line ?? listed?.line ?? '?';
    typed.push(line);
    return line;
  };
}

/** Types what was done in another game, each player his own deeds in their order; then leaves. */
export function typingDeeds(game: Game, other: Game, language: Language): (seat: Seat) => string | null {
  return (seat) => {
    const isOwn = (entry: LogEntry): boolean => entry.seat === seat;
    const entry = other.log.filter(isOwn)[game.log.filter(isOwn).length];
    if (!entry || !('action' in entry)) return null;
    return writeAction(chartOf(game.position), seat, entry.action, language);
  };
}
