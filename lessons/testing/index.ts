/** For tests, and for whoever writes lessons: playing them, and finding a way through them. */
export { linesOf, playLines } from './lines.ts';
export { type Answering, play, progressIn, solve } from './solve.ts';
