/** A server of games, for whoever starts one: the command by itself, and `npm start` together with the page. */
export { openGames } from './data-place.ts';
export { type RunningServer, startServer } from './serve.ts';
