import { describe, expect, test } from 'vitest';
import { Canvas } from '../src/canvas.ts';
import type { Output } from '../src/output.ts';
import { fitsInPlace, inPlace, lineByLine, quiet } from '../src/screen.ts';

function picture(text: string): Canvas {
  const canvas = new Canvas();
  canvas.put(0, 0, text);
  canvas.put(0, 1, '!', 'hurt');
  return canvas;
}

class Paper implements Output {
  text = '';
  readonly isTTY: boolean;
  readonly columns = 20;
  readonly rows: number;
  constructor(isTTY = false, rows = 40) {
    this.isTTY = isTTY;
    this.rows = rows;
  }
  write(text: string): void {
    this.text += text;
  }
}

const moment = (sentence: string, isLandmark = false) => ({
  sentences: [sentence],
  picture: () => picture(sentence.toUpperCase()),
  isLandmark,
});

describe('screens', () => {
  test('line by line: every sentence, a picture at landmarks', () => {
    const paper = new Paper();
    const screen = lineByLine(paper, false);
    screen.show(moment('one'));
    screen.show(moment('two', true));
    expect(paper.text).toBe('one\ntwo\n\nTWO\n!\n\n');
  });

  test('quiet: the picture of the first landmark and the last one of all', () => {
    const paper = new Paper();
    const screen = quiet(paper, false);
    screen.show(moment('before'));
    screen.show(moment('first', true));
    screen.show(moment('middle', true));
    screen.show(moment('last'));
    screen.end();
    expect(paper.text).toBe('FIRST\n!\n\nLAST\n!\n\n');
  });

  test('in place: the picture is drawn over the old one, with the last sentences below, none too long', () => {
    const paper = new Paper(true);
    const screen = inPlace(paper, false);
    for (const sentence of ['one', 'two', 'three', 'four', 'a sentence that is too long'])
      screen.show(moment(sentence));
    const frames = paper.text.split('\x1b[H').slice(1);
    expect(frames).toHaveLength(5);
    const clear = '\x1b[K\n';
    expect(frames.at(-1)).toBe(
      ['A SENTENCE THAT IS TOO LONG', '!', 'two', 'three', 'four', 'a sentence that is ', '\x1b[J'].join(
        clear,
      ),
    );
    expect(paper.text.split('\x1b[2J')).toHaveLength(2);
  });

  test('colours on demand', () => {
    const paper = new Paper(true);
    lineByLine(paper, true).show(moment('one', true));
    expect(paper.text).toBe('one\n\nONE\n\x1b[0;1;31m!\x1b[0m\n\n');
  });

  test('a picture is drawn in place where it fits, with the sentences, on a terminal', () => {
    expect(fitsInPlace(new Paper(true), picture('small'))).toBe(true);
    expect(fitsInPlace(new Paper(true, 6), picture('small'))).toBe(false);
    expect(fitsInPlace(new Paper(true), picture('wider than the terminal'))).toBe(false);
    expect(fitsInPlace(new Paper(false), picture('small'))).toBe(false);
    expect(fitsInPlace({ write: () => undefined, isTTY: true, rows: 40, columns: 0 }, picture('small'))).toBe(
      true,
    );
  });
});
