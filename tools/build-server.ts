/**
 * Writes the server that tests kill, and the thread of its bots, as one JavaScript file each.
 *
 *   tsx tools/build-server.ts <folder>
 */
import { bundle } from './packaging/bundle.ts';

const PROGRAMS = {
  'mortal.js': 'server/testing/mortal.ts',
  'server-bots.js': 'server/src/bots/worker.ts',
};

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: tsx tools/build-server.ts <folder>');
for (const [name, source] of Object.entries(PROGRAMS)) await bundle(source, folder, name);
