/** What a walk costs stands beside its end, and is said in the dock, while somebody points at it. */
import { readFileSync } from 'node:fs';
import { Game, parsePosition } from '@dungeon-twister/rules';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PlayController as ControllerType } from '../../src/play/play-controller.ts';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
  await (await import('../../src/words/language.ts')).speak('en');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

async function table(): Promise<ControllerType> {
  const { PlayController } = await import('../../src/play/play-controller.ts');
  const { Match } = await import('../../src/match/match.ts');
  const text = readFileSync(new URL('../../e2e/fixtures/base-fight.txt', import.meta.url), 'utf8');
  const read = parsePosition(text);
  if (!read.ok) throw new Error(read.reason);
  const match = new Match(new Game({ position: read.position }), [{ kind: 'human' }, { kind: 'human' }]);
  match.takeOver();
  return new PlayController(match);
}

describe('the price of a walk', () => {
  test('one walk costs one point, and that is said too', async () => {
    const controller = await table();
    controller.select('blue-cleric');
    const mark = controller.marks.value.find(({ kind }) => kind === 'go');
    mark?.onPreview?.(true);
    expect(controller.pointed.value?.said).toEqual({ what: 'Go here', price: '1 action point' });
    expect(controller.preview.value?.end?.text).toBe('1 action point');
    mark?.onPreview?.(false);
    expect(controller.pointed.value).toBeNull();
  });

  test('a square that takes more says how many', async () => {
    const { laterPlaces } = await import('../../src/play/reach.ts');
    const { laterSpots } = await import('../../src/play/spots.ts');
    const { previewOfSpot } = await import('../../src/play/preview-of.ts');
    const { now } = await table();
    const far = [...laterPlaces(now.position, now.seat, 'blue-cleric')].filter((one) => one !== null);
    const spots = laterSpots(now.chart, far);
    expect(spots.length).toBeGreaterThan(0);
    for (const spot of spots) {
      const shown = previewOfSpot(spot, now);
      expect(shown?.end?.text).toBe(`${spot.points} action points`);
      expect(shown?.said).toEqual({ what: 'Go here', price: `${spot.points} action points` });
    }
  });

  test('what is no walk says what it is', async () => {
    const controller = await table();
    controller.select('blue-goblin');
    const turn = controller.marks.value.find(({ kind }) => kind === 'room');
    turn?.onPreview?.(true);
    expect(controller.pointed.value?.said?.what).toBe(turn?.label);
    expect(controller.pointed.value?.said?.price).toBe('1 action point');
    expect(controller.preview.value?.end).toBeUndefined();
  });
});
