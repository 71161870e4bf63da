import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { addLessonCommand } from '../src/commands/lesson.ts';
import { shellWith } from './a-shell.ts';

const dt = shellWith(addLessonCommand);

const folder = mkdtempSync(join(tmpdir(), 'dt-lesson-'));
afterAll(() => rmSync(folder, { recursive: true }));
const fileWith = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};
const TURN = readFileSync(new URL('../../lessons/files/2-turn.txt', import.meta.url), 'utf8');
const TWIN = readFileSync(new URL('../../lessons/missions/3-twin.txt', import.meta.url), 'utf8');

describe('dt lesson', () => {
  test('says how many action points a lesson takes at least', () => {
    const file = fileWith('turn.txt', TURN);
    expect(dt('lesson', 'check', file)).toMatchObject({
      code: 0,
      out: `${file}: solved: 2 action points at least\n`,
    });
    expect(dt('lesson', 'check', '--lang', 'fr', file).out).toBe(
      `${file}: résolue : au moins 2 points d’action\n`,
    );
    expect(JSON.parse(dt('lesson', 'check', '--json', file).out)).toMatchObject([
      { file, ok: true, id: 'turn', solution: { points: 2, isLeast: true } },
    ]);
  });

  test('says of a mission whether three stars are its fewest action points', () => {
    const file = fileWith('mission.txt', TWIN);
    const told = dt('lesson', 'check', file);
    expect(told).toMatchObject({
      code: 0,
      out: `${file}: solved: 2 action points at least, which is what three stars ask for\n`,
    });
    const easy = fileWith('easy.txt', TWIN.replace(/^Stars: .*$/m, 'Stars: 3 4 5'));
    expect(dt('lesson', 'check', easy)).toMatchObject({
      code: 1,
      out: `${easy}: solved: 2 action points at least, but three stars ask for 3\n`,
    });
    expect(JSON.parse(dt('lesson', 'check', '--json', easy).out)).toMatchObject([
      { ok: true, id: 'twin', solution: { points: 2, isLeast: true }, stars: { areRight: false, asked: 3 } },
    ]);
    expect(dt('lesson', 'check', '--lang', 'fr', easy).out).toContain('mais trois étoiles en demandent 3');
  });

  test('says what is wrong as file, line, code and reason, and refuses', () => {
    const bad = fileWith('bad.txt', TURN.replace('About: board', 'About: chess'));
    const good = fileWith('good.txt', TURN);
    const { code, out, error } = dt('lesson', 'check', bad, good);
    const line = TURN.slice(0, TURN.indexOf('About:')).split('\n').length;
    expect(code).toBe(1);
    expect(out).toMatch(new RegExp(`bad\\.txt:${line}: NOT_A_CHOICE: About: cannot be "chess"`));
    expect(out).toContain(`${good}: solved`);
    expect(error).toBe('1 of 2 lessons cannot be used.');
    expect(dt('lesson', 'show', bad)).toMatchObject({ code: 1, out: '' });
  });

  test('a lesson whose goal nobody can reach is refused', () => {
    const goal = /^Step: .*$/m;
    const file = fileWith('vain.txt', TURN.replace(goal, 'Step: blue has 99 points'));
    expect(dt('lesson', 'check', file)).toMatchObject({
      code: 1,
      out: `${file}: no way to the end was found\n`,
    });
  });

  test('draws a lesson with its steps', () => {
    const file = fileWith('shown.txt', TURN);
    const { code, out } = dt('lesson', 'show', file);
    expect(code).toBe(0);
    expect(out).toContain(/^Title: (.*)$/m.exec(TURN)?.[1] ?? 'no title');
    expect(out).toContain(`1. ${/^Say: (.*)$/m.exec(TURN)?.[1] ?? 'nothing said'}`);
    expect(out).toContain(/^Done: (.*)$/m.exec(TURN)?.[1] ?? 'nothing said');
    expect(dt('lesson', 'show', file, file).code).toBe(2);
    expect(dt('lesson', 'teach', file).code).toBe(2);
  });
});
