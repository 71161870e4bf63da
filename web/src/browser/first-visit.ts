/** Which game somebody has chosen as his first, kept on the device; null until then. */
import { keepSetting, readSetting } from './setting.ts';

const KEPT = 'first-game';

export type FirstGame = 'gentle' | 'full';

export const hasChosenFirst = (): boolean => readSetting(KEPT) !== null;

export const chooseFirst = (game: FirstGame): void => keepSetting(KEPT, game);
