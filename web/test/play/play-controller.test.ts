import { type Action, chartOf, Game, placeName, resolveLine } from '@dungeon-twister/rules';
import { sketch } from '@dungeon-twister/rules/testing';
import { ENGLISH, sayQuestion } from '@dungeon-twister/words';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { PlayController as ControllerType } from '../../src/play/play-controller.ts';
import type { Match as MatchType } from '../../src/match/match.ts';
import { byChance } from '../../src/match/by-chance.ts';
import type { Player } from '../../src/match/player.ts';

let PlayController: typeof ControllerType;
let Match: typeof MatchType;
let askFinal: { value: boolean };

beforeAll(async () => {
  // Choices have names, in the language that the page speaks.
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  ({ PlayController } = await import('../../src/play/play-controller.ts'));
  await (await import('../../src/words/language.ts')).speak('en');
  ({ Match } = await import('../../src/match/match.ts'));
  ({ askFinal } = await import('../../src/browser/ask-setting.ts'));
});

afterAll(() => {
  vi.unstubAllGlobals();
});

const isPlainWalk = (action: Action): boolean =>
  action.type === 'move' && action.path.length > 1 && !action.handlings;

const HUMAN: Player = { kind: 'human' };
const BOT: Player = { kind: 'bot', level: 'random' };

/** The first seat of the base set that is to play a card. */
function beforeItsCard(): { controller: ControllerType; match: MatchType } {
  const match = Match.create({ scenario: 'base' }, [HUMAN, HUMAN], 'desk');
  match.placeTheRest(0);
  match.placeTheRest(1);
  match.takeOver();
  return { controller: new PlayController(match), match };
}

/** The same after that. */
function acting(): { controller: ControllerType; match: MatchType; seat: number } {
  const { controller, match } = beforeItsCard();
  const seat = controller.now.seat;
  controller.act({ type: 'playCard', card: 2 });
  return { controller, match, seat };
}

test('in the set-up the first token is in hand, and every dot is marked', () => {
  const match = Match.create({ scenario: 'base' }, [HUMAN, BOT], 'set-up');
  const controller = new PlayController(match);
  expect(controller.now.stage).toBe('deploy');
  expect(controller.selection.token.value).toBe(controller.selection.tokens.value[0]);
  expect(controller.marks.value.map(({ kind }) => kind)).toEqual(['lay', 'lay', 'lay', 'lay']);
  const other = controller.selection.tokens.value[3] ?? '';
  controller.selection.selected.value = other;
  controller.marks.value[0]?.onPick();
  expect(match.now.value.view.own.pieces.find(({ id }) => id === other)?.where).toHaveProperty('place');
});

