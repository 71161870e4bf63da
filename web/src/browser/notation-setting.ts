/** Whether the log shows notation beside its sentences: for those who know it, and off until somebody asks. */
import { effect, signal } from '@preact/signals';
import { keepSetting, readSetting } from './setting.ts';

const KEPT = 'notation';

export const notationIsShown = signal(readSetting(KEPT) === 'on');

effect(() => keepSetting(KEPT, notationIsShown.value ? 'on' : 'off'));
