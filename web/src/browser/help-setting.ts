/** Whether hints are offered, and whether the first games point things out: kept on the device. */
import { effect, type Signal, signal } from '@preact/signals';
import { keepSetting, readSetting } from './setting.ts';

function kept(name: string): Signal<boolean> {
  const isOn = signal(readSetting(name) !== 'off');
  effect(() => keepSetting(name, isOn.value ? 'on' : 'off'));
  return isOn;
}

export const hintsOn = kept('hints');
export const tipsOn = kept('tips');
