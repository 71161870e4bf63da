/** `npm run docs:api`: writes docs/api.md from the comments of what `rules` exports. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiPage } from './api/page.ts';
import { rulesApi } from './api/rules-api.ts';
import { ROOT } from './files.ts';
import { optionsOf } from './options.mjs';

optionsOf({});

const exported = rulesApi();
const silent = exported.filter(({ comment }) => comment === null);
for (const { name, file } of silent) console.error(`FAIL ${file}: ${name} is exported without a comment`);
if (silent.length > 0) process.exitCode = 1;
else writeFileSync(join(ROOT, 'docs/api.md'), apiPage(exported));
