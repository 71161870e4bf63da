import { describe, expect, test } from 'vitest';
import { ActionList, kindOf } from '../../src/model/packed-action.ts';
import { rollSetup } from '../../src/editions/roll-setup.ts';
import { setUp, rulesetFor } from '../../src/new-game.ts';
import { SLOT, TURNED } from '../../src/model/fields.ts';
import { list } from '../../src/flow/play.ts';
import { FLOOR, GEAR } from '../../src/vocabulary.ts';
import {
  actionCardsOf,
  combatCardsOf,
  jumpCardsOf,
  startGame,
  type WholeGame,
} from '../../testing/whole-game.ts';

const options = { scenario: 'prison-1' } as const;
const begun = (): WholeGame => startGame(options).toFirstTurn();

/** The first turn of a seat with its figures at the way out, all rooms face up. */
function atTheLine(): { game: WholeGame; colour: string; out: (kind: string) => void } {
  const game = begun().turnUpRooms();
  const colour = game.seat === 0 ? 'blue' : 'yellow';
  game.setAside(...game.team(1 - game.seat, true));
  const gaps = game.gaps(game.seat === 0 ? 'yellow' : 'blue');
  const [first, second] = gaps as [(typeof gaps)[0], (typeof gaps)[0]];
  game.stand(`${colour}-naga`, first.inside).stand(`${colour}-mekanork`, second.inside);
  game.do({ type: 'playCard', card: 2 });
  const out = (kind: string): void => {
    const gap = kind === 'naga' ? first : second;
    game.do({ type: 'move', piece: `${colour}-${kind}`, path: [gap.inside, gap.outside] });
  };
  return { game, colour, out };
}

/** The kinds of action that the active player can choose from now. */
function kindsNow(game: WholeGame): Set<string> {
  const { position, seat } = game;
  const out = new ActionList();
  list(position, seat, out);
  return new Set(
    Array.from({ length: out.length }, (_, i) => position.ruleset.kinds[kindOf(out.packed(i))].type),
  );
}

/** Every floor square and gear of a room with the first square next to it. */
function neighbours(game: WholeGame): { place: number; next: number }[] {
  const { terrain } = game.position.ruleset;
  return Array.from({ length: 100 }, (_, place) => place)
    .filter((place) => terrain.kind[place] === FLOOR || terrain.kind[place] === GEAR)
    .flatMap((place) =>
      [0, 1, 2, 3]
        .filter((way) => terrain.blocks[place * 4 + way] === 0 && terrain.neighbour[place * 4 + way] >= 0)
        .map((way) => ({ place, next: terrain.neighbour[place * 4 + way] }))
        .slice(0, 1),
    );
}

describe('Prison scenario 1: set-up', () => {
  test('[BD-SCN1-2] pairs 39 and 40, two by two, shuffled and face down', () => {
    const { ruleset } = begun().position;
    expect(ruleset.rooms.map((room) => room.id).sort()).toEqual(['39ccw', '39cw', '40ccw', '40cw']);
    expect(ruleset.layout.slots.map(({ x, y }) => [x, y])).toEqual([
      [0, 0],
      [5, 0],
      [0, 5],
      [5, 5],
    ]);
    const draws = Array.from({ length: 60 }, (_, i) => rollSetup(ruleset, `${i}`));
    for (let slot = 0; slot < 4; slot++) expect(new Set(draws.map(({ rooms }) => rooms[slot])).size).toBe(4);
    const { data } = startGame(options).position;
    for (let slot = 0; slot < 4; slot++) expect(data[SLOT + slot] & ~TURNED).toBe(0);
  });

  test('[BD-SCN1-3] lines on two opposite sides', () => {
    const { lines } = begun().position.ruleset.layout.plan;
    expect(lines.map(({ x, y, length, owner }) => [x, y, length, owner])).toEqual([
      [0, 10, 10, 'blue'],
      [0, -1, 10, 'yellow'],
    ]);
  });

  test('[BD-SCN1-4] each player: Mekanork, Naga, Key, Rope', () => {
    const game = startGame(options);
    expect(game.inHand(0)).toEqual(['blue-mekanork', 'blue-naga', 'blue-key', 'blue-rope']);
    expect(game.inHand(1)).toEqual(['yellow-mekanork', 'yellow-naga', 'yellow-key', 'yellow-rope']);
  });

  test('[BD-SCN1-5] four Action cards, one Jump card, no Combat card', () => {
    const { position } = begun();
    for (const seat of [0, 1]) {
      expect(actionCardsOf(position, seat)).toEqual([2, 3, 4, 5]);
      expect(jumpCardsOf(position, seat)).toBe(1);
      expect(combatCardsOf(position, seat)).toEqual([]);
    }
  });

  test('[BD-SCN1-6] the two characters go face down on any two of the four dots', () => {
    const game = startGame(options);
    expect(game.legal('deploy', undefined, 0)).toHaveLength(2 * 4);
    const [, second, , fourth] = game.dots('blue') as [number, number, number, number];
    game.do({ type: 'deploy', piece: 'blue-naga', place: fourth }, 0);
    expect(game.heard(1).at(-1)).toEqual({ type: 'pieceDeployed', seat: 0, piece: 'hidden', place: fourth });
    expect(game.legal('deploy', undefined, 0)).toHaveLength(1 * 3);
    game.do({ type: 'deploy', piece: 'blue-mekanork', place: second }, 0);
    expect(game.seats).toEqual([1]);
  });

  test('[BD-SCN1-7] objects by turns, one per room, whoever the lot says first', () => {
    const ruleset = rulesetFor(options);
    for (const firstPlacer of [0, 1]) {
      const game = startGame(options);
      game.position.copyFrom(setUp(ruleset, { ...rollSetup(ruleset, 'lots'), firstPlacer }));
      game.finish('deploy');
      const colours = firstPlacer === 0 ? ['blue', 'yellow'] : ['yellow', 'blue'];
      expect(game.legal()).toHaveLength(2 * 4);
      game.do({ type: 'lay', piece: `${colours[0]}-rope`, slot: 2 });
      expect(game.why({ type: 'lay', piece: `${colours[1]}-key`, slot: 2 })).toBe('ROOM_FULL');
      expect(game.legal()).toHaveLength(2 * 3);
      game.do({ type: 'lay', piece: `${colours[1]}-key`, slot: 0 });
      game.do({ type: 'lay', piece: `${colours[0]}-key`, slot: 1 });
      game.do({ type: 'lay', piece: `${colours[1]}-rope`, slot: 3 });
      expect(game.stage).toBe('card');
    }
  });

  test('[BD-SCN1-12] a second lot says who begins', () => {
    const lots = Array.from({ length: 60 }, (_, i) => rollSetup(rulesetFor(options), `${i}`));
    const results = lots.map(({ firstPlacer, firstPlayer }) => `${firstPlacer} ${firstPlayer}`);
    expect(new Set(results)).toEqual(new Set(['0 0', '0 1', '1 0', '1 1']));
    const lot = lots[0];
    for (const firstPlayer of [0, 1]) {
      const game = startGame(options);
      game.position.copyFrom(setUp(rulesetFor(options), { ...lot, firstPlayer }));
      expect(game.toFirstTurn().seat).toBe(firstPlayer);
    }
  });
});

