/** The page and the games of others, served from one process and one port; games are kept in one file. */
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { register } from 'tsx/esm/api';
import { sayOthers } from './say-others.mjs';
import { answererOf, HOST, serve } from './serve.mjs';
import { START_WORDS } from './start-words.mjs';

register();
const { openGames, proxiesFrom, retentionFrom, startServer } = await import('@dungeon-twister/server');

const EVERYWHERE = '0.0.0.0';

/** @type {(port: number) => string[]} */
const addressesFor = (port) =>
  Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => `http://${address}:${port}/`);

/** Only what is wrong is said: this is a player's terminal. */
const log = (/** @type {string} */ event, facts = {}) => {
  if (event === 'fault') console.error(JSON.stringify(facts));
};

/**
 * How the page is served together with games. Where games cannot be kept, the page alone is served, and it is said.
 *
 * @param {object} plan
 * @param {string | undefined} plan.data where games are kept; in the usual place unless said
 * @param {boolean} plan.forOthers whether other devices may come
 * @param {'en' | 'fr'} plan.language
 * @param {Parameters<typeof retentionFrom>[0] & { proxy?: string }} plan.operation
 * @returns {(folder: string, port: number) => Promise<string>}
 */
export function servingGames({ data, forOthers, language, operation }) {
  const words = START_WORDS[language];
  const proxies = proxiesFrom(operation.proxy);
  const retention = retentionFrom(operation);
  return async (folder, wanted) => {
    // npm starts its commands at the top of the repository, wherever it was called.
    const opened = openGames(data === undefined ? null : resolve(process.env['INIT_CWD'] ?? '.', data));
    if (!opened.storage) {
      console.error(words.noGames(opened.file, opened.why));
      return serve(folder, wanted);
    }
    const { storage } = opened;
    const host = forOthers ? EVERYWHERE : HOST;
    const page = answererOf(folder, true);
    const games = await startServer({ storage, host, port: wanted, page, log, proxies, retention });
    console.log(words.games(opened.file));
    if (forOthers) console.log(sayOthers(words, addressesFor(games.port), process.stdout.isTTY));
    const end = () => void games.stop().then(() => process.exit(0));
    process.once('SIGINT', end);
    process.once('SIGTERM', end);
    return `http://${HOST}:${games.port}/`;
  };
}
