/** What a search asks about a combat: who fights with what lead, which cards are known, and how it may end. */
import { describe, expect, test } from 'vitest';
import { cardsIn } from '../../src/combat/cards/hand.ts';
import { ActionList } from '../../src/model/packed-action.ts';
import { Chance } from '../../src/chance.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';
import { decisions, endCombat, list, perform } from '../../src/flow/play.ts';
import type { AddressedEvent } from '../../src/model/events.ts';
import { ASKED, COMBAT_HAND, MOST_SEATS } from '../../src/model/fields.ts';
import { combatHand } from '../../src/model/getters.ts';
import type { Position } from '../../src/model/position.ts';
import { combatNow, laidKnownTo } from '../../src/queries/combat.ts';
import { typeOf } from '../../src/queries/listed.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';
import { attackOf, BLUE, YELLOW } from '../../testing/fighting.ts';
import { sceneByChance } from '../../testing/scene.ts';
import { sketch } from '../../testing/sketch.ts';

const listed = new ActionList();
const COMBAT_STAGES = ['join', 'count', 'name', 'layCard'];

/** Everything but hands and the numbers of decisions. */
function withoutCards(p: Position): number[] {
  const data = p.data.slice();
  for (const field of [ASKED, COMBAT_HAND]) data.fill(0, field, field + MOST_SEATS);
  return [...data];
}

/** Any attack that can be declared, or none. */
function declareAny(p: Position, chance: Chance): boolean {
  const [decision] = decisions(p);
  if (!decision) return false;
  list(p, decision.seat, listed);
  const attacks = Array.from({ length: listed.length }, (_, index) => listed.packed(index)).filter(
    (packed) => typeOf(p, packed) === 'attack',
  );
  if (attacks.length === 0) return false;
  perform(p, decision.seat, attacks[chance.below(attacks.length)]);
  return true;
}

describe('the three ends of a combat', () => {
  test('are those of really fighting it, in crowds of every scenario', () => {
    const seen = new Map<string, number>();
    for (const { id } of SCENARIOS)
      for (let n = 0; n < 12; n++) {
        const p = sceneByChance({ scenario: id }, `ends ${n}`);
        const chance = new Chance(`${id} ${n}`);
        if (!declareAny(p, chance)) continue;
        while (COMBAT_STAGES.includes(stageOf(p))) {
          const before = p.copy();
          const events: AddressedEvent[] = [];
          const [{ seat }] = decisions(p);
          list(p, seat, listed);
          perform(p, seat, listed.packed(chance.below(listed.length)), (event) => events.push(event));
          const fought = events.map(({ event }) => event).find(({ type }) => type === 'combatFought');
          if (fought?.type !== 'combatFought') continue;
          const winner =
            fought.attack > fought.defence ? 'attack' : fought.defence > fought.attack ? 'defence' : null;
          const hands = [0, 1].map((one) => combatHand(before, one));
          endCombat(before, winner);
          expect(withoutCards(before)).toEqual(withoutCards(p));
          expect([0, 1].map((one) => combatHand(before, one))).toEqual(hands);
          seen.set(String(winner), (seen.get(String(winner)) ?? 0) + 1);
        }
      }
    for (const winner of ['attack', 'defence', 'null']) expect(seen.get(winner)).toBeGreaterThan(9);
  });
});

/** A blue Warrior (3) with a Sword (+1) beside a yellow Telepath (0). */
const duel = () =>
  sketch(
    `+---+---+---+---+---+
     | aS  e   .   .   . |`,
    { a: 'blue warrior', S: 'blue sword', e: 'yellow telepath' },
    { cards: { blue: [0, 2, 2, 6], yellow: [0, 1] } },
  );

describe('the combat that is under way', () => {
  test('is none before anybody attacks', () => {
    expect(combatNow(duel().position)).toBeNull();
  });

  test('has two sides, a lead and hands', () => {
    const board = duel();
    board.do(attackOf('blue-warrior', 'yellow-telepath'));
    const { position: p } = board;
    expect(combatNow(p)).toEqual({
      attackers: [BLUE],
      defenders: [YELLOW],
      lead: 3 + 1 - 0,
      attackerLays: 1,
      looker: -1,
    });
    expect([BLUE, YELLOW].map((seat) => cardsIn(combatHand(p, seat)))).toEqual([
      [0, 2, 2, 6],
      [0, 1],
    ]);
  });

  test('a card that was named lies openly, one that was chosen is known to its owner', () => {
    const board = duel();
    const { position: p } = board;
    board.do(attackOf('blue-warrior', 'yellow-telepath'));
    board.do({ type: 'nameCard', card: 2 });
    expect([BLUE, YELLOW].map((viewer) => laidKnownTo(p, viewer, BLUE))).toEqual([[2], [2]]);
    const secret = duel();
    secret.do(attackOf('blue-warrior', 'yellow-telepath'));
    secret.do({ type: 'nameCard', card: null });
    secret.do({ type: 'layCard', card: 6 });
    expect([BLUE, YELLOW].map((viewer) => laidKnownTo(secret.position, viewer, BLUE))).toEqual([[6], []]);
  });
});
