/**
 * A folder for the programs that tests build and start (cli/test/built.ts), taken away after the last test. It lies as
 * deep in the repository as the sources of the command do: a program in it finds the rule books.
 */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ROOT } from './files.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly programs: { readonly root: string; readonly folder: string };
  }
}

export default function setup({ provide }: TestProject): () => void {
  const build = join(ROOT, 'build');
  mkdirSync(build, { recursive: true });
  const folder = mkdtempSync(join(build, 'tests-'));
  provide('programs', { root: ROOT, folder });
  return () => rmSync(folder, { recursive: true, force: true });
}
