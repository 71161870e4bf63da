/** What a server takes at most, so that no message can make it grow or think without end. */

/** Bytes of a message to the server: the longest is a scenario of one's own. */
export const MESSAGE_BYTES = 64 * 2 ** 10;
/** How deep a message is nested; the deepest that the rules know is half of it. */
export const MESSAGE_DEPTH = 12;
/** Longest id of a request. */
export const LONGEST_ID = 40;
/** Longest name of a person, in signs as people count them. */
export const LONGEST_PERSON = 24;
/** Longest text that somebody says, in signs as people count them. */
export const LONGEST_SAID = 280;
/** Requests of one game; one by chance has a few hundred. */
export const MOST_ENTRIES = 20_000;
/** Steps of a story in one answer: some hundred kilobytes. */
export const STORY_STEPS = 40;
/** Longest name of a bot: `master/runner@0.25`. */
export const LONGEST_LEVEL = 32;
