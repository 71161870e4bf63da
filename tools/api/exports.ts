/** Which names a module exports, and where each is declared: `export *` and `export { … } from` are followed. */
import { posix } from 'node:path';
import type { EcmaScriptModule } from 'oxc-parser';

export interface Export {
  readonly name: string;
  /** The file that declares it, and its name there. */
  readonly file: string;
  readonly local: string;
}

/** `moduleOf` gives what the parser found in a file. */
export function exportsOf(file: string, moduleOf: (file: string) => EcmaScriptModule): Export[] {
  return moduleOf(file)
    .staticExports.flatMap(({ entries }) => entries)
    .flatMap(({ exportName, importName, localName, moduleRequest }): Export[] => {
      const name = exportName.name ?? 'default';
      if (moduleRequest === null) return [{ name, file, local: localName.name ?? name }];
      const there = exportsOf(posix.join(posix.dirname(file), moduleRequest.value), moduleOf);
      // Without a name it is `export *`.
      if (importName.name === null) return there;
      return there.filter((one) => one.name === importName.name).map((one) => ({ ...one, name }));
    });
}
