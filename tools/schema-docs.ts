/** `npm run docs:schema`: writes the tables of docs/schema anew from what the rules say of themselves. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from './files.ts';
import { optionsOf } from './options.mjs';
import { schemaFiles } from './schema/index.ts';

optionsOf({});

for (const { name, text } of schemaFiles()) {
  const file = join(ROOT, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
  console.log(name);
}
