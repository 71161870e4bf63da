import { describe, expect, test } from 'vitest';
import { Chance } from '../../../src/chance.ts';
import { cardsIn } from '../../../src/combat/cards/hand.ts';
import { CARD_SCENARIOS } from '../../../src/editions/card-game/scenarios.ts';
import { rollSetup } from '../../../src/editions/roll-setup.ts';
import { optionsFault } from '../../../src/options-fault.ts';
import { createGame, type Game } from '../../../src/game.ts';
import { newGame, rulesetFor } from '../../../src/new-game.ts';
import {
  AT_SLOT,
  COMBAT_HAND,
  FIRST_PLACER,
  FIRST_PLAYER,
  HELD,
  IN_HAND,
  JUMPS,
  SAVINGS,
  SLOT,
  TURN,
  TURNED,
} from '../../../src/model/fields.ts';
import { isFaceUp, whereIs } from '../../../src/model/position.ts';
import type { AddressedEvent } from '../../../src/model/events.ts';
import { stageOf } from '../../../src/turn/turn-and-game-end.ts';
import { check, decisions } from '../../../src/flow/play.ts';
import { viewOf } from '../../../src/view/view.ts';
import { act, chooserOf, legal, playTo, stepAtRandom } from '../../game/players.ts';

const SEEDS = Array.from({ length: 60 }, (_, seed) => `set-up ${seed}`);
const gameAt = (stage: string, seed = 'set-up', scenario = 'card-2', events: AddressedEvent[] = []): Game => {
  const game = createGame({ scenario }, seed, { onEvent: (one) => events.push(one) });
  playTo(game, new Chance(seed), stage);
  return game;
};

describe('rooms', () => {
  test('[CG-SETUP-3, CG-RULING-4] lie face down as a rectangle, shuffled, each turned by lot', () => {
    const ruleset = rulesetFor({ scenario: 'card-1' });
    const draws = SEEDS.map((seed) => rollSetup(ruleset, seed));
    for (let slot = 0; slot < 4; slot++) {
      expect(new Set(draws.map(({ rooms }) => rooms[slot])).size).toBe(4);
      expect(new Set(draws.map(({ turned }) => turned[slot])).size).toBe(4);
    }
    const p = newGame({ scenario: 'card-1' }, 'lying');
    expect([0, 1, 2, 3].some((slot) => isFaceUp(p, slot))).toBe(false);
    expect(p.data[SLOT] & TURNED).toBe(rollSetup(ruleset, 'lying').turned[0]);
  });

  test('[CG-RULING-198, CG-SETUP-18] every lot is drawn by itself: who places first says nothing of who plays first', () => {
    const ruleset = rulesetFor({ scenario: 'card-standard' });
    const lots = new Set(
      SEEDS.map((seed) => rollSetup(ruleset, seed)).map(
        (draw) => `${draw.firstChooser}${draw.firstPlacer}${draw.firstPlayer}`,
      ),
    );
    expect(lots.size).toBe(8);
  });
});

/** The pairs of a game, each named as often as one of its rooms lies there. */
const pairsIn = (scenario: string, seed: string): number[] => {
  const ruleset = rulesetFor({ scenario });
  return rollSetup(ruleset, seed)
    .rooms.map((room) => ruleset.rooms[room].pair)
    .toSorted((a, b) => a - b);
};

test.each([
  ['card-1', 2, [101, 102]],
  ['card-2', 3, [101, 102, 103, 104, 105, 106]],
  ['card-3', 4, [101, 102, 103, 104, 105, 106]],
  ['card-standard', 4, [101, 102, 103, 104, 105, 106]],
  ['card-advanced', 6, [101, 102, 103, 104, 105, 106]],
])('[CG-SETUP-2, CG-SETUP-4] %s: %i whole pairs are drawn from %j', (scenario, pairs, all) => {
  const seen = new Set<number>();
  for (const seed of SEEDS) {
    const drawn = pairsIn(scenario, seed);
    const different = [...new Set(drawn)];
    expect(different).toHaveLength(pairs);
    expect(drawn).toEqual(different.flatMap((pair) => [pair, pair]));
    for (const pair of different) seen.add(pair);
  }
  expect([...seen].toSorted((a, b) => a - b)).toEqual(all);
});

const fault = (...rooms: readonly number[]): string | null =>
  optionsFault({ scenario: 'card-standard', rooms });

test('[CG-SETUP-2, CG-COMP-3] the pairs of a full game may be chosen, each once: there is only one of each', () => {
  expect(fault(101, 102, 103, 106)).toBeNull();
  expect(fault(101, 101, 102, 103)).toBe('rooms must name 4 different pairs');
  expect(fault(101, 102, 103)).toBe('rooms must name 4 pairs');
});

