import { chartOf, stepsOf, viewOf } from '@dungeon-twister/rules';
import { ENGLISH } from '@dungeon-twister/words';
import { beforeAll, afterAll, expect, test, vi } from 'vitest';
import { planeOf } from '../../src/board/plane.ts';
import { tokensOn } from '../../src/board/token-layout.ts';
import { chaptersOf, inWords, turnsOf } from '../../src/panels/entries.ts';
import { led, travelOf, turnAt } from '../../src/panels/replay/course.ts';
import { tokensFaceDown } from '../../src/panels/piece-facts.ts';
import { lensesFor, viewThrough } from '../../src/panels/replay/lenses.ts';
import { sayStep } from '../../src/panels/replay/say-step.ts';
import { speak } from '../../src/words/language.ts';
import { finishedGame } from '../match/finished-game.ts';
import { played } from './played.ts';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
  await speak('en');
});
afterAll(() => {
  vi.unstubAllGlobals();
});

test('a game that runs shows nobody more than he knew', () => {
  const { position } = played({ scenario: 'base' }, 'running', 40);
  expect(lensesFor({ result: null, position }, 1)).toEqual([1, 'spectator']);
  expect(lensesFor({ result: null, position }, 'spectator')).toEqual(['spectator']);
});

test('a game that is over shows everything', () => {
  const { position } = played({ scenario: 'base' }, 'over', 10);
  const result = { ending: 'goal', winners: [0] } as const;
  expect(lensesFor({ result, position }, 0)).toEqual([0, 1, 'spectator', 'everything']);
});

test('a lens shows the view of that person', () => {
  const { position } = played({ scenario: 'base' }, 'lens', 40);
  expect(viewThrough(position, 1)).toEqual(viewOf(position, 1));
  expect(viewThrough(position, 'spectator')).toEqual(viewOf(position, 'spectator'));
});

test('everything has every piece once, and no backs', () => {
  const { position } = played({ scenario: 'base' }, 'lens', 14);
  const { shown, own } = viewThrough(position, 'everything');
  const ids = [...shown.pieces, ...own.pieces].map(({ id }) => id);
  expect([...ids].sort()).toEqual([...position.ruleset.pieces.ids].sort());
  expect(shown.seats.flatMap(({ faceDownOn }) => faceDownOn)).toEqual([]);
  expect(chartOf(position).ruleset).toBe(position.ruleset);
});

test('tokens on rooms are listed for those who may see their faces', () => {
  const { position } = played({ scenario: 'base' }, 'tokens', 40);
  const count = (lens: 0 | 'spectator' | 'everything'): number =>
    [...tokensFaceDown(viewThrough(position, lens)).values()].flat().length;
  expect(count('spectator')).toBe(0);
  expect(count(0)).toBeGreaterThan(0);
  expect(count('everything')).toBeGreaterThan(count(0));
});

test('tokens on closed rooms show their faces to those who may see them, if that is asked for', () => {
  const { position } = played({ scenario: 'base' }, 'tokens', 40);
  const kinds = (lens: 0 | 'spectator' | 'everything', byFace: boolean): (string | null)[] => {
    const view = viewThrough(position, lens);
    const plane = planeOf(position.ruleset, view);
    return view.shown.rooms.flatMap((_room, slot) =>
      tokensOn(plane, view, slot, byFace).map(({ kind }) => kind),
    );
  };
  const all = kinds('everything', true);
  expect(all.length).toBeGreaterThan(4);
  expect(all).not.toContain(null);
  expect(kinds('spectator', true)).toEqual(all.map(() => null));
  expect(kinds('everything', false)).toEqual(all.map(() => null));
  const own = kinds(0, true);
  expect(own).toHaveLength(all.length);
  expect(own).toContain(null);
  expect(own.some((kind) => kind !== null)).toBe(true);
});

test('the log has no line for what only notation tells of, as the end of a turn', () => {
  const { log, setupRoll, start } = played({ scenario: 'base' }, 'log', 120);
  const { chapters } = chaptersOf(stepsOf({ log, setupRoll, start }), 'everything', ENGLISH);
  const lines = (some: typeof chapters): string[] =>
    some.flatMap(({ entries }) => entries.map(({ line }) => line));
  expect(lines(chapters).some((line) => /\bend$/.test(line))).toBe(true);
  const read = inWords(chapters);
  expect(read.flatMap(({ entries }) => entries).every(({ said }) => said.length > 0)).toBe(true);
});

test('steps and turns stay within the game', () => {
  const course = { at: 5, last: 9, turns: [0, 3, 5, 8] };
  expect(led(course, 'first')).toBe(0);
  expect(led(course, 'previous')).toBe(4);
  expect(led(course, 'next')).toBe(6);
  expect(led(course, 'last')).toBe(9);
  expect(led(course, 'previousTurn')).toBe(3);
  expect(led(course, 'nextTurn')).toBe(8);
  expect(led({ ...course, at: 9 }, 'next')).toBe(9);
  expect(led({ ...course, at: 9 }, 'nextTurn')).toBe(9);
  expect(led({ ...course, at: 0 }, 'previous')).toBe(0);
  expect(led({ ...course, at: 0 }, 'previousTurn')).toBe(0);
});

test('going to a turn shows its first moment, and says so in a sentence', async () => {
  const steps = stepsOf(finishedGame());
  const turns = turnsOf(steps);
  for (const turn of turns) expect(turnAt(turns, turn.step)).toBe(turn);
  const sixth = turns.find(({ turn }) => turn === 6);
  const begun = steps[sixth?.step ?? -1];
  if (!sixth || !begun) throw new Error('no sixth turn');
  expect(turnAt(turns, sixth.step - 1)?.turn).toBe(5);
  const said = async (language: 'en' | 'fr'): Promise<string> => {
    await speak(language);
    return sayStep(begun, 'spectator');
  };
  const [one, other] = sixth.seat === 0 ? ['Yellow', 'Blue'] : ['Blue', 'Yellow'];
  expect(await said('en')).toBe(`${one} ends the turn. ${other}’s turn begins.`);
  const [un, autre] = sixth.seat === 0 ? ['Jaune', 'Bleu'] : ['Bleu', 'Jaune'];
  expect(await said('fr')).toBe(`${un} finit son tour. Le tour de ${autre} commence.`);
  await speak('en');
});

test.each(['everything', 'spectator', 0, 1] as const)('every step is a sentence: %s', (lens) => {
  for (const step of stepsOf(finishedGame())) expect(sayStep(step, lens)).toMatch(/^\p{Lu}.*[.!]$/u);
});

test('the usual keys lead somewhere', () => {
  expect(travelOf('ArrowRight')).toBe('next');
  expect(travelOf('PageUp')).toBe('previousTurn');
  expect(travelOf('x')).toBeNull();
});
