/** Whoever chooses from a list sees what each way costs, where that differs, and where it is done. */
import { type Action, Game } from '@dungeon-twister/rules';
import { sketch } from '@dungeon-twister/rules/testing';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
  await (await import('../../src/words/language.ts')).speak('en');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

async function withSketch(text: string, pieces: Record<string, string>) {
  const { Match } = await import('../../src/match/match.ts');
  const { PlayController } = await import('../../src/play/play-controller.ts');
  const board = sketch(text, pieces);
  const match = new Match(new Game({ position: board.position }), [{ kind: 'human' }, { kind: 'human' }]);
  match.takeOver();
  return { board, controller: new PlayController(match) };
}

test('a jump and a walk to the same square say what each takes', async () => {
  const { pricesOf } = await import('../../src/play/prices.ts');
  const { board, controller } = await withSketch(
    `+---+---+---+---+---+---+---+---+---+---+
     | w   o   1   .   .   .   .   .   .   . |
     +   +   +   +   +   +   +   +   +   +   +
     | .   .   .   .   .   .   .   .   .   . |`,
    { w: 'blue cleric' },
  );
  controller.select('blue-cleric');
  const ways =
    controller.choices.spots.value.find(({ at }) => 'place' in at && at.place === board.at('1'))?.actions ??
    [];
  const walks = ways.filter(({ type }) => type === 'move');
  expect(ways.length).toBeGreaterThan(walks.length);
  const prices = pricesOf(controller.now, ways);
  expect(Object.fromEntries(ways.map(({ type }, index) => [type, prices[index]]))).toEqual({
    move: '1 action point',
    jump: '1 action point, 1 jump card',
  });
  // What costs the same need not be said.
  expect(new Set(pricesOf(controller.now, walks))).toEqual(new Set(['']));
});

test('things of one kind in several places are told apart by square and room', async () => {
  const { describeEach } = await import('../../src/play/describe.ts');
  const { board, controller } = await withSketch(
    `+---+---+---+---+---+---+---+---+---+---+
     | w   a   1   .   .   .   .   .   .   . |`,
    { w: 'blue cleric', a: 'blue rope' },
  );
  const takeAt = (step: number): Action => ({
    type: 'move',
    piece: 'blue-cleric',
    path: ['w', 'a', '1'].map((letter) => board.at(letter)),
    handlings: [{ step, take: 'blue-rope' }],
  });
  const said = describeEach(controller.now.chart, [takeAt(0), takeAt(1)]);
  expect(said).toHaveLength(2);
  for (const one of said) expect(one).toMatch(/ at [a-j]\d+ \(room [A-H]\)$/);
});