describe('Prison scenario 1: play', () => {
  test('[BD-SCN1-1] [BD-SCN1-10] [BD-END-5] whoever brings both figures out first wins, at once', () => {
    const { game, out } = atTheLine();
    const winner = game.seat;
    out('naga');
    expect(game.outcome.ending).toBe('running');
    expect(game.ap).toBe(1);
    out('mekanork');
    expect(game.outcome).toEqual({ ending: 'goal', winners: [winner] });
    expect(game.seats).toEqual([]);
  });

  test('[BD-SCN1-1] one figure of each player out decides nothing', () => {
    const { game, out } = atTheLine();
    out('naga');
    game.do({ type: 'endTurn' });
    const colour = game.seat === 0 ? 'blue' : 'yellow';
    const gap = game.gaps(game.seat === 0 ? 'yellow' : 'blue')[0] as { inside: number; outside: number };
    game.stand(`${colour}-naga`, gap.inside);
    game.do({ type: 'playCard', card: 2 });
    game.do({ type: 'move', piece: `${colour}-naga`, path: [gap.inside, gap.outside] });
    game.do({ type: 'endTurn' });
    expect(game.outcome.ending).toBe('running');
  });

  test('[BD-SCN1-8] [BD-SCN1-9] reveal, rotate, move, jump, Key: no other action from any square, with an enemy at hand', () => {
    const game = begun();
    const colour = game.seat === 0 ? 'blue' : 'yellow';
    const enemy = `${game.seat === 0 ? 'yellow' : 'blue'}-naga`;
    const attack = { type: 'attack', piece: `${colour}-mekanork`, target: enemy } as const;
    game.do({ type: 'playCard', card: 2 });
    const possible = kindsNow(game);
    const answers = new Set<string | undefined>();
    game.turnUpRooms();
    for (const { place, next } of neighbours(game)) {
      game.stand(`${colour}-mekanork`, place).stand(`${colour}-key`, place).stand(enemy, next);
      for (const kind of kindsNow(game)) possible.add(kind);
      const refusal = game.refusal(attack);
      answers.add(`${refusal?.code} ${refusal?.rule}`);
    }
    const standAt = (place: number) => game.stand(`${colour}-mekanork`, place).stand(`${colour}-key`, place);
    const beside =
      neighbours(game).find(({ place }) => standAt(place).legal('openGate').length > 0)?.place ?? -1;
    game.do(standAt(beside).legal('openGate')[0]);
    for (const kind of kindsNow(game)) possible.add(kind);
    expect([...answers]).toEqual(['NO_COMBAT_HERE BD-SCN1-9']);
    expect([...possible].sort()).toEqual([
      'closeGate',
      'endTurn',
      'jump',
      'move',
      'openGate',
      'reveal',
      'rotate',
    ]);
  });
});
