/** The same thing in another game: what is said here is different there, everything else is as it was; its id stays. */
export const amend = <K extends { readonly id: string }>(kind: K, changes: Partial<Omit<K, 'id'>>): K => ({
  ...kind,
  ...changes,
});
