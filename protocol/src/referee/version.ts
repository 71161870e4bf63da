/** The version of the conversation with the referee. It changes when a request or an answer that worked no longer does. */
export const REFEREE_PROTOCOL = 1;
