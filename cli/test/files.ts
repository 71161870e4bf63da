/** Files for tests, in a folder of their own that is taken away afterwards. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';

export function folderForTests(): {
  readonly path: (name: string) => string;
  readonly write: (name: string, text: string) => string;
} {
  const folder = mkdtempSync(join(tmpdir(), 'dt-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name: string): string => join(folder, name);
  return {
    path,
    write(name, text) {
      writeFileSync(path(name), text);
      return path(name);
    },
  };
}
