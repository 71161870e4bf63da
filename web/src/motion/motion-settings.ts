/** Whether things move on the board: as the player wishes, and never where the system asks for stillness. */
import { effect, signal } from '@preact/signals';

const KEPT = 'motion';

function kept(): boolean {
  try {
    return localStorage.getItem(KEPT) !== 'off';
  } catch {
    return true;
  }
}

/** What the player has chosen. */
export const motionWanted = signal(kept());

const still = matchMedia('(prefers-reduced-motion: reduce)');
const systemIsStill = signal(still.matches);
still.addEventListener('change', () => {
  systemIsStill.value = still.matches;
});

export const motionIsOn = (): boolean => motionWanted.value && !systemIsStill.value;

effect(() => {
  // The style sheet asks the same question.
  document.documentElement.dataset['motion'] = motionIsOn() ? 'on' : 'off';
  try {
    localStorage.setItem(KEPT, motionWanted.value ? 'on' : 'off');
  } catch {
    // Nowhere to keep it: it holds until the page is closed.
  }
});
