/**
 * Whatever an invariant calls broken, the reader of positions refuses. Positions of games are changed in one place
 * after the other; each change that breaks an invariant is written out as JSON and read again. The invariants are taken
 * from their own source: one that no change breaks fails here, until somebody writes a change that does.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { ActionList } from '../../src/model/packed-action.ts';
import type { GameOptions } from '../../src/model/options.ts';
import {
  ACTION_HAND,
  ACTIVE,
  AP,
  AT_SLOT,
  ATTACKER,
  CHOOSER,
  HELD,
  IN_HAND,
  KILLED,
  KILLS,
  LAID,
  MARKS,
  PIECE_SIZE,
  PIECES,
  POINTS,
  SAVED,
  SAVINGS,
  STAGE,
  TARGET,
  WOUNDED,
} from '../../src/model/fields.ts';
import { holderOf, mark, type Position, put, setEnteredFrom, whereIs } from '../../src/model/position.ts';
import { readPosition } from '../../src/position-json/read.ts';
import { writePosition } from '../../src/position-json/write.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';
import { BrokenInvariant, checkInvariants } from '../../testing/invariants.ts';
import { playRandomGame } from '../../testing/random-game.ts';

const FOLDER = new URL('../../testing/', import.meta.url);

const DEMAND = /'((?:BD|CG|MP)-[A-Za-z0-9-]+)',\s*\(\) =>\s*(?:`([^`]*)`|'([^']*)')/g;
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What the messages of the invariants in a file look like. Two that say the same are one. */
function invariantsIn(file: string): string[] {
  const source = readFileSync(new URL(file, FOLDER), 'utf8');
  const whole = source.split('/** Per seat and game')[0] ?? '';
  const found = [...whole.matchAll(DEMAND)].map(([, rule, template, plain]) =>
    `${rule}: ${template ?? plain}`
      .split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
      .map(escaped)
      .join('.*'),
  );
  // Otherwise one is written in a way that is not seen here.
  if (found.length !== whole.split('demand(').length - 1) throw new Error(`${file}: not all are found`);
  return found;
}

/** How a fault is told, and what is asked of events: no position can break either. */
const OF_NO_POSITION = ['fault.ts', 'events.ts'];
const FILES = readdirSync(new URL('invariants/', FOLDER)).filter((file) => !OF_NO_POSITION.includes(file));
const INVARIANTS = [
  ...new Set([...FILES.map((file) => `invariants/${file}`), 'invariants.ts'].flatMap(invariantsIn)),
];

/** How a game came to a position, not whether it can go on: an author may set up what he likes. */
const HISTORY = [
  'BD-TURN-3: .* action points of at most .*',
  'BD-RULING-16: no 4 has been played by turn .*',
  'BD-ACTIONCARD-3: seat .* holds .* action cards after .* turns',
  'BD-VP-1: seat .* has .* points, fewer than it has earned',
  'BD-EXIT-5: seat .* and its allies saved more than they could carry out',
  'BD-VP-4: .* points more than exits and eliminations earned',
  'BD-VP-2: seat .* is credited with .* eliminations, .* enemies are dead',
  'CG-AP-7: .* action points of at most .* in turn .*',
  'CG-AP-6: seat .* has saved .* points of at most .*',
];

/** Numbers that no file can say. */
const UNWRITTEN = [
  'BD-TURN-2: there is no stage .*',
  'BD-PLACE-1: slot .* was revealed by .*',
  'BD-STACK-2: something of a combat is left over',
  'BD-STACK-2: seat .* has laid a combat card without a combat',
  'BD-COMP-2: .* is nowhere \\(.*\\)',
  'BD-COMP-6: slot .* holds room .*, which is not in play',
  'BD-SETUP-1: slot .* is not in play',
];

/** Of the table, not of a position. */
const OF_THE_TABLE = ['CG-ROOM-5: room .* has .* portcullises'];

const answers = new ActionList();

/** The invariant that a position breaks, as in the list above. */
function brokenBy(p: Position, withAnswers = false): string | null {
  try {
    checkInvariants(p, withAnswers ? answers : undefined);
    return null;
  } catch (thrown) {
    if (!(thrown instanceof BrokenInvariant)) return null;
    const { message } = thrown;
    return INVARIANTS.find((one) => new RegExp(`^${one}$`).test(message)) ?? message;
  }
}

interface Outcome {
  refused: number;
  unwritten: number;
  readonly accepted: string[];
}
const outcomes = new Map<string, Outcome>();
/** What has been tried: one position for each number that breaks an invariant is enough. */
const tried = new Set<string>();

function readAgain(p: Position, invariant: string, change: string): void {
  const key = `${invariant} ${change}`;
  if (tried.has(key)) return;
  tried.add(key);
  const outcome = outcomes.get(invariant) ?? { refused: 0, unwritten: 0, accepted: [] };
  outcomes.set(invariant, outcome);
  const read = written(p);
  if (!read?.ok) outcome[read ? 'refused' : 'unwritten']++;
  else if (brokenBy(read.position, true) !== invariant) outcome.unwritten++;
  else outcome.accepted.push(`${p.ruleset.scenario.id}, ${stageOf(p)}: ${change}`);
}

