import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { Match } from '../../src/match/match.ts';

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
  await (await import('../../src/words/language.ts')).speak('en');
});

afterAll(() => {
  vi.unstubAllGlobals();
});

test('while a room is filled, it is said whose choice that is, and by which rule', async () => {
  const { whosePlacing } = await import('../../src/play/whose-placing.ts');
  const match = Match.create({ scenario: 'base' }, [{ kind: 'human' }, { kind: 'human' }], 'placing');
  const say = () => whosePlacing(match.ruleset, match.now.value);
  expect(say()).toBeNull();
  match.placeTheRest(0);
  match.placeTheRest(1);
  match.takeOver();
  const seat = match.now.value.seat;
  match.perform(seat, { type: 'playCard', card: 2 });
  const reveal = match.now.value.view.shown.pieces
    .flatMap(({ id }) => match.now.value.deedsOf(id))
    .find(({ type }) => type === 'reveal');
  if (!reveal) throw new Error('nobody can reveal');
  match.perform(seat, reveal);
  const asked = new Set<string>();
  while (match.now.value.open.some(({ about }) => about === 'place')) {
    if (match.handOver.value !== null) match.takeOver();
    const said = say();
    const { mine, answers } = match.now.value;
    if (!mine) throw new Error('nobody is asked');
    const byRevealer = mine.seat === seat;
    expect(said?.rule).toBe(byRevealer ? 'BD-PLACE-1' : 'BD-PLACE-2');
    expect(said?.text).toMatch(
      byRevealer ? /^You revealed room [A-H]\. Who reveals/ : / revealed room [A-H]\. The objects/,
    );
    asked.add(said?.rule ?? '');
    const [answer] = answers;
    if (!answer) throw new Error('there is no place');
    match.perform(mine.seat, answer);
  }
  expect(asked.size).toBeGreaterThan(0);
  expect(say()).toBeNull();
});
