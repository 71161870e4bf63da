/** Whether somebody plays with a finger: words for it say what a finger does. */
const coarse = matchMedia('(pointer: coarse)');

export const hasFinger = (): boolean => coarse.matches;
