/** docs/api.md says what the sources say, and nothing is exported that is not explained. */
import { beforeAll, expect, test } from 'vitest';
import { commentOf, parsed, signatureOf } from '../api/declarations.ts';
import { exportsOf } from '../api/exports.ts';
import { apiPage } from '../api/page.ts';
import { purposeOf } from '../api/purposes.ts';
import { type Described, rulesApi } from '../api/rules-api.ts';
import { readText } from '../files.ts';

let exported: Described[];
beforeAll(() => {
  exported = rulesApi();
}, 300_000);

test('nothing is exported without a comment', () => {
  expect(exported.filter(({ comment }) => !comment).map(({ file, name }) => `${file}: ${name}`)).toEqual([]);
});

test('docs/api.md is up to date: npm run docs:api', () => {
  expect(apiPage(exported)).toBe(readText('docs/api.md').text);
});

test('whatever the front door exports is found, once', () => {
  const names = exported.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['createGame', 'Game', 'check', 'RULES_VERSION', 'chartOf']));
  expect(exported.filter(({ signature }) => !signature)).toEqual([]);
});

test('exports are followed to where they are declared', () => {
  const files: Readonly<Record<string, string>> = {
    'index.ts': "export * from './a/all.ts';\nexport { one as uno, type Two } from './b.ts';\n",
    'a/all.ts': "export const x = 1;\nexport { y } from '../b.ts';\n",
    'b.ts': 'export const one = 1, y = 2, hidden = 3;\nexport interface Two {}\n',
  };
  const found = exportsOf('index.ts', (file) => parsed(file, files[file] ?? '').result.module);
  expect(found.map(({ name, file, local }) => `${name} = ${file} ${local}`)).toEqual([
    'x = a/all.ts x',
    'y = b.ts y',
    'uno = b.ts one',
    'Two = b.ts Two',
  ]);
});

test('a comment belongs to what stands below it, and to what stands together with that', () => {
  const source = parsed(
    'a.ts',
    `/** The file. */
import type { B } from './b.ts';

export type A = B;

/**
 * Two
 * lines.
 */
export const c = 1;
export const d = 2;

export const e = 3;
// No documentation.
export const f = 3;
`,
  );
  expect(['A', 'c', 'd', 'e', 'f'].map((name) => commentOf(source, name))).toEqual([
    null,
    'Two\nlines.',
    'Two\nlines.',
    null,
    null,
  ]);
});

test('a signature is the declaration without what is private; a long value is cut', () => {
  const members = Array.from({ length: 30 }, (_, i) => `    m${i}: 1;`).join('\n');
  const declarations = parsed(
    'a.d.ts',
    `export declare class A {
    /** Mine. */
    private readonly a;
    /** Yours. */
    b(): void;
}
export declare function f(a: 1): 1;
export declare function f(a: 2): 2;
export declare const C: {
${members}
};
`,
  );
  expect(signatureOf(declarations, 'A')).toBe('class A {\n  /** Yours. */\n  b(): void;\n}');
  expect(signatureOf(declarations, 'f')).toBe('function f(a: 1): 1;\nfunction f(a: 2): 2;');
  expect(signatureOf(declarations, 'C')).toBe('const C: { … }');
});

test('the longest path says what a file is for, and a new one must be told', () => {
  expect(purposeOf('model/position.ts').title).toBe('Positions');
  expect(purposeOf('model/events.ts').title).toBe('Events');
  expect(() => purposeOf('elsewhere/file.ts')).toThrow('elsewhere/file.ts');
});
