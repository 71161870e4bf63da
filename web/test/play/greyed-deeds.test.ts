import { readFileSync } from 'node:fs';
import { readLesson } from '@dungeon-twister/lessons';
import type { ActionType } from '@dungeon-twister/rules';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PlayController as ControllerType } from '../../src/play/play-controller.ts';

let controllerOf: (text: string) => ControllerType;

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  const { PlayController } = await import('../../src/play/play-controller.ts');
  const { speak } = await import('../../src/words/language.ts');
  const { matchFrom } = await import('../../src/store/new-match.ts');
  await speak('en');
  controllerOf = (text) => {
    const read = readLesson(text);
    if (!read.ok) throw new Error(read.faults.map(({ words }) => words.en).join('\n'));
    return new PlayController(
      matchFrom(read.lesson.position, [{ kind: 'human' }, { kind: 'bot', level: 'random' }]),
    );
  };
});

afterAll(() => {
  vi.unstubAllGlobals();
});

const lessonFile = (name: string): string =>
  readFileSync(new URL(`../../../lessons/files/${name}`, import.meta.url), 'utf8');

/** The lesson of fights after the first one: the Cleric lies before the Warrior, and nobody else stands. */
const afterFight = lessonFile('4-combat.txt')
  .replace('bWr: d2', 'bWr: e3')
  .replace('yCl: f3', 'yCl: f3, wounded, hurt')
  .replace('yGo: e4, wounded', 'yGo: i2, wounded');

test('who has wounded somebody and wants to attack again is told why not', () => {
  const controller = controllerOf(afterFight);
  controller.select('blue-warrior');
  controller.chooseVerb('attack');
  expect(controller.explain.refused.value?.code).toBe('WOUNDED_THIS_TURN');
});

test('nothing that can be pressed is without an answer', () => {
  for (const file of ['1-walk.txt', '2-turn.txt', '5-loads.txt', '6-barriers.txt', '9-zones.txt']) {
    const controller = controllerOf(lessonFile(file));
    for (const piece of controller.selection.pickable.value) {
      controller.letGo();
      controller.select(piece);
      const possible = new Set<ActionType>(controller.choices.real.value.map(({ type }) => type));
      for (const type of controller.choices.types.value.filter((one) => !possible.has(one))) {
        controller.chooseVerb(type);
        const { refused, hint } = controller.explain;
        expect(refused.value ?? hint.value, `${file}: ${piece} ${type}`).not.toBeNull();
      }
    }
  }
});

test('points that one figure has for itself are told, and asked about before the turn ends', () => {
  const controller = controllerOf(
    lessonFile('1-walk.txt')
      .replace('action points: 5', 'action points: 0')
      .replace('bTh: b0', 'bTh: b0, points 4'),
  );
  expect(controller.ownPoints()).toEqual([{ id: 'blue-thief', points: 4 }]);
  controller.endTurn();
  expect(controller.question.value).toBe('endTurn');
});
