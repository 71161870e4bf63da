/** Runs another program to its end. */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './files.ts';

/** What a program printed; throws with everything that it said if it did not succeed. */
export function run(program: string, args: readonly string[], folder: string): string {
  // What npm told us about this repository is not meant for an npm that works in another folder.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));
  // npm and npx are scripts of the shell on Windows.
  const shell = process.platform === 'win32' && /^np[mx]$/.test(program);
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    env,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
}

/** Runs the compiler of this repository. */
export function tsc(args: readonly string[], folder = ROOT): string {
  const home = join(ROOT, 'node_modules/typescript');
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { bin: { tsc: string } };
  return run(process.execPath, [join(home, bin.tsc), ...args], folder);
}
