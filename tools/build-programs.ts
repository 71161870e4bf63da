/**
 * Writes the command, a thread of its arena and the demonstration as one JavaScript file each, for tests that start them.
 *
 *   tsx tools/build-programs.ts <folder>
 */
import { bundle } from './packaging/bundle.ts';

const PROGRAMS = {
  'dt.js': 'cli/src/dt.ts',
  'arena-worker.js': 'cli/src/arena/worker.ts',
  'demo.js': 'cli/src/demo.ts',
};

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Usage: tsx tools/build-programs.ts <folder>');
for (const [name, source] of Object.entries(PROGRAMS)) await bundle(source, folder, name);
