/** What a row says is true of what games list: a wrong one would hide an action from the board without a word. */
import { describe, expect, test } from 'vitest';
import { Chance } from '../../src/chance.ts';
import {
  ACTION_ROWS,
  ACTION_TYPES,
  fieldsOf,
  wellFormed,
} from '../../src/content/how-actions-are-written.ts';
import { aimOf, complexityOf, requestOf, touchedByAction } from '../../src/content/aim.ts';
import { check, decisions, legalActions, list, perform } from '../../src/flow/play.ts';
import type { Action } from '../../src/model/action.ts';
import type { Form } from '../../src/model/form.ts';
import { ActionList } from '../../src/model/packed-action.ts';
import type { Position } from '../../src/model/position.ts';
import { newGame } from '../../src/new-game.ts';
import { purposeful } from '../../testing/random-players.ts';
import { requestByChance } from '../../testing/requests.ts';

const SCENARIOS = ['base', 'prison-5', 'mixed', 'elevator', 'pyramid-4', 'murder', 'card-advanced'];

/** Whether a field names something on the board, besides who does it. */
const isThere = (form: Form, field: string): boolean => {
  switch (form.form) {
    case 'id':
      return field !== 'piece';
    case 'count':
      return form.of === 'place' || form.of === 'slot' || form.of === 'portcullis';
    case 'shape':
      return Object.entries(form.fields).some(([name, one]) => isThere(one, name));
    case 'oneOf':
      return false;
    default:
      return isThere(form.of, field);
  }
};

/** Types that name nothing to point at. */
const POINTLESS = ACTION_TYPES.filter(
  (type) => !Object.entries(ACTION_ROWS[type].fields).some(([field, form]) => isThere(form, field)),
);

/** Every fourth position on the way of a game that is played by chance. */
function* positionsOf(scenario: string, deeds: number): Generator<{ p: Position; seat: number }> {
  const chance = new Chance(scenario);
  const p = newGame({ scenario }, scenario);
  const listed = new ActionList();
  for (let deed = 0; deed < deeds; deed++) {
    const [decision] = decisions(p);
    if (!decision) return;
    if (deed % 4 === 0) yield { p, seat: decision.seat };
    list(p, decision.seat, listed);
    perform(p, decision.seat, listed.packed(purposeful(p, decision.seat, listed, chance)));
  }
}

/** Whether what is aimed at is there to be pointed at. */
function isOnBoard({ ruleset }: Position, action: Action): boolean {
  const aim = aimOf(action);
  const touched = Object.values(touchedByAction(action) ?? {}).flat();
  if (!touched.every((one) => typeof one === 'object' || Number.isInteger(one))) return false;
  if (aim === null) return POINTLESS.includes(action.type);
  if ('place' in aim) return aim.place < ruleset.layout.places;
  if ('piece' in aim) return ruleset.pieces.byId.has(aim.piece);
  const slot = 'slot' in aim ? aim.slot : aim.portcullis.slot;
  return slot < ruleset.layout.slots.length;
}

