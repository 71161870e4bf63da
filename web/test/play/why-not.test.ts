import {
  ActionList,
  check,
  createGame,
  decisions,
  type Game,
  legalActions,
  type Place,
  requestOf,
  typesFor,
  walkTo,
  whereIs,
} from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { laterPlaces } from '../../src/play/reach.ts';

/** A game in which somebody acts, set up with the first of everything that is listed. */
function inTurn(seed: string, deeds = 0, scenario = 'base'): Game {
  const game = createGame({ scenario }, seed);
  const listed = new ActionList();
  for (let count = 0, acted = 0; count < 500; count++) {
    const [next] = decisions(game.position);
    if (!next) break;
    const actions = legalActions(game.position, next.seat, listed);
    if (next.about === 'act' && acted >= deeds) return game;
    if (next.about === 'act') acted++;
    const reveal = actions.find(({ type }) => type === 'reveal');
    const action = reveal ?? actions[(count * 7) % actions.length];
    if (action) game.perform({ seat: next.seat, decision: next.number, action });
  }
  return game;
}

const figuresOf = (game: Game): { id: string; at: Place }[] => {
  const { position } = game;
  const { pieces, layout } = position.ruleset;
  const seat = decisions(position)[0]?.seat ?? 0;
  return pieces.ids
    .map((id, piece) => ({ id, piece, at: whereIs(position, piece) }))
    .filter(
      ({ piece, at }) =>
        pieces.owner[piece] === seat && pieces.isCharacter[piece] === 1 && at < layout.places,
    );
};

test('every square that is not listed is refused for a reason of its own, never as an incomplete wish', () => {
  const game = inTurn('why', 8);
  const { position } = game;
  const decision = decisions(position)[0];
  const codes = new Set<string>();
  for (const { id } of figuresOf(game))
    for (let place = 0; place < position.ruleset.layout.places; place++) {
      const answer = walkTo(position, decision?.seat ?? 0, id, place);
      if (!answer.ok) codes.add(answer.refusal.code);
    }
  expect(codes).not.toContain('MALFORMED');
  expect(codes).toContain('TOO_FAR');
  expect(codes.size).toBeGreaterThan(1);
});

test.each([
  ['base', 0],
  ['base', 9],
  ['prison-2', 0],
  ['prison-5', 12],
  ['mixed', 20],
  ['elevator', 10],
  ['pyramid-4', 10],
  ['card-1', 0],
  ['card-standard', 15],
])('a deed that is not possible says why: %s after %i deeds', (scenario, deeds) => {
  const game = inTurn('deeds', deeds, scenario);
  const { position } = game;
  const decision = decisions(position)[0];
  const listed = legalActions(position, decision?.seat ?? 0, new ActionList());
  for (const { id } of figuresOf(game))
    for (const type of typesFor(position, id)) {
      if (listed.some((one) => one.type === type && 'piece' in one && one.piece === id)) continue;
      const wish = requestOf(position, decision?.seat ?? 0, id, type);
      if (!wish || !decision) continue;
      const answer = check(position, { seat: decision.seat, decision: decision.number, action: wish });
      expect(answer.ok ? `${type} is accepted` : answer.refusal.code).not.toBe('MALFORMED');
      expect(answer.ok).toBe(false);
    }
});

test('who has no points is told so', () => {
  const game = inTurn('points');
  const { position } = game;
  const [figure] = figuresOf(game);
  const wish = requestOf(position, decisions(position)[0]?.seat ?? 0, figure?.id ?? '', 'move');
  expect(wish).toMatchObject({ type: 'move', path: [figure?.at] });
});

test.each([
  ['base', 3],
  ['elevator', 20],
  ['card-1', 10],
  ['card-standard', 25],
])('the next points reach farther, never what one walk reaches: %s after %i deeds', (scenario, deeds) => {
  const game = inTurn('later', deeds, scenario);
  const { position } = game;
  const seat = decisions(position)[0]?.seat ?? 0;
  for (const { id } of figuresOf(game)) {
    const now = legalActions(position, seat, new ActionList()).flatMap((one) =>
      one.type === 'move' && one.piece === id && !one.handlings ? [one.path.at(-1)] : [],
    );
    const later = [...laterPlaces(position, seat, id)].filter((one) => one !== null);
    for (const { place, points, walks } of later) {
      expect(now).not.toContain(place);
      expect(place).toBeLessThan(position.ruleset.layout.places);
      expect(walks).toHaveLength(points);
      const last = walks.at(-1);
      expect(last?.type === 'move' ? last.path.at(-1) : null).toBe(place);
    }
  }
});
