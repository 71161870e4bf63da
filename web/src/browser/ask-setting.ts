/** Whether somebody is asked before what cannot be taken back: for those who know the game it can be switched off. */
import { effect, signal } from '@preact/signals';
import { keepSetting, readSetting } from './setting.ts';

const KEPT = 'ask-final';

export const askFinal = signal(readSetting(KEPT) !== 'off');

effect(() => keepSetting(KEPT, askFinal.value ? 'on' : 'off'));
