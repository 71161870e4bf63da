/**
 * French puts a space before some signs, and a line must not begin with one of them. The words are written with
 * ordinary spaces wherever somebody may copy or search them; only what is shown keeps the sign and its word together.
 */
const NEVER_BROKEN = / (?=[;:?!»])|(?<=«) /g;

export const frenchSpaces = (text: string): string => text.replace(NEVER_BROKEN, '\u00a0');
