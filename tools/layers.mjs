/** `npm run layers`: draws which folder imports from which, types counted, and fails where two do both ways. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';
import { heightOf, LAYERS, layerOf } from './layers/order.mjs';
import { whyNotImport } from './layers/plugin.mjs';
import { optionsOf } from './options.mjs';

optionsOf({});

const IMPORTED = /(?:from|import)\s*\(?\s*'(\.[^']+)'/gu;

let faults = 0;
for (const name of Object.keys(LAYERS)) {
  const files = execFileSync('git', ['ls-files', `${name}/src`], { encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.tsx?$/u.test(file));
  /** @type {Map<string, Map<string, number>>} how many imports lead from a layer to another */
  const imports = new Map();
  for (const file of files)
    for (const [, path] of readFileSync(file, 'utf8').matchAll(IMPORTED)) {
      const target = join(dirname(file), path ?? '');
      const [from, to] = [layerOf(file)?.layer ?? '', layerOf(target)?.layer ?? ''];
      if (from === to) continue;
      const known = imports.get(from) ?? new Map();
      imports.set(from, known.set(to, (known.get(to) ?? 0) + 1));
      const fault = whyNotImport(file, target);
      if (!fault) continue;
      faults++;
      console.error(`${file}: ${fault}`);
    }

  const layers = [...imports.keys()].sort((a, b) => heightOf(name, b) - heightOf(name, a));
  const width = Math.max(...layers.map((layer) => layer.length));
  console.log(`\n${name}, highest first: layer, and from which it imports how often\n`);
  for (const layer of layers) {
    const below = [...(imports.get(layer) ?? [])].sort(([a], [b]) => heightOf(name, b) - heightOf(name, a));
    console.log(`  ${layer.padEnd(width)}  ${below.map(([to, count]) => `${to} ${count}`).join(', ')}`);
  }
  for (const [from, targets] of imports)
    for (const to of targets.keys()) {
      if (from > to || !imports.get(to)?.has(from)) continue;
      faults++;
      console.error(`${name}: ${from} and ${to} depend on each other`);
    }
}
console.log(faults === 0 ? '\nNo two depend on each other both ways.' : `\n${faults} faults`);
process.exitCode = faults === 0 ? 0 : 1;
