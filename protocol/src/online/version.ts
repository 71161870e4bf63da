/**
 * The version of the conversation between a page and a server. It changes when a message that worked no longer does; a
 * page of another version is told so and offers to load itself anew.
 */
export const ONLINE_PROTOCOL = 1;