test('a figure in hand has its walks marked, and reveals as irreversible', () => {
  const { controller } = acting();
  const [piece] = controller.selection.pickable.value;
  controller.select(piece ?? '');
  const kinds = new Set(controller.marks.value.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(['go', 'room']);
  expect(controller.marks.value.every(({ kind, final }) => (kind === 'room') === (final ?? false))).toBe(
    true,
  );
  expect(controller.choices.types.value).toEqual(expect.arrayContaining(['move', 'rotate', 'attack']));
});

test('what is not listed says why, and blames what is in the way', () => {
  const { controller, match } = acting();
  const [piece] = controller.selection.pickable.value;
  controller.asking.place(0, { kind: 'floor', place: 0 });
  expect(controller.explain.hint.value).toBe('pickFirst');
  expect(controller.explain.about.value).toEqual({ kind: 'floor', place: 0 });
  expect(controller.selection.thing.value).toBeNull();
  controller.select(piece ?? '');
  controller.chooseVerb('rotate');
  expect(controller.explain.refused.value).toMatchObject({ code: 'NOT_ON_GEAR', rule: 'BD-ROTATE-1' });
  const far = controller.now.seat === 0 ? 0 : match.ruleset.layout.slots.length - 1;
  controller.asking.room(far);
  expect(controller.explain.refused.value).toMatchObject({ code: 'NO_ACCESS', slot: far });
  expect(controller.preview.value).toEqual({ slots: [far] });
  controller.letGo();
  expect(controller.explain.refused.value).toBeNull();
});

test('with nobody in hand a closed room explains itself; asked by keyboard, one thing after the other', () => {
  const { controller, match } = acting();
  controller.asking.room(0);
  expect(controller.explain.hint.value).toBeNull();
  expect(controller.selection.thing.value).toEqual({ kind: 'room', slot: 0 });
  controller.asking.room(0);
  expect(controller.selection.thing.value).toBeNull();
  const { first } = match.ruleset.layout.lines[0] ?? { first: 0 };
  controller.asking.square(first);
  expect(controller.selection.thing.value).toEqual({ kind: 'line', line: 0 });
  controller.asking.square(first);
  expect(controller.selection.thing.value).toBeNull();
});

test('a turn with points left is ended at the second asking', () => {
  const { controller, match, seat } = acting();
  controller.endTurn();
  expect(controller.question.value).toBe('endTurn');
  expect(match.now.value.open[0]?.seat).toBe(seat);
  controller.endTurn();
  expect(match.now.value.open[0]?.seat).not.toBe(seat);
});

test.each([
  ['fr', { blue: 5 }, 'Vous avez 5 points : finissez le tour et vous gagnez.'],
  ['en', { blue: 5, yellow: 4 }, 'You have 5 points: end the turn and win.'],
  ['en', { blue: 4, yellow: 5 }, null],
  ['en', { blue: 5, yellow: 5 }, null],
  ['en', { blue: 4 }, null],
] as const)(
  'who wins by the end of the turn is told so, and not asked again: %s %o',
  async (tongue, points, said) => {
    const board = sketch(
      `+---+---+---+---+---+---+---+---+---+---+
     | a   .   .   .   .   .   .   .   .   . |`,
      { a: 'blue cleric' },
      { points },
    );
    const match = new Match(new Game({ position: board.position }), [HUMAN, HUMAN]);
    match.takeOver();
    const controller = new PlayController(match);
    const { sentence } = await import('../../src/play/prompt.tsx');
    const { speak } = await import('../../src/words/language.ts');
    await speak(tongue);
    const text = sentence(controller);
    await speak('en');
    expect(controller.winsWith()).toBe(said === null ? 0 : 5);
    expect(text).toBe(said ?? sayQuestion('act', ENGLISH));
    controller.endTurn();
    expect(controller.question.value).toBe(said === null ? 'endTurn' : null);
    expect(match.now.value.result?.winners).toEqual(said === null ? undefined : [0]);
  },
);

test('a walk can be taken back', () => {
  const { controller, match, seat } = acting();
  const [piece] = controller.selection.pickable.value;
  controller.select(piece ?? '');
  const before = match.now.value.view.shown.ap;
  controller.marks.value.find(({ kind }) => kind === 'go')?.onPick();
  expect(match.now.value.view.shown.ap).toBe(before - 1);
  expect(controller.selection.selected.value).toBe(piece);
  expect(match.mayUndo(seat)).toBe(true);
  controller.undo();
  expect(match.now.value.view.shown.ap).toBe(before);
});

test('the next pair of eyes finds nothing in hand', () => {
  const { controller, match } = acting();
  const stop = controller.watch();
  const [piece] = controller.selection.pickable.value;
  controller.select(piece ?? '');
  controller.endTurn();
  controller.endTurn();
  expect(match.handOver.value).not.toBeNull();
  expect(controller.selection.selected.value).toBeNull();
  expect(controller.marks.value).toEqual([]);
  expect(match.now.value.view.own.pieces).toEqual([]);
  stop();
});

test('walks of one click are taken back by one', () => {
  const { controller, match } = acting();
  const [piece = ''] = controller.selection.pickable.value;
  controller.select(piece);
  const before = match.game.log.length;
  const first = controller.choices.deeds.value.find(isPlainWalk);
  if (first?.type !== 'move') throw new Error('nobody can walk');
  const back = { ...first, path: [...first.path].reverse() };
  controller.actInARow([first, back]);
  expect(match.game.log.length).toBe(before + 2);
  expect(controller.isSpent()).toBe(true);
  // Whoever is pressed says why he does nothing; a ring would promise something.
  expect(controller.selection.pickable.value).toContain(piece);
  expect(controller.selection.ready.value).toEqual(new Set());
  controller.undo();
  expect(match.game.log.length).toBe(before);
  expect(controller.isSpent()).toBe(false);
  expect(controller.selection.ready.value).toContain(piece);
  // A single one is still taken back alone.
  controller.act(first);
  controller.act(back);
  controller.undo();
  expect(match.game.log.length).toBe(before + 1);
});

test('what cannot be taken back is asked once, with any pointer, unless somebody has switched that off', () => {
  const { controller, match } = acting();
  const [piece = ''] = controller.selection.pickable.value;
  controller.select(piece);
  const reveal = controller.marks.value.find(({ kind }) => kind === 'room');
  const before = match.game.log.length;
  reveal?.onPick();
  expect(controller.asked.value?.type).toBe('reveal');
  expect(controller.marks.value.filter(({ isAsked }) => isAsked)).toHaveLength(1);
  controller.clearNotes();
  reveal?.onPick();
  expect(match.game.log.length).toBe(before);
  reveal?.onPick();
  expect(match.game.log.length).toBe(before + 1);
  const other = acting();
  askFinal.value = false;
  other.controller.select([...other.controller.selection.pickable.value][0] ?? '');
  other.controller.marks.value.find(({ kind }) => kind === 'room')?.onPick();
  askFinal.value = true;
  expect(other.controller.asked.value).toBeNull();
  expect(other.match.game.lastDone).toMatchObject({ action: { type: 'reveal' } });
});

test('what a figure does to itself is done at a mark on it, and by no list of one', () => {
  const board = sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     |wp   1   2   3   .   .   .   .   .   . |`,
    { w: 'blue warrior', p: 'yellow speed-potion' },
  );
  const match = new Match(new Game({ position: board.position }), [HUMAN, HUMAN]);
  match.takeOver();
  const controller = new PlayController(match);
  controller.select('blue-warrior');
  const onSelf = () =>
    controller.marks.value.filter(
      ({ at, kind }) => 'piece' in at && at.piece === 'blue-warrior' && kind !== 'load',
    );
  // Who only holds it puts it down by a press on it.
  expect(onSelf()).toEqual([]);
  controller.chooseVerb('drink');
  expect(controller.choices.ways.value).toEqual([]);
  expect(controller.marks.value).toEqual(onSelf());
  expect(onSelf()).toMatchObject([{ sign: 'speed-potion' }]);
  expect(match.game.log).toHaveLength(0);
  onSelf()[0]?.onPick();
  expect(match.game.lastDone).toMatchObject({ action: { type: 'drink' } });
  controller.undo();
  expect(match.game.log).toHaveLength(0);
});

test('an action card is asked once where there is a choice, and cannot be taken back', () => {
  const { controller, match } = beforeItsCard();
  // In the first turns only one card can be played.
  for (const count of [1, 2]) {
    const { answers, seat } = controller.now;
    expect(answers).toHaveLength(count);
    const [card] = answers;
    if (!card) throw new Error('there is no card');
    controller.decide(card);
    expect(controller.asked.value).toBe(count > 1 ? card : null);
    if (count > 1) controller.decide(card);
    expect(match.game.lastDone).toMatchObject({ action: card });
    expect(match.mayUndo(seat)).toBe(false);
    controller.act({ type: 'endTurn' });
    match.takeOver();
  }
});

test('what is asked is seen on the board meanwhile', () => {
  const { controller } = acting();
  controller.select([...controller.selection.pickable.value][0] ?? '');
  controller.marks.value.find(({ kind }) => kind === 'room')?.onPick();
  const asked = controller.asked.value;
  if (asked?.type !== 'reveal') throw new Error('no room is asked for');
  expect(controller.preview.value).toMatchObject({ opens: asked.slot });
  controller.clearNotes();
  expect(controller.preview.value).toBeNull();
});

test('tokens of the set-up go back to the hand; what draws a lot stays, and says why', () => {
  const match = Match.create({ scenario: 'base' }, [HUMAN, BOT], 'set-up');
  const controller = new PlayController(match);
  const [first] = controller.selection.tokens.value;
  controller.marks.value[0]?.onPick();
  expect(controller.selection.tokens.value).not.toContain(first);
  controller.undo();
  expect(controller.selection.tokens.value[0]).toBe(first);
  controller.undo();
  expect(controller.explain.refusedUndo.value?.code).toBe('NOTHING_TO_UNDO');
  // What was left to chance is taken back too, and not laid down again by itself.
  match.placeTheRest(0);
  const { length } = match.game.log;
  controller.undo();
  expect(match.game.log).toHaveLength(length - 1);
});

test('the rest of a set-up is placed with what starters face in the Card Game', () => {
  const match = Match.create({ scenario: 'card-1' }, [HUMAN, BOT], 'facing');
  const stages = new Set<string | null>();
  match.placeTheRest(0);
  for (let deed = 0; deed < 60 && match.now.value.view.shown.turn === 0; deed++) {
    stages.add(match.now.value.stage);
    const action = byChance(match.game.position, 1);
    if (!action) break;
    match.perform(1, action);
  }
  expect(match.now.value.view.shown.turn).toBe(1);
  expect([...stages]).toEqual([null]);
});

test('a click walks with the load as it is; the badge lays it down where one wants it', () => {
  const board = sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     | 1   at  2   3   4   .   .   .   .   . |`,
    { a: 'blue cleric', t: 'blue treasure' },
  );
  const match = new Match(new Game({ position: board.position }), [HUMAN, HUMAN]);
  match.takeOver();
  const controller = new PlayController(match);
  controller.select('blue-cleric');
  const at = (letter: string) =>
    controller.choices.spots.value.find(({ at: aim }) => 'place' in aim && aim.place === board.at(letter));
  expect(at('3')?.actions.map(({ type }) => type)).toEqual(['move']);
  // Nothing on the square of the figure itself: whoever points at it sees no arrow into it.
  expect(at('a')).toBeUndefined();
  controller.chooseLoads();
  controller.marks.value.find(({ key }) => key === `deal-${board.at('2')}`)?.onPick();
  controller.marks.value.find(({ key }) => key === `place-${board.at('3')}`)?.onPick();
  const where = (id: string) => controller.now.view.shown.pieces.find((one) => one.id === id)?.where;
  expect([where('blue-cleric'), where('blue-treasure')]).toEqual([
    { place: board.at('3') },
    { place: board.at('2') },
  ]);
  expect(controller.choices.loads.value).toBeNull();
});

