import type { Action } from '@dungeon-twister/rules';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Desk as DeskType } from '../../src/play/play-controller.ts';
import type { Match as MatchType } from '../../src/match/match.ts';
import type { Player } from '../../src/match/player.ts';

let Desk: typeof DeskType;
let Match: typeof MatchType;

beforeAll(async () => {
  // The words of the page ask the browser which language it speaks.
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
  ({ Desk } = await import('../../src/play/play-controller.ts'));
  ({ Match } = await import('../../src/match/match.ts'));
});

afterAll(() => {
  vi.unstubAllGlobals();
});

const isPlainWalk = (action: Action): boolean =>
  action.type === 'move' && action.path.length > 1 && !action.handlings;

const HUMAN: Player = { kind: 'human' };
const BOT: Player = { kind: 'bot', level: 'random' };

/** A seat of the base set that has played its card. */
function acting(): { desk: DeskType; match: MatchType; seat: number } {
  const match = Match.create({ scenario: 'base' }, [HUMAN, HUMAN], 'desk');
  match.placeTheRest(0);
  match.placeTheRest(1);
  match.takeOver();
  const desk = new Desk(match);
  const seat = desk.seat.value;
  desk.act({ type: 'playCard', card: 2 });
  return { desk, match, seat };
}

test('in the set-up the first token is in hand, and every dot is marked', () => {
  const match = Match.create({ scenario: 'base' }, [HUMAN, BOT], 'set-up');
  const desk = new Desk(match);
  expect(desk.stage.value).toBe('deploy');
  expect(desk.token.value).toBe(desk.tokens.value[0]);
  expect(desk.marks.value.map(({ kind }) => kind)).toEqual(['lay', 'lay', 'lay', 'lay']);
  const other = desk.tokens.value[3] ?? '';
  desk.selected.value = other;
  desk.marks.value[0]?.onPick();
  expect(match.view.value.own.pieces.find(({ id }) => id === other)?.where).toHaveProperty('place');
});

test('a figure in hand has its walks marked, and reveals sealed', () => {
  const { desk } = acting();
  const [piece] = desk.pickable.value;
  desk.select(piece ?? '');
  const kinds = new Set(desk.marks.value.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['go', 'room']);
  expect(desk.marks.value.every(({ kind, final }) => (kind === 'room') === (final ?? false))).toBe(true);
  expect(desk.types.value).toEqual(expect.arrayContaining(['move', 'rotate', 'attack']));
});

test('what is not listed says why, and blames what is in the way', () => {
  const { desk, match } = acting();
  const [piece] = desk.pickable.value;
  desk.askPlace(0);
  expect(desk.hint.value).toBe('pickFirst');
  desk.select(piece ?? '');
  desk.explainType('rotate');
  expect(desk.refused.value).toMatchObject({ code: 'NOT_ON_GEAR', rule: 'BD-ROTATE-1' });
  const far = desk.seat.value === 0 ? 0 : match.game.position.table.layout.slots.length - 1;
  desk.askRoom(far);
  expect(desk.refused.value).toMatchObject({ code: 'NO_ACCESS', slot: far });
  expect(desk.preview.value).toEqual({ slots: [far] });
  desk.letGo();
  expect(desk.refused.value).toBeNull();
});

test('a turn with points left is ended at the second asking', () => {
  const { desk, match, seat } = acting();
  desk.endTurn();
  expect(desk.question.value).toBe('endTurn');
  expect(match.open.value[0]?.seat).toBe(seat);
  desk.endTurn();
  expect(match.open.value[0]?.seat).not.toBe(seat);
});

test('a walk can be taken back', () => {
  const { desk, match, seat } = acting();
  const [piece] = desk.pickable.value;
  desk.select(piece ?? '');
  const before = match.view.value.shown.ap;
  desk.marks.value.find(({ kind }) => kind === 'go')?.onPick();
  expect(match.view.value.shown.ap).toBe(before - 1);
  expect(desk.selected.value).toBe(piece);
  expect(match.mayUndo(seat)).toBe(true);
  desk.undo();
  expect(match.view.value.shown.ap).toBe(before);
});

test('the next pair of eyes finds nothing in hand', () => {
  const { desk, match } = acting();
  const stop = desk.watch();
  const [piece] = desk.pickable.value;
  desk.select(piece ?? '');
  desk.endTurn();
  desk.endTurn();
  expect(match.handOver.value).not.toBeNull();
  expect(desk.selected.value).toBeNull();
  expect(desk.marks.value).toEqual([]);
  expect(match.view.value.own.pieces).toEqual([]);
  stop();
});

test('walks of one click are taken back by one', () => {
  const { desk, match } = acting();
  const [piece = ''] = desk.pickable.value;
  desk.select(piece);
  const before = match.game.deeds.length;
  const first = desk.deeds.value.find(isPlainWalk);
  if (first?.type !== 'move') throw new Error('nobody can walk');
  const back = { ...first, path: [...first.path].reverse() };
  desk.actInARow([first, back]);
  expect(match.game.deeds.length).toBe(before + 2);
  expect(desk.isSpent()).toBe(true);
  desk.undo();
  expect(match.game.deeds.length).toBe(before);
  expect(desk.isSpent()).toBe(false);
  // A single one is still taken back alone.
  desk.act(first);
  desk.act(back);
  desk.undo();
  expect(match.game.deeds.length).toBe(before + 1);
});

test('a finger is asked before what cannot be taken back; a pointer has seen it', () => {
  const { desk, match } = acting();
  const [piece = ''] = desk.pickable.value;
  desk.select(piece);
  const reveal = desk.deeds.value.filter(({ type }) => type === 'reveal');
  expect(reveal.length).toBeGreaterThan(0);
  const before = match.game.deeds.length;
  desk.byFinger = true;
  desk.offer(reveal.slice(0, 1));
  expect(desk.chooser.value).toEqual(reveal.slice(0, 1));
  expect(match.game.deeds.length).toBe(before);
  desk.byFinger = false;
  desk.offer(reveal.slice(0, 1));
  expect(match.game.deeds.length).toBe(before + 1);
});