describe('cards', () => {
  test('[CG-SETUP-5] both players begin with an empty wheel', () => {
    const p = newGame({ scenario: 'card-1' }, 'wheel');
    expect([p.data[SAVINGS], p.data[SAVINGS + 1]]).toEqual([0, 0]);
  });

  test('[CG-SETUP-6, CG-SETUP-7] everybody begins with three Jump cards, and with the combat cards of all but the first tutorial', () => {
    for (const { id } of CARD_SCENARIOS) {
      const p = newGame({ scenario: id }, 'cards');
      expect([id, p.data[JUMPS], p.data[JUMPS + 1]]).toEqual([id, 3, 3]);
      for (const seat of [0, 1])
        expect([id, cardsIn(p.data[COMBAT_HAND + seat])]).toEqual([
          id,
          id === 'card-1' ? [] : [0, 1, 2, 2, 3, 3, 4, 5, 6],
        ]);
    }
  });

  test('[CG-SETUP-8, CG-SETUP-9] both players lay two of their characters at once, face down, each before the room that he chooses in his own starting zone', () => {
    const events: AddressedEvent[] = [];
    const game = gameAt('deploy', 'starters', 'card-2', events);
    const { layout, colours } = game.position.ruleset;
    expect(decisions(game.position).map(({ seat }) => seat)).toEqual([0, 1]);
    const answerTo = (seat: number, piece: string, place: number) => {
      const answer = check(game.position, {
        seat,
        decision: game.asked(seat),
        action: { type: 'deploy', piece, place },
      });
      return answer.ok ? null : answer.refusal.code;
    };
    for (const seat of [0, 1]) {
      const own = layout.lines[seat].dots;
      expect(own).toHaveLength(2);
      for (const kind of ['naga', 'warrior', 'colossus', 'backstabber'])
        for (const dot of own) expect(answerTo(seat, `${colours[seat]}-${kind}`, dot)).toBeNull();
      expect(answerTo(seat, `${colours[seat]}-rope`, own[0])).toBe('NOT_A_CHARACTER');
      expect(answerTo(seat, `${colours[seat]}-naga`, layout.lines[1 - seat].dots[0])).toBe('NOT_YOUR_DOT');
    }
    // Yellow need not wait for blue; nobody else learns whom he has laid.
    const [first, second] = layout.lines[1].dots;
    act(game, { type: 'deploy', piece: 'yellow-colossus', place: second }, 1);
    expect(events.at(-1)).toMatchObject({ only: 1, instead: { piece: 'hidden', place: second } });
    for (const viewer of [0, 'spectator'] as const)
      expect(JSON.stringify(viewOf(game.position, viewer).shown.pieces)).not.toContain('yellow-colossus');
    act(game, { type: 'deploy', piece: 'yellow-naga', place: first }, 1);
    expect(decisions(game.position).map(({ seat }) => seat)).toEqual([0]);
  });

  test('[CG-SETUP-10] lots decide who places first; then the players alternate, one own card each', () => {
    for (const seed of SEEDS.slice(0, 8)) {
      const game = gameAt('lay', seed);
      let next = game.position.data[FIRST_PLACER];
      while (stageOf(game.position) === 'lay') {
        expect(decisions(game.position).map(({ seat }) => seat)).toEqual([next]);
        for (const action of legal(game))
          expect(
            'piece' in action &&
              game.position.ruleset.pieces.owner[game.position.ruleset.pieces.byId.get(action.piece) ?? 0],
          ).toBe(next);
        stepAtRandom(game, new Chance(`${seed} ${next}`));
        next = 1 - next;
      }
    }
  });

  test('[CG-SETUP-11, CG-SETUP-14, CG-RULING-202] a placed card lies face down at its room: nobody else sees which it is', () => {
    const events: AddressedEvent[] = [];
    const game = gameAt('lay', 'hidden', 'card-2', events);
    const seat = chooserOf(game);
    const action = legal(game)[0];
    if (action.type !== 'lay') throw new Error('nothing to lay');
    const before = viewOf(game.position, seat).own.pieces.length;
    act(game, action);
    const piece = game.position.ruleset.pieces.byId.get(action.piece) ?? -1;
    expect(whereIs(game.position, piece)).toBe(AT_SLOT + action.slot);
    expect(events.at(-1)).toMatchObject({ only: seat, instead: { piece: 'hidden', slot: action.slot } });
    for (const viewer of [1 - seat, 'spectator'] as const)
      expect(JSON.stringify(viewOf(game.position, viewer).shown.pieces)).not.toContain(action.piece);
    expect(viewOf(game.position, seat).own.pieces).toHaveLength(before);
  });

  test('[CG-SETUP-12, CG-SETUP-13, CG-RULING-6] any card goes to any room that has room left, and to no other', () => {
    const game = gameAt('lay', 'capacity');
    const { ruleset } = game.position;
    for (
      const chance = new Chance('capacity');
      stageOf(game.position) === 'lay';
      stepAtRandom(game, chance)
    ) {
      const seat = chooserOf(game);
      const { position: p } = game;
      const laid = (slot: number): number =>
        ruleset.pieces.ids.filter((_id, piece) => whereIs(p, piece) === AT_SLOT + slot).length;
      const roomy = ruleset.layout.slots.flatMap(({ capacity }, slot) =>
        laid(slot) < capacity ? [slot] : [],
      );
      const inHand = ruleset.pieces.ids.filter(
        (_id, piece) => ruleset.pieces.owner[piece] === seat && whereIs(p, piece) === IN_HAND,
      );
      const wanted = roomy.flatMap((slot) => inHand.map((piece) => `${piece} ${slot}`)).sort();
      expect(
        legal(game)
          .map((action) => (action.type === 'lay' ? `${action.piece} ${action.slot}` : ''))
          .sort(),
      ).toEqual(wanted);
      const full = ruleset.layout.slots.findIndex((_slot, slot) => !roomy.includes(slot));
      if (full < 0) continue;
      const answer = game.perform({
        seat,
        decision: game.asked(seat),
        action: { type: 'lay', piece: inHand[0], slot: full },
      });
      expect(answer).toMatchObject({ refusal: { code: 'ROOM_FULL' } });
    }
  });

  test('[CG-SETUP-15] placing is over when every room is full', () => {
    const game = gameAt('face');
    const { ruleset } = game.position;
    ruleset.layout.slots.forEach(({ capacity }, slot) => {
      const laid = ruleset.pieces.ids.filter(
        (_id, piece) => whereIs(game.position, piece) === AT_SLOT + slot,
      );
      expect(laid).toHaveLength(capacity);
    });
  });
});