function written(p: Position): ReturnType<typeof readPosition> | null {
  let json: unknown;
  try {
    json = writePosition(p);
  } catch {
    return null;
  }
  return readPosition(json);
}

/** The first position of each stage in a game. */
function startsOf(options: GameOptions, seed: string): Position[] {
  const seen = new Map<string, Position>();
  playRandomGame({
    options,
    seed,
    mostActions: 220,
    onPosition: (p) => {
      if (!seen.has(stageOf(p))) seen.set(stageOf(p), p.copy());
    },
  });
  return [...seen.values()];
}

const STARTS = [
  ...startsOf({ scenario: 'base' }, 'a'),
  ...startsOf({ scenario: 'card-standard' }, 'a'),
  ...startsOf({ scenario: 'standard-4' }, 'a'),
  ...startsOf({ scenario: 'prison-1' }, 'a').filter((p) => stageOf(p) === 'lay'),
];

const MARK_CHANGES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 14, 15, 16, 18, 26];
const NEAR = [-2, -1, 0, 1, 2, 3, 5, 6, 9];
const FLAGS = [4, 8, 16, 1 << 27];
const EVERY_PLACE = 23;

/** What could stand in this field instead; and a name for the change. */
function changesOf(p: Position, at: number): (readonly [value: number, name: string])[] {
  const { layout, pieces } = p.ruleset;
  const now = p.data[at];
  if (at < PIECES)
    return [...NEAR, now + 1, now - 1, ...FLAGS.map((flag) => now ^ flag)].map((value) => [
      value,
      `${at} = ${value}`,
    ]);
  if ((at - PIECES) % PIECE_SIZE === MARKS)
    return MARK_CHANGES.map((shift) => [now ^ (1 << shift), `mark ${shift}`]);
  const places = Array.from({ length: layout.places + 1 }, (_, place) => place).filter(
    (place) => place % EVERY_PLACE === 0 || place === layout.places,
  );
  const others = Array.from({ length: pieces.count }, (_, piece) => piece);
  return [
    ...places.map((place) => [place, 'a place'] as const),
    ...others.map((piece) => [whereIs(p, piece), 'with another'] as const),
    ...others.map((piece) => [HELD + piece, 'held'] as const),
    ...[...layout.slots.keys(), layout.slots.length].map((slot) => [AT_SLOT + slot, 'a token'] as const),
    ...[0, 1, 2, 3, 4, 5, 6].map((name) => [IN_HAND + name, `elsewhere ${name}`] as const),
  ];
}

function changeEverything(start: Position): void {
  const p = start.copy();
  for (let at = 0; at < start.data.length; at++)
    for (const [value, name] of changesOf(start, at)) {
      if (value === start.data[at]) continue;
      p.data[at] = value;
      const invariant = brokenBy(p);
      if (invariant !== null) readAgain(p, invariant, name);
      p.data[at] = start.data[at];
    }
}

/** A start in this stage of this scenario. */
function startAt(stage: string, scenario: string, options: Omit<GameOptions, 'scenario'> = {}): Position {
  const starts = Object.keys(options).length > 0 ? startsOf({ scenario, ...options }, 'a') : STARTS;
  const found = starts.find((p) => stageOf(p) === stage && p.ruleset.scenario.id === scenario);
  if (!found) throw new Error(`no ${stage} in ${scenario}`);
  return found.copy();
}

const charactersOf = (p: Position, seat: number): number[] =>
  [...p.ruleset.pieces.ids.keys()].filter(
    (piece) => p.ruleset.pieces.owner[piece] === seat && p.ruleset.pieces.isCharacter[piece] === 1,
  );
const objectsOf = (p: Position): number[] =>
  [...p.ruleset.pieces.ids.keys()].filter((piece) => p.ruleset.pieces.isCharacter[piece] === 0);
/** Characters that stand by themselves and hold nothing. */
const standingOf = (p: Position, seat: number): number[] =>
  charactersOf(p, seat).filter(
    (piece) =>
      whereIs(p, piece) < HELD && p.ruleset.pieces.ids.every((_id, other) => holderOf(p, other) !== piece),
  );