test.each([
  ['nothing to leave, and what lies there is taken by going there', 'w   .   .   r   .', undefined],
  ['something to take on the way', 'w   .   r   .   .', 'take'],
  ['something to leave', 'wr  .   .   .   .', 'swap'],
])('the badge of loads, where there is %s', (_what, row, sign) => {
  const board = sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     |${row}   .   .   .   .   . |
     +---+---+---+---+---+---+---+---+---+---+`,
    { w: 'blue warrior', r: 'blue rope' },
  );
  const match = new Match(new Game({ position: board.position }), [HUMAN, HUMAN]);
  match.takeOver();
  const controller = new PlayController(match);
  controller.select('blue-warrior');
  expect(controller.marks.value.find(({ kind }) => kind === 'load')?.sign).toBe(sign);
});

test.each([
  ['a wall', 'a | 1   2   3', 'WALL'],
  ['a slit', 'a : 1   2   3', 'ARROW_SLIT'],
  ['a portcullis', 'a H 1   2   3', 'PORTCULLIS_CLOSED'],
  ['a pit', 'a   o   2   3', 'PIT'],
  ['an enemy', 'a   e   2   3', 'ENEMY_IN_THE_WAY'],
  ['the distance', 'a   .   .   .', 'TOO_FAR'],
])('who asks for a square behind %s hears the same on the page and in the terminal', (_what, row, code) => {
  const board = sketch(
    `+---+---+---+---+---+---+---+---+---+---+
     | ${row}   .   .   .   .   .   9 |`,
    { a: 'blue cleric', ...(row.includes('e') ? { e: 'yellow goblin' } : {}) },
  );
  const game = new Game({ position: board.position });
  const match = new Match(game, [HUMAN, HUMAN]);
  match.takeOver();
  const controller = new PlayController(match);
  controller.select('blue-cleric');
  for (const letter of code === 'TOO_FAR' ? ['9'] : ['3', '9']) {
    controller.asking.place(board.at(letter));
    expect(controller.explain.refused.value?.code).toBe(code);
    const typed = resolveLine(game.position, 0, `Cl ${placeName(chartOf(game.position), board.at(letter))}`);
    expect(typed).toMatchObject({ ok: false, refusal: controller.explain.refused.value });
  }
});
