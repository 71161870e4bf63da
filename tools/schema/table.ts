/** Rows by name, each with what is said of it. */
export type Table = Readonly<Record<string, Readonly<Record<string, unknown>>>>;
