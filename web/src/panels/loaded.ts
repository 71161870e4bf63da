/** Something that is loaded when it is first asked for; whoever asks while it is on its way is drawn again when it comes. */
import { type Signal, signal } from '@preact/signals';

export type Loaded<T> =
  | { readonly state: 'loading' | 'failed' }
  | { readonly state: 'there'; readonly value: T };

const known = new Map<unknown, Signal<Loaded<unknown>>>();

async function fill(into: Signal<Loaded<unknown>>, load: () => Promise<unknown>): Promise<void> {
  try {
    into.value = { state: 'there', value: await load() };
  } catch {
    into.value = { state: 'failed' };
  }
}

/** Whether it was asked for already: then asking again costs nothing. */
export const isAskedFor = (key: unknown): boolean => known.has(key);

/** The same key always stands for the same thing. */
export function loaded<T>(key: unknown, load: () => Promise<T>): Loaded<T> {
  let one = known.get(key);
  if (!one) {
    one = signal<Loaded<unknown>>({ state: 'loading' });
    known.set(key, one);
    void fill(one, load);
  }
  return one.value as Loaded<T>;
}