describe('rows of actions', () => {
  test('a type is without an aim only if it names nothing to point at', () => {
    const aimless = ACTION_TYPES.filter((type) => ACTION_ROWS[type].aim === undefined);
    expect(aimless.filter((type) => !POINTLESS.includes(type))).toEqual([]);
    expect(aimless.length).toBeGreaterThan(10);
  });

  test('what a text says are fields of its action, and all that it needs', () => {
    const compounds = {
      path: ['path', 'handlings'],
      leap: ['pit', 'to', 'card'],
      flip: ['slot', 'over'],
      group: ['piece', 'joiners', 'with'],
      throughWall: ['to', 'leave', 'handlings'],
      flight: ['path', 'to'],
      cards: ['card', 'second'],
    } as const;
    for (const type of ACTION_TYPES) {
      const said = ACTION_ROWS[type].text.flatMap((part): readonly string[] => {
        if (typeof part === 'string') return compounds[part];
        return 'word' in part
          ? []
          : Object.values(part)
              .slice(0, 1)
              .filter((one) => typeof one === 'string');
      });
      expect([type, said.toSorted((a, b) => (a < b ? -1 : 1))]).toEqual([type, fieldsOf(type).toSorted()]);
    }
  });

  test.each(SCENARIOS)('every listed action is aimed at something that is there: %s', (scenario) => {
    const listed = new ActionList();
    for (const { p, seat } of positionsOf(scenario, 160)) {
      const actions = legalActions(p, seat, listed);
      expect(actions.filter((action) => !isOnBoard(p, action))).toEqual([]);
    }
  });

  test('what an action touches', () => {
    const piece = 'blue-naga';
    expect(touchedByAction({ type: 'move', piece, path: [1, 2] })).toEqual({ path: [1, 2] });
    expect(touchedByAction({ type: 'levitate', piece, item: 'blue-key', path: [4] })).toEqual({ path: [4] });
    expect(touchedByAction({ type: 'jump', piece, to: 7 })).toEqual({ places: [7] });
    expect(touchedByAction({ type: 'reveal', piece, slot: 3 })).toEqual({ slots: [3] });
    expect(touchedByAction({ type: 'rotate', piece, slot: 3, turn: 'ccw' })).toEqual({
      turn: { slot: 3, turn: 'ccw' },
    });
    expect(touchedByAction({ type: 'heal', piece, target: 'blue-cleric' })).toBeNull();
    expect(touchedByAction({ type: 'drink', piece })).toBeNull();
  });

  test('the plain walk comes before one with loads, and that before a jump', () => {
    const piece = 'blue-naga';
    const walk = { type: 'move', piece, path: [0, 1] } as const;
    const ordered: readonly Action[] = [
      walk,
      { ...walk, handlings: [{ step: 0, take: 'blue-key' }] },
      { type: 'jump', piece, to: 1 },
      { type: 'jump', piece, to: 1, card: 3 },
      { type: 'wallWalk', piece, to: 1 },
      { type: 'wallWalk', piece, to: 1, leave: 'blue-key' },
      { type: 'levitate', piece, item: 'blue-key', path: [0, 1] },
      { type: 'levitate', piece, item: 'blue-key', path: [0, 1], to: 'blue-cleric' },
    ];
    expect(ordered.map(complexityOf)).toEqual([0, 2, 3, 4, 5, 6, 7, 8]);
    expect(complexityOf({ type: 'attack', piece, target: 'a', joiners: ['b'], with: ['c'] })).toBe(2);
    expect(complexityOf({ type: 'heal', piece, target: 'a' })).toBe(4);
  });

  test.each(SCENARIOS)('a request that is made up is one of its type, by its piece: %s', (scenario) => {
    const asked = new Set<Action['type']>();
    for (const { p, seat } of positionsOf(scenario, 80))
      for (const piece of p.ruleset.pieces.ids.filter((_, i) => p.ruleset.pieces.isCharacter[i] === 1))
        for (const type of ACTION_TYPES) {
          const request = requestOf(p, seat, piece, type);
          if (request === null) continue;
          asked.add(type);
          expect([wellFormed(request), request.type, 'piece' in request && request.piece]).toEqual([
            true,
            type,
            piece,
          ]);
        }
    expect([...asked].toSorted()).toEqual(
      ACTION_TYPES.filter((type) => ACTION_ROWS[type].ask !== undefined).toSorted(),
    );
  });

  test.each(SCENARIOS)('what is no complete action is told by its field: %s', (scenario) => {
    const chance = new Chance(`wishes of ${scenario}`);
    for (const { p } of positionsOf(scenario, 120))
      for (let wish = 0; wish < 60; wish++) {
        const request = requestByChance(p, chance);
        const answer = check(p, request);
        if (answer.ok || answer.refusal.code !== 'MALFORMED') continue;
        const { field = '', words } = answer.refusal;
        expect(fieldsOf(request.action.type)).toContain(/^\w+/.exec(field)?.[0]);
        expect([words.en.includes(`"${field}"`), words.fr.includes(`« ${field} »`)]).toEqual([true, true]);
      }
  });
});
