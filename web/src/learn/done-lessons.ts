/** Which lessons somebody has finished, kept on the device. */
import { signal } from '@preact/signals';
import { keepSetting, readSetting } from '../browser/setting.ts';

const KEPT = 'lessons';

export const doneLessons = signal<ReadonlySet<string>>(
  new Set((readSetting(KEPT) ?? '').split(' ').filter((id) => id !== '')),
);

export function noteDone(id: string): void {
  if (doneLessons.peek().has(id)) return;
  doneLessons.value = new Set([...doneLessons.peek(), id]);
  keepSetting(KEPT, [...doneLessons.peek()].join(' '));
}
