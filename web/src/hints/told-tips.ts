/** Which tips were told on this device. */
import { keepSetting, readSetting } from '../browser/setting.ts';
import { TIPS, type TipName } from '../match/advice.ts';
import { keptResults } from '../store/results.ts';
import type { Shelf } from '../store/saves.ts';
import { tallies } from '../store/tallies.ts';

const KEPT = 'tips-told';
/** So many games against the computer count as the first ones. */
const FIRST_GAMES = 3;

export function toldTips(): ReadonlySet<TipName> {
  const kept = (readSetting(KEPT) ?? '').split(' ');
  return new Set(TIPS.filter((name) => kept.includes(name)));
}

export function noteTold(name: TipName): void {
  keepSetting(KEPT, [...toldTips(), name].join(' '));
}

export const isFirstGames = (shelf: Shelf): boolean =>
  tallies(keptResults(shelf)).reduce((sum, { won, lost, drawn }) => sum + won + lost + drawn, 0) <
  FIRST_GAMES;
