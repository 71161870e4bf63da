/** How a command ends, for scripts that ask. Listed in the help of `dt`. */
export const FINE = 0;
/** What was asked is answered with no: a file is damaged, a record does not replay, a drawing has a fault. */
export const REFUSED = 1;
/** The command itself was not understood: an unknown flag, a missing or unreadable file. */
export const WRONG_USAGE = 2;
