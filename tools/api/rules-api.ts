/** Everything that the front door of `rules` exports, with what its sources say about it. */
import { readText } from '../files.ts';
import { tsc } from '../run.ts';
import { commentOf, type Parsed, parsed, signatureOf } from './declarations.ts';
import { type Export, exportsOf } from './exports.ts';

export interface Described extends Export {
  /** What stands above the declaration; null if nothing does. */
  readonly comment: string | null;
  readonly signature: string;
}

const SOURCES = 'rules/src/';
/** Where rules/tsconfig.src.json writes declarations: there the compiler has written out what it inferred. */
const DECLARATIONS = 'build/types/rules/src/';

export function rulesApi(): Described[] {
  tsc(['--build', 'rules/tsconfig.src.json']);
  const read = new Map<string, Parsed>();
  const parsedFile = (name: string): Parsed => {
    const known = read.get(name) ?? parsed(name, readText(name).text);
    read.set(name, known);
    return known;
  };
  return exportsOf('index.ts', (file) => parsedFile(SOURCES + file).result.module).map((one) => ({
    ...one,
    comment: commentOf(parsedFile(SOURCES + one.file), one.local),
    signature: signatureOf(parsedFile(DECLARATIONS + one.file.replace(/\.ts$/, '.d.ts')), one.local),
  }));
}
