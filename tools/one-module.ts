import type { Alias, Plugin } from 'vite';
import { build } from 'vite';

/**
 * A test that plays thousands of games is bundled with everything it imports into one module.
 *
 * The test runner reads each imported name through a getter, every time it is used. For most tests that costs nothing
 * that anybody would notice; the rules, which are many small files full of named constants, run two to three times as
 * long. Inside one module names are what they are in the product. `first` is imported before everything else, as the
 * runner does with the modules that are not bundled.
 */
export function oneModule(tests: RegExp, alias: Alias[], first: string): Plugin {
  return {
    name: 'one-module',
    enforce: 'pre',
    async load(id) {
      if (!tests.test(id)) return null;
      const built = await build({
        configFile: false,
        logLevel: 'warn',
        resolve: { alias },
        plugins: [importing(first, id)],
        ssr: { noExternal: [/^@dungeon-twister\//] },
        build: { ssr: id, write: false, minify: false, sourcemap: true, target: 'esnext' },
      });
      if (Array.isArray(built) || !('output' in built)) throw new Error(`${id}: not built as one module`);
      const [module, ...others] = built.output;
      if (others.some((file) => file.type === 'chunk')) throw new Error(`${id}: built as several modules`);
      for (const source of module.moduleIds) this.addWatchFile(source);
      return { code: module.code, map: module.map };
    },
  };
}

/** On the line of the first statement, so that every line keeps its number. */
const importing = (first: string, into: string): Plugin => ({
  name: 'importing',
  // No map: it leaves everything where it is.
  transform: (code, id) =>
    id === into ? { code: `import ${JSON.stringify(first)};${code}`, map: null } : null,
});
