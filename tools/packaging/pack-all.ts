/** Both packages, written into a folder and packed there. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../run.ts';
import { buildCommand } from './command.ts';
import { buildRules } from './rules.ts';

/** The tarballs: of the rules, and of the command. */
export async function packAll(home: string): Promise<readonly [rules: string, command: string]> {
  const rules = join(home, 'rules');
  const command = join(home, 'dungeon-twister');
  for (const folder of [rules, command]) rmSync(folder, { recursive: true, force: true });
  buildRules(rules);
  await buildCommand(command);
  return [packed(rules, home), packed(command, home)];
}

function packed(folder: string, home: string): string {
  const answer = run('npm', ['pack', '--json', '--ignore-scripts', '--pack-destination', home], folder);
  const [tarball] = JSON.parse(answer) as readonly { readonly filename: string }[];
  if (!tarball) throw new Error(`${folder}: nothing was packed`);
  return join(home, tarball.filename);
}
