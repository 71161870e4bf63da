/**
 * Whatever comes in is answered with a refusal and its code, and the position stays bit for bit as it was: the rules
 * are asked by strangers over the network.
 */
import {
  ACTION_TYPES,
  ActionList,
  type Accepted,
  check,
  decisions,
  legalActions,
  type Position,
  REFUSAL_CODES,
  type Refused,
  SCENARIOS,
  type ActionRequest,
} from '@dungeon-twister/rules';
import { optionsBySeed, playRandomGame, sceneByChance } from '@dungeon-twister/rules/testing';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';

/** What is decided, on squares or in zones. */
const momentOf = (position: Position): string =>
  `${decisions(position)[0]?.about ?? 'over'} ${position.ruleset.layout.zones > 0 ? 'in zones' : 'on squares'}`;

const SQUARE_STAGES = [
  'choose',
  'dismiss',
  'deploy',
  'lay',
  'card',
  'act',
  'place',
  'join',
  'name',
  'layCard',
  'over',
];
const ZONE_STAGES = [
  'choose',
  'dismiss',
  'deploy',
  'lay',
  'face',
  'act',
  'place',
  'count',
  'name',
  'layCard',
  'over',
];
/** Few crowded positions are needed until somebody attacks who may lay two cards or name one, or beside whom others stand. */
const SELDOM = [
  ['prison-5', 'name on squares'],
  ['card-advanced', 'count in zones'],
  ['murder', 'join on squares'],
] as const;
const MOST_SCENES = 200;
const HANDICAP = { colour: 'blue', stronger: 'good', weaker: 'newbie' } as const;

/** One position per stage of each game, and some crowded ones. */
function positions(): Position[] {
  const found = new Map<string, Position>();
  const onPosition = (position: Position): void => {
    if (!found.has(momentOf(position))) found.set(momentOf(position), position.copy());
  };
  for (let seed = 0; seed < SCENARIOS.length; seed++)
    playRandomGame({ options: optionsBySeed(seed), seed: String(seed), mostActions: 250, onPosition });
  for (const scenario of ['base', 'card-standard'])
    playRandomGame({ options: { scenario, handicap: HANDICAP }, seed: '0', mostActions: 50, onPosition });
  for (const [scenario, moment] of SELDOM)
    for (let seed = 0; seed < MOST_SCENES && !found.has(moment); seed++) {
      const options = { scenario };
      const start = sceneByChance(options, `bad input ${seed}`);
      playRandomGame({ options, seed: String(seed), start, mostActions: 10, onPosition });
    }
  const scenes = SCENARIOS.map((_scenario, seed) => sceneByChance(optionsBySeed(seed), `bad input ${seed}`));
  return [...found.values(), ...scenes];
}

const POSITIONS = positions();

/** Asks, and fails if the answer is no answer or if anything changed. */
function ask(position: Position, wish: unknown): Accepted | Refused {
  const before = position.data.slice();
  const answer = check(position, wish as ActionRequest);
  if (position.data.some((value, at) => value !== before[at])) throw new Error('asking changed the position');
  if (!answer.ok) {
    const { code, rule, words } = answer.refusal;
    const complete =
      REFUSAL_CODES.includes(code) && /^(BD|CG|MP)-/.test(rule) && words.en.length > 0 && words.fr.length > 0;
    if (!complete) throw new Error(`not a refusal: ${JSON.stringify(answer.refusal)}`);
  }
  return answer;
}

const refusalOf = (position: Position, wish: unknown): string | null => {
  const answer = ask(position, wish);
  return answer.ok ? null : answer.refusal.code;
};

/** A legal wish of whoever decides first; null when the game is over. */
function legalWish(position: Position, index = 0): ActionRequest | null {
  const open = decisions(position)[0];
  if (!open) return null;
  const actions = legalActions(position, open.seat, new ActionList());
  return { seat: open.seat, decision: open.number, action: actions[index % actions.length] };
}

