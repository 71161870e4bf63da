/** The schemas of everything that crosses the border of a process. */
export * from './referee/index.ts';
