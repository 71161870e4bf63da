/**
 * `npm run pack`: writes what can be published into build/packages, the rules as a library and the command, and packs
 * each. Nothing is sent anywhere; how versions are numbered is said in docs/versions.md.
 */
import { join } from 'node:path';
import { ROOT } from './files.ts';
import { optionsOf } from './options.mjs';
import { packAll } from './packaging/pack-all.ts';

optionsOf({});

for (const tarball of await packAll(join(ROOT, 'build/packages'))) console.log(tarball);