/** Values that a hand-written or hostile message may hold where a number, a name or a list is wanted. */
const JUNK: readonly unknown[] = [
  undefined,
  null,
  true,
  '',
  'x',
  '0',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'x'.repeat(10_000),
  Number.NaN,
  Number.POSITIVE_INFINITY,
  Number.NEGATIVE_INFINITY,
  Number.MAX_SAFE_INTEGER,
  2 ** 31,
  2 ** 32,
  4096,
  -1,
  -0.5,
  1.5,
  1e300,
  [],
  [[]],
  [null],
  Array.from({ length: 100_000 }, () => 0),
  {},
  { length: 3 },
  { slot: -1, gate: Number.NaN },
  { slot: 0, gate: 4095 },
  JSON.parse('{"__proto__": {"slot": 0, "gate": 0}}'),
  Symbol('junk'),
  10n,
  () => 0,
  new Map(),
];

describe('bad input', { timeout: 300_000 }, () => {
  it('meets every stage of the game', () => {
    const moments = POSITIONS.map(momentOf);
    for (const stage of SQUARE_STAGES) expect(moments).toContain(`${stage} on squares`);
    for (const stage of ZONE_STAGES) expect(moments).toContain(`${stage} in zones`);
  });

  it('is refused with UNKNOWN_SEAT where there is no such player', () => {
    for (const position of POSITIONS)
      for (const seat of [
        -1,
        position.ruleset.seats,
        4,
        1.5,
        Number.NaN,
        2 ** 40,
        '0',
        null,
        undefined,
        {},
        [],
      ])
        expect(refusalOf(position, { seat, decision: 0, action: { type: 'endTurn' } })).toBe('UNKNOWN_SEAT');
  });

  it('is refused from a player who has nothing to decide, and when it comes too late', () => {
    for (const position of POSITIONS) {
      const request = legalWish(position);
      if (!request) continue;
      const deciders = decisions(position).map(({ seat }) => seat);
      expect(refusalOf(position, request)).toBeNull();
      for (const seat of [0, 1].filter((one) => !deciders.includes(one)))
        expect(refusalOf(position, { ...request, seat })).toBe('NOT_YOUR_DECISION');
      for (const decision of [
        request.decision - 1,
        request.decision + 1,
        -1,
        0.5,
        Number.NaN,
        String(request.decision),
        null,
        undefined,
      ])
        expect(refusalOf(position, { ...request, decision })).toBe('STALE_DECISION');
    }
  });

  it('is refused whatever stands in place of the action', () => {
    for (const position of POSITIONS)
      for (const junk of JUNK)
        expect(refusalOf(position, { seat: 0, decision: 0, action: junk })).toBe('MALFORMED');
  });

  it('is refused whatever stands in place of the type', () => {
    for (const position of POSITIONS)
      for (const junk of JUNK)
        expect(refusalOf(position, { seat: 0, decision: 0, action: { type: junk } })).toBe('MALFORMED');
  });

  it('is refused whatever stands in place of one value of a legal action', () => {
    for (const position of POSITIONS)
      for (let index = 0; index < 40; index += 7) {
        const request = legalWish(position, index);
        if (!request) continue;
        for (const key of Object.keys(request.action))
          for (const [number, junk] of JUNK.entries()) {
            const action = { ...request.action, [key]: junk };
            const accepted = refusalOf(position, { ...request, action }) === null;
            // Leaving out something optional, or no handlings at all, may be another legal action; so may naming no card.
            const harmless =
              junk === undefined || (Array.isArray(junk) && junk.length === 0) || junk === null;
            if (accepted && !harmless)
              throw new Error(`accepted with junk ${number} as ${key}: ${JSON.stringify(request.action)}`);
          }
      }
  });

  it('is refused with something added that no action has', () => {
    for (const position of POSITIONS) {
      const request = legalWish(position);
      if (!request) continue;
      for (const extra of ['cheat', 'seat', 'toString', '__proto__']) {
        const action: unknown = JSON.parse(JSON.stringify(request.action).replace('{', `{"${extra}": 1, `));
        expect(refusalOf(position, { ...request, action })).toBe('MALFORMED');
      }
      const inherited: unknown = Object.create(request.action);
      expect(refusalOf(position, { ...request, action: inherited })).toBe('MALFORMED');
    }
  });

  it('is refused with a code when pieces, places, slots and cards do not exist', () => {
    const ids = [
      'nobody',
      'blue-nobody',
      'blue-',
      '-cleric',
      '__proto__',
      'constructor',
      'BLUE-CLERIC',
      'blue-cleric ',
    ];
    const numbers = [219, 220, 221, 999, 1023, 1024, 2048, 3072, 3077, 4095];
    const number = (index: number): number => numbers[index % numbers.length];
    for (const position of POSITIONS) {
      const open = decisions(position)[0] ?? { seat: 0, number: 0 };
      for (const type of ACTION_TYPES)
        ids.forEach((piece, index) => {
          const place = number(index);
          const wishes: unknown[] = [
            { type, piece },
            { type, piece, target: piece },
            { type, piece, target: 'blue-cleric', joiners: ids },
            { type, piece, place },
            { type, piece, slot: place },
            { type, piece, slot: place, turn: 'cw' },
            { type, piece, to: place },
            { type, piece, to: place, leave: piece },
            { type, piece, pit: place, to: number(index + 1) },
            { type, piece, path: numbers },
            { type, piece, path: numbers, handlings: [{ step: 4095, take: piece }] },
            { type, piece, at: { slot: place, gate: number(index + 2) } },
            { type, card: place },
            { type, card: place, second: place },
            { type, count: place },
            { type, piece, item: piece, target: piece },
            { type, piece, item: piece, path: numbers },
            { type, piece, item: piece, path: numbers, to: piece },
            { type, piece, target: 'blue-cleric', with: ids },
            { type, piece, to: place, card: place },
          ];
          for (const action of wishes)
            if (ask(position, { seat: open.seat, decision: open.number, action }).ok)
              throw new Error(`accepted: ${JSON.stringify(action)}`);
        });
    }
  });

  it('is refused for the numbers and names of real pieces too, unless it is legal', () => {
    const anyPosition = fc.constantFrom(...POSITIONS);
    const anyNumber = fc.oneof(
      fc.nat(260),
      fc.integer(),
      fc.double(),
      fc.constantFrom(1024, 2048, 3072, 4095),
    );
    const wishes = anyPosition.chain((position) => {
      const id = fc.oneof(fc.constantFrom(...position.ruleset.pieces.ids), fc.string());
      const handling = fc.record(
        { step: fc.oneof(fc.nat(8), anyNumber), leave: id, to: id, take: id },
        { requiredKeys: ['step'] },
      );
      const action = fc.record(
        {
          type: fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...ACTION_TYPES) }, fc.string()),
          piece: id,
          target: id,
          item: id,
          joiners: fc.array(id, { maxLength: 3 }),
          with: fc.array(id, { maxLength: 3 }),
          count: anyNumber,
          second: anyNumber,
          leave: id,
          card: fc.oneof(anyNumber, fc.constant(null)),
          place: anyNumber,
          to: fc.oneof(anyNumber, id),
          pit: anyNumber,
          slot: anyNumber,
          turn: fc.constantFrom('cw', 'ccw', 'up'),
          at: fc.record({ slot: anyNumber, gate: anyNumber }),
          path: fc.array(anyNumber, { maxLength: 8 }),
          handlings: fc.array(handling, { maxLength: 4 }),
        },
        { requiredKeys: ['type'] },
      );
      return fc.record({ position: fc.constant(position), action });
    });
    fc.assert(
      fc.property(wishes, ({ position, action }) => {
        const open = decisions(position)[0] ?? { seat: 0, number: 0 };
        ask(position, { seat: open.seat, decision: open.number, action });
      }),
      { numRuns: 4000, seed: 20040 },
    );
  });

  it('is refused for any value at all', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...POSITIONS),
        fc.anything({ withBigInt: true, withNullPrototype: true }),
        (position, action) => {
          expect(refusalOf(position, { seat: 0, decision: 0, action })).toBe('MALFORMED');
        },
      ),
      { numRuns: 4000, seed: 20041 },
    );
  });
});
