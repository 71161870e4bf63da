/** Whether things move on the board: as the player wishes, and never where the system asks for stillness. */
import { effect, signal } from '@preact/signals';
import { keepSetting, readSetting } from './setting.ts';

const KEPT = 'motion';

/** What the player has chosen. */
export const motionWanted = signal(readSetting(KEPT) !== 'off');

const still = matchMedia('(prefers-reduced-motion: reduce)');
const systemIsStill = signal(still.matches);
still.addEventListener('change', () => {
  systemIsStill.value = still.matches;
});

export const motionIsOn = (): boolean => motionWanted.value && !systemIsStill.value;

effect(() => {
  // The style sheet asks the same question.
  document.documentElement.dataset['motion'] = motionIsOn() ? 'on' : 'off';
  keepSetting(KEPT, motionWanted.value ? 'on' : 'off');
});
