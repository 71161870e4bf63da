import { h, options } from 'preact';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { showTextPlainly } from '../../src/app/plain-text.ts';

const TURNED = 'a\u202ebc';
const SHOWN = String.raw`a\u202ebc`;

describe('text from elsewhere in the page', () => {
  const before = Object.getOwnPropertyDescriptor(options, 'vnode');
  let language: 'en' | 'fr' = 'en';
  beforeAll(() => showTextPlainly(() => language));
  afterEach(() => {
    language = 'en';
  });
  afterAll(() => {
    if (before) Object.defineProperty(options, 'vnode', before);
    else delete options.vnode;
  });

  test.each([
    ['turns text around', '\u202e', String.raw`\u202e`],
    ['isolates', '\u2067', String.raw`\u2067`],
    ['is no wider than nothing', '\u200b', String.raw`\u200b`],
    ['is a mark of order', '\ufeff', String.raw`\ufeff`],
    ['hides among tags', '\u{e0041}', String.raw`\udb40\udc41`],
    ['fills without being seen', '\u3164', String.raw`\u3164`],
    ['is a control character', '\u001b', String.raw`\u001b`],
    ['is half a character', '\ud800', String.raw`\ud800`],
    ['ends a line where none ends', '\u2028', String.raw`\u2028`],
  ])('a sign that %s is shown as what it is', (_what, sign, shown) => {
    expect(h('p', null, `x${sign}y`).props.children).toBe(`x${shown}y`);
  });

  test('in every child and in what is read out', () => {
    expect(h('p', { title: TURNED, 'aria-label': TURNED }, TURNED, ['x', TURNED], 3, null).props).toEqual({
      title: SHOWN,
      'aria-label': SHOWN,
      children: [SHOWN, ['x', SHOWN], 3, null],
    });
  });

  test('what is typed into a field stays as it is', () => {
    expect(h('textarea', { value: TURNED }).props).toEqual({ value: TURNED });
  });

  test('ordinary text is left alone, accents, quotes and looks of signs too', () => {
    const text = 'Why ? Évasion « étroite » ❤️ 日本 \u00a0\u202f\n\tשלום';
    expect(h('p', null, text).props.children).toBe(text);
  });

  test('in French no line begins with a sign that belongs to the word before it', () => {
    language = 'fr';
    const text = 'Qui ? « Elle » : lui ; moi !';
    const kept = 'Qui\u00a0? «\u00a0Elle\u00a0»\u00a0: lui\u00a0; moi\u00a0!';
    expect(h('p', { title: text }, text).props).toEqual({ title: kept, children: kept });
    // What is copied is written as the program reads it.
    expect(h('pre', null, text).props.children).toBe(text);
  });
});