describe('the starting teams', () => {
  test('[CG-SETUP-16] are shown at the same moment', () => {
    const events: AddressedEvent[] = [];
    const game = gameAt('face', 'shown', 'card-2', events);
    const shown = events.filter(({ event }) => event.type === 'teamsShown');
    expect(shown).toHaveLength(1);
    expect(shown[0].event).toMatchObject({ pieces: { length: 4 } });
    expect(shown[0].only).toBeUndefined();
    expect(
      viewOf(game.position, 'spectator').shown.pieces.filter(({ where }) => typeof where === 'object'),
    ).toHaveLength(4);
  });

  test('[CG-SETUP-17, CG-RULING-205] then each owner turns his starters to any zone of the room before them', () => {
    const events: AddressedEvent[] = [];
    const game = gameAt('face', 'set-up', 'card-2', events);
    const { ruleset } = game.position;
    expect(decisions(game.position).map(({ seat }) => seat)).toEqual([0, 1]);
    // Two starters of the first player, four zones each.
    expect(legal(game, 'face')).toHaveLength(2 * 4);
    for (const seat of [0, 1]) {
      const starters = ruleset.pieces.ids.flatMap((id, piece) =>
        ruleset.pieces.owner[piece] === seat && whereIs(game.position, piece) < HELD
          ? [[id, whereIs(game.position, piece)] as const]
          : [],
      );
      for (const [piece, place] of starters) {
        const line = ruleset.layout.lines[seat];
        const first = place - ((place - line.first) % 4);
        const elsewhere = first === line.first ? first + 4 : first - 4;
        const decision = game.asked(seat);
        expect(
          game.perform({ seat, decision, action: { type: 'face', piece, place: elsewhere } }),
        ).toMatchObject({
          refusal: { code: 'OTHER_ROOM' },
        });
        for (const facing of [0, 1, 2, 3])
          expect(
            check(game.position, { seat, decision, action: { type: 'face', piece, place: first + facing } }),
          ).toMatchObject({ ok: true });
        act(game, { type: 'face', piece, place: first + 2 }, seat);
        // Openly: everybody is told.
        const turned = events.findLast(({ event }) => event.type === 'pieceTurned');
        expect(turned).toEqual({ event: { type: 'pieceTurned', seat, piece, place: first + 2 } });
        expect(whereIs(game.position, ruleset.pieces.byId.get(piece) ?? -1)).toBe(first + 2);
        // Once turned, it stays so: before the others are, and when play has begun.
        expect(
          game.perform({ seat, decision: game.asked(seat), action: { type: 'face', piece, place: first } }),
        ).toMatchObject({ ok: false });
      }
    }
    expect([stageOf(game.position), game.position.data[TURN]]).toEqual(['act', 1]);
    expect(chooserOf(game)).toBe(game.position.data[FIRST_PLAYER]);
  });
});
