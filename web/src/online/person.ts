/** What somebody wants to be called: kept on the device, and the same at every table. */
import { signal } from '@preact/signals';
import { type NameFault, nameFault } from '@dungeon-twister/protocol';
import { keepSetting, readSetting } from '../browser/setting.ts';

const KEPT = 'name';

export const ownName = signal(readSetting(KEPT) ?? '');

export function keepName(name: string): void {
  ownName.value = name;
  keepSetting(KEPT, name.trim());
}

/** What is wrong with a name, once somebody has written one. */
export const faultInName = (name: string): NameFault | null => nameFault(name.trim());
