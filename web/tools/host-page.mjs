/**
 * Serves the page at one address and opens it there; where it is served already, that one is opened.
 *
 * A browser keeps saved games by the address, port included. So the port is never changed behind a player's back: at
 * another one all his games would seem to be gone.
 */
import { spawn } from 'node:child_process';
import { get } from 'node:http';
import { HOST, IDENTITY_PATH, identityOf, serve } from './serve.mjs';
import { START_WORDS } from './start-words.mjs';

const PATIENCE_MS = 3000;
/** Longer than our own answer; whatever else answers there is not read to its end. */
const LONGEST_ANSWER = 1000;

/**
 * What whoever has the port says about himself, or null. It may be any program: nothing it says is trusted.
 *
 * @type {(port: number) => Promise<string | null>}
 */
function identityAt(port) {
  return new Promise((resolve) => {
    const asking = get({ host: HOST, port, path: IDENTITY_PATH, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8');
      answer.on('data', (part) => {
        text += part;
        if (text.length > LONGEST_ANSWER) asking.destroy();
      });
      answer.on('end', () => resolve(answer.statusCode === 200 ? text : null));
      answer.on('error', () => resolve(null));
    });
    asking.on('error', () => resolve(null));
    asking.on('close', () => resolve(null));
    // In all, not since the last byte: somebody who dribbles must not keep us waiting.
    setTimeout(() => asking.destroy(), PATIENCE_MS).unref();
  });
}

/** @type {(address: string) => void} */
function openInBrowser(address) {
  const [command = '', ...parameters] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  // A machine without a desktop has nothing to open it with; the address is printed all the same.
  spawn(command, parameters, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

/**
 * Answers whether the page is at the port now.
 *
 * @param {object} plan
 * @param {string} plan.folder
 * @param {number} plan.port
 * @param {string} plan.place where in the page: what stands behind the `#`, with it
 * @param {boolean} plan.open
 * @param {'en' | 'fr'} plan.language
 * @param {(folder: string, port: number) => Promise<string>} [plan.serving] how it is served; by itself unless said
 * @returns {Promise<boolean>}
 */
export async function hostPage({ folder, port, place, open, language, serving = serve }) {
  const words = START_WORDS[language];
  /** @type {(address: string, say: (address: string) => string) => true} */
  const show = (address, say) => {
    console.log(say(address + place));
    if (open) openInBrowser(address + place);
    return true;
  };
  try {
    return show(await serving(folder, port), words.served);
  } catch (fault) {
    const code = fault instanceof Error && 'code' in fault ? fault.code : null;
    if (code === 'EADDRINUSE' && (await identityAt(port)) === identityOf(folder))
      return show(`http://${HOST}:${port}/`, words.running);
    console.error(code === 'EADDRINUSE' ? words.taken(port) : words.noPort(port, String(code ?? fault)));
    return false;
  }
}