/** What no single number breaks. */
const BY_HAND: Readonly<Record<string, () => Position>> = {
  'BD-COMBAT-1: .* attacks .*': () => {
    const p = startAt('layCard', 'base');
    [p.data[TARGET]] = standingOf(p, p.data[ACTIVE]).slice(-1);
    return p;
  },
  'BD-COMBAT-4: all cards are laid and nobody fights': () => {
    const p = startAt('layCard', 'base');
    [p.data[LAID], p.data[LAID + 1]] = [0, 0];
    return p;
  },
  'BD-STACK-4: .* is wounded and carries .*': () => woundedOnWounded(startAt('act', 'base'), 0, 0),
  'BD-CARRY-3: .* carries an enemy, .*': () => carriedBy(startAt('act', 'base'), 0, 1),
  'CG-CARRY-1: .* carries an enemy, .*': () => carriedBy(startAt('act', 'card-standard'), 0, 1),
  'CG-RULING-73: .* is wounded and carries .*': () => woundedOnWounded(startAt('act', 'card-standard'), 0, 0),
  'CG-RULING-71: .* is carried and holds .*': () => {
    const p = carriedBy(startAt('act', 'card-standard', { rules: { carriedKeeps: false } }), 0, 0);
    const carried = charactersOf(p, 0).find((piece) => holderOf(p, piece) >= 0) ?? 0;
    put(p, objectsOf(p)[0], HELD + carried);
    return p;
  },
  'CG-ZONE-4: seat .* has more than .* characters in the zone .*': () => {
    const p = startAt('act', 'card-standard');
    const [first] = standingOf(p, 0);
    for (const piece of charactersOf(p, 0).slice(0, 5)) put(p, piece, whereIs(p, first));
    return p;
  },
  'CG-AP-7: .* action points of at most .* in turn .*': () => {
    const p = startAt('act', 'card-standard');
    p.data[AP] = 5;
    return p;
  },
  'CG-AP-6: seat .* has saved .* points of at most .*': () => {
    const p = startAt('act', 'card-standard');
    p.data[SAVINGS + 1 - p.data[ACTIVE]] = 1;
    return p;
  },
  'CG-RULING-34: .* came in by .*': () => {
    const p = startAt('layCard', 'card-standard');
    const place = whereIs(p, p.data[TARGET]);
    put(p, p.data[ATTACKER], place);
    setEnteredFrom(p, p.data[ATTACKER], place);
    return p;
  },
  'BD-EXIT-5: seat .* and its allies saved more than they could carry out': () => {
    const p = startAt('act', 'base');
    const [piece] = standingOf(p, 0);
    mark(p, piece, WOUNDED);
    put(p, piece, SAVED);
    return p;
  },
  'BD-END-4: the goal is reached and play goes on': () => {
    const p = startAt('card', 'base');
    const dead = charactersOf(p, 1).slice(0, 6);
    for (const piece of dead) put(p, piece, KILLED);
    [p.data[KILLS], p.data[POINTS]] = [dead.length, dead.length];
    for (const piece of objectsOf(p))
      if (dead.includes(holderOf(p, piece))) put(p, piece, whereIs(STARTS[0], piece));
    return p;
  },
  'BD-TURN-2: seat .* must decide and has no choice': () => {
    const p = startAt('card', 'standard-4');
    p.data[ACTION_HAND + p.data[ACTIVE]] = 0;
    return p;
  },
  'BD-TURN-2: nobody decides and the game goes on': () => {
    const p = startAt('lay', 'base');
    p.data[STAGE] = p.ruleset.stageNumbers['deploy'] ?? 0;
    p.data[CHOOSER] = -1;
    return p;
  },
};

function carriedBy(p: Position, bearer: number, carried: number): Position {
  const [holder] = standingOf(p, bearer);
  const load = standingOf(p, carried).find((piece) => piece !== holder) ?? 0;
  mark(p, load, WOUNDED);
  put(p, load, HELD + holder);
  return p;
}

function woundedOnWounded(p: Position, bearer: number, carried: number): Position {
  const [holder] = standingOf(p, bearer);
  mark(carriedBy(p, bearer, carried), holder, WOUNDED);
  return p;
}

/** What becomes of the positions that break it. */
const fateOf = (invariant: string): string => {
  const outcome = outcomes.get(invariant);
  if (!outcome) return 'no position here breaks it: write one that does';
  if (outcome.accepted.length > 0) return HISTORY.includes(invariant) ? 'fine' : outcome.accepted.join('; ');
  if (HISTORY.includes(invariant)) return 'is refused, so it is no history';
  const wanted = UNWRITTEN.includes(invariant) ? outcome.unwritten : outcome.refused;
  return wanted > 0 ? 'fine' : 'can it be written at all?';
};

describe('what an invariant calls broken is refused when it is read', () => {
  beforeAll(() => {
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    for (const start of STARTS) changeEverything(start);
    Error.stackTraceLimit = stackTraceLimit;
    for (const [invariant, make] of Object.entries(BY_HAND)) {
      const p = make();
      if (brokenBy(p, true) !== invariant) throw new Error(`${invariant}, but: ${brokenBy(p, true)}`);
      readAgain(p, invariant, 'by hand');
    }
  }, 300_000);

  test.each(INVARIANTS.filter((one) => !OF_THE_TABLE.includes(one)))('%s', (invariant) => {
    expect(fateOf(invariant)).toBe('fine');
  });

  test('the exceptions are invariants', () => {
    for (const one of [...HISTORY, ...UNWRITTEN, ...OF_THE_TABLE, ...Object.keys(BY_HAND)])
      expect(INVARIANTS).toContain(one);
  });
});
