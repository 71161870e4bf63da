/** A position that no legal game can reach; the message says what is wrong and which rule forbids it. */
export class BrokenInvariant extends Error {}

/** The message is built only when it is needed: checking must cost next to nothing. */
export function demand(holds: boolean, rule: string, message: () => string): asserts holds {
  if (!holds) throw new BrokenInvariant(`${rule}: ${message()}`);
}
