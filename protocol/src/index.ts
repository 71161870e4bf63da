/** The schemas of everything that crosses the border of a process. */
export * from './online/index.ts';
export * from './referee/index.ts';
