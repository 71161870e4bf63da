/** Colours, layers and widths are chosen in one place each, and the style sheets keep to them. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { SHORT, WIDTHS } from '../../src/browser/widths.ts';

const SOURCE = new URL('../../src/', import.meta.url);
const THEME = 'app/theme.css';

const texts = new Map(
  readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.(css|tsx?)$/.test(file))
    .map((file) => [file, readFileSync(new URL(file, SOURCE), 'utf8')]),
);
const sheets = [...texts].filter(([file]) => file.endsWith('.css'));
const withoutNotes = (text: string): string => text.replaceAll(/\/\*[\s\S]*?\*\//g, '');

/** Where a pattern stands, in all files but some. */
const found = (pattern: RegExp, files: Iterable<readonly [string, string]>, except = ''): string[] =>
  [...files].flatMap(([file, text]) =>
    file === except ? [] : [...withoutNotes(text).matchAll(pattern)].map(([one]) => `${file}: ${one}`),
  );

/** With numbers of its own: one that is made of properties, as of the pair of a gear, is no literal. */
const FUNCTION = /\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color|light-dark)\((?!var\()[^;]*/g;
const HEX = /(?<=[\s'"`(,:])#[\da-f]{3,8}\b(?!\/)/gi;
const NAME =
  /:[^;{}"]*(?<![\w-])(?:white|black|gr[ae]y|silver|red|maroon|yellow|olive|lime|green|aqua|teal|blue|navy|fuchsia|purple|orange|gold|brown|tan|beige|ivory|pink|crimson)(?![\w-])[^;{}]*;/g;

describe('colours', () => {
  test('stand in the theme alone', () => {
    expect([
      ...found(HEX, texts, THEME),
      ...found(FUNCTION, sheets, THEME),
      ...found(NAME, sheets, THEME),
      ...found(/%23[\da-f]{3,8}\b/gi, texts, THEME),
    ]).toEqual([]);
  });

  test('what a style sheet asks for is defined, and what the theme defines is asked for', () => {
    const all = [...texts.values()].map(withoutNotes).join('\n');
    const asked = new Set([...all.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    const defined = new Set([...all.matchAll(/(--[\w-]+)['"]?\s*[:,]/g)].map(([, name]) => name));
    const themed = [...(texts.get(THEME) ?? '').matchAll(/^ {2}(--[\w-]+):/gm)].map(([, name]) => name);
    expect([...asked].filter((name) => !defined.has(name))).toEqual([]);
    expect(themed.filter((name) => !asked.has(name))).toEqual([]);
  });
});

test('what lies over what is said by the layers of the theme', () => {
  const layers = found(/z-?index:[^;]*/gi, texts);
  expect(layers.length).toBeGreaterThan(0);
  expect(layers.filter((one) => !/z-index: var\(--layer-[a-z-]+\)$/.test(one))).toEqual([]);
});

test('the page changes its form at four widths and one height', () => {
  const known = [
    ...Object.values(WIDTHS).map((width) => `(max-width: ${width}px)`),
    `(max-height: ${SHORT}px)`,
  ];
  const queries = found(/\([^()]*\b(?:width|height)\b[^()]*\)(?=[^;{}]*\{)/g, sheets.map(mediaOf));
  expect(queries.length).toBeGreaterThan(0);
  expect(queries.filter((one) => !known.some((width) => one.endsWith(`: ${width}`)))).toEqual([]);
  expect(found(/matchMedia\([^)]*width[^)]*/g, texts, 'browser/widths.ts')).toEqual([]);
});

/** Only the conditions of a style sheet. */
function mediaOf([file, text]: readonly [string, string]): readonly [string, string] {
  return [file, (text.match(/@(?:media|container)[^{]*\{/g) ?? []).join('\n')];
}

test('classes are named in small letters and hyphens', () => {
  const selectors = sheets.map(([file, text]): readonly [string, string] => [
    file,
    withoutNotes(text)
      .replaceAll(/@import[^;]*;/g, '')
      .replaceAll(/"[^"]*"/g, '')
      .replaceAll(/\{[^{}]*\}/g, '{}'),
  ]);
  const named = found(/\.[A-Za-z_][\w-]*/g, selectors);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((one) => !/\.[a-z]+(?:-[a-z\d]+)*$/.test(one))).toEqual([]);
});

test('a class has its rules in the sheets of one folder: two parts that chose the same name spoil each other', () => {
  const folders = new Map<string, Set<string>>();
  // The theme only says which colours they have.
  for (const [file, text] of sheets.filter(([one]) => one !== THEME))
    for (const [, name = ''] of withoutNotes(text).matchAll(/(?:^|[{},])\s*\.([\w-]+)\s*(?=[,{])/gm))
      folders.set(name, (folders.get(name) ?? new Set()).add(file.slice(0, file.lastIndexOf('/'))));
  expect(folders.size).toBeGreaterThan(100);
  expect([...folders].filter(([, { size }]) => size > 1).map(([name]) => name)).toEqual([]);
});
