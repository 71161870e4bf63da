/** A program as one JavaScript file with everything that it needs. */
import { build } from 'vite';
import { ROOT } from '../files.ts';

/** Answers what is in it. */
export async function bundle(source: string, outDir: string, name: string): Promise<string[]> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true },
    build: {
      ssr: source,
      outDir,
      emptyOutDir: false,
      minify: false,
      target: 'es2023',
      rolldownOptions: { output: { banner: '#!/usr/bin/env node', entryFileNames: name } },
    },
  });
  if (Array.isArray(built) || !('output' in built)) throw new Error(`${source} was not built.`);
  return built.output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
}
