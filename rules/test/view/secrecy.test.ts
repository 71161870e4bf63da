/**
 * The proof of secrecy: for positions of random games, everything that a person may not know is changed, and nothing
 * that he sees, may do, is refused or is told changes with it.
 */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/actions/action.ts';
import { ActionList, type Code } from '../../src/actions/code.ts';
import { Chance } from '../../src/chance.ts';
import { NO_CARD } from '../../src/combat/combat.ts';
import { newGame } from '../../src/new-game.ts';
import { parsePosition } from '../../src/notation/any-form.ts';
import { positionFault } from '../../src/position/faults/fault.ts';
import {
  ASKED,
  FIELDS,
  type Field,
  LAID,
  PIECE_FIELDS,
  PIECE_SIZE,
  PIECES,
  TURN,
} from '../../src/position/fields.ts';
import { dealtLines } from '../../src/position/lines.ts';
import { type Position, whereIs } from '../../src/position/position.ts';
import { type GameEvent, heardBy, type Told } from '../../src/turn/events.ts';
import {
  type Accepted,
  check,
  decisions,
  decode,
  legalActions,
  list,
  perform,
  type Refused,
  runOut,
  standing,
} from '../../src/turn/play.ts';
import { stageOf } from '../../src/turn/flow.ts';
import { GEAR, type Seat } from '../../src/vocabulary.ts';
import { viewOf, type Viewer } from '../../src/view/view.ts';
import { limits } from '../../testing/secrecy/limits.ts';
import { ALL_OPTIONS, nameOf, positionsOf, viewersOf } from './random-positions.ts';
import { otherWorlds, ownerOf, VARIATION_NAMES } from '../../testing/secrecy/worlds.ts';
import { someWishes } from '../../testing/secrecy/hidden-wishes.ts';

const SEEDS = ['one', 'two'];
const EVERY = 30;
/** Somebody has laid a combat card: seldom, and the only secret of its kind. */
const hasLaid = (p: Position): boolean =>
  p.data.subarray(LAID, LAID + p.table.seats).some((card) => card !== NO_CARD);
/** Somebody stands on a gear, from where he could ask whether a hidden room is the twin; in one turn of eight. */
const standsOnGear = (p: Position): boolean => {
  if (stageOf(p) !== 'act' || p.data[TURN] % 8 !== 0) return false;
  p.table.terrain.refresh(p);
  return p.table.pieces.ids.some((_id, piece) => p.table.terrain.kind[whereIs(p, piece)] === GEAR);
};
/** Lines have been dealt out, and nobody knows how: only during the set-up of one scenario. */
const hidesLines = (p: Position): boolean =>
  p.data[TURN] === 0 && dealtLines(p).length > 0 && p.data[ASKED] % 6 === 0;
const isRare = (p: Position): boolean => hasLaid(p) || standsOnGear(p) || hidesLines(p);
/** Seconds enough for a busy machine; on an idle one a scenario takes less than one. */
const TIME = 60_000;

/** Fields that some variation has changed, and how often each variation could be made. */
const varied = new Set<string>();
const made = new Map<string, number>();
let compared = 0;

const fieldAt = (at: number): Field | undefined =>
  at < PIECES
    ? FIELDS.find((field) => at >= field.at && at < field.at + field.size)
    : PIECE_FIELDS.find((field) => (at - PIECES) % PIECE_SIZE === field.at);

/** What is wrong with a variation itself: it changes something that this person may know. */
function unfair(p: Position, world: Position, viewer: Viewer): string | null {
  for (let at = 0; at < p.data.length; at++) {
    if (p.data[at] === world.data[at]) continue;
    const field = fieldAt(at);
    if (!field) return `the integer ${at} is declared by no field`;
    if (field.secrecy === 'public') return `${field.name} is public and differs`;
    if (field.secrecy === 'owner' && ownerOf(p, at) === viewer) return `${field.name} is his own and differs`;
    varied.add(field.name);
  }
  // Dear, and always the same few ways of varying: some of the worlds are enough.
  const fault = compared % 4 === 0 ? positionFault(world) : null;
  return fault && `no such world: ${fault.reason}`;
}

const mine = new ActionList();
const theirs = new ActionList();

/** The legal answers of a seat, in both worlds: as codes, and some of them in words. */
function legalityDiffers(p: Position, world: Position, seat: Seat, chance: Chance): string | null {
  list(p, seat, mine);
  list(world, seat, theirs);
  if (mine.length !== theirs.length) return `${mine.length} and ${theirs.length} legal actions`;
  for (let i = 0; i < mine.length; i++)
    if (
      mine.heads[i] !== theirs.heads[i] ||
      mine.firsts[i] !== theirs.firsts[i] ||
      mine.seconds[i] !== theirs.seconds[i]
    )
      return `legal action ${i} differs`;
  for (let n = 0; n < 6 && mine.length > 0; n++) {
    const i = chance.below(mine.length);
    const [a, b] = [decode(p, seat, mine.code(i)), decode(world, seat, theirs.code(i))];
    if (JSON.stringify(a) !== JSON.stringify(b)) return `${JSON.stringify(a)} reads ${JSON.stringify(b)}`;
  }
  const [a, b] = [standing(p, seat), standing(world, seat)];
  return JSON.stringify(a) === JSON.stringify(b) ? null : 'standing actions differ';
}

/** Everything that an answer says; the words follow from the code. */
function verdict(answer: Accepted | Refused): string {
  if (answer.ok) return `accepted ${answer.code.head} ${answer.code.first} ${answer.code.second}`;
  const { code, piece, at, slot } = answer.refusal;
  return `${code} ${piece} ${at} ${slot}`;
}

function refusalsDiffer(p: Position, world: Position, seat: Seat, wishes: readonly Action[]): string | null {
  const decision = p.data[ASKED + seat];
  for (const action of wishes) {
    const a = verdict(check(p, { seat, decision, action }));
    const b = verdict(check(world, { seat, decision, action }));
    if (a !== b) return `${JSON.stringify(action)}: ${a} or ${b}`;
  }
  return null;
}

/** What others see of an action: all of it, unless a token, a pick or a card is hidden in it. */
function seenFrom(p: Position, viewer: Viewer, seat: Seat, action: Action): string {
  if (seat === viewer) return JSON.stringify(action);
  if (action.type === 'deploy') return `deploy ${action.place}`;
  if (action.type === 'lay') return `lay ${action.slot}`;
  const secret = action.type === 'choose' && p.table.teamChoice === 'fullFrontal';
  return secret || action.type === 'dismiss' || action.type === 'layCard'
    ? action.type
    : JSON.stringify(action);
}

/** These tell something that was hidden: what comes before them must be equal, they themselves need not be. */
const REVEALING: readonly GameEvent['type'][] = ['roomRevealed', 'teamsShown', 'lotDrawn', 'combatFought'];

function heard(told: readonly Told[], viewer: Viewer): { text: string; reveals: boolean } {
  const events = told
    .map((one) => heardBy(one, viewer === 'spectator' ? -1 : viewer))
    .filter((e) => e !== null);
  const first = events.findIndex((event) => REVEALING.includes(event.type));
  if (first < 0) return { text: JSON.stringify(events), reveals: false };
  return { text: JSON.stringify([...events.slice(0, first), events[first].type]), reveals: true };
}

/** An action in the other world that looks the same to this person. */
function sameToSee(
  p: Position,
  world: Position,
  viewer: Viewer,
  seat: Seat,
  action: Action,
  chance: Chance,
): Code | null {
  const seen = seenFrom(p, viewer, seat, action);
  if (seen === JSON.stringify(action)) {
    const answer = check(world, { seat, decision: p.data[ASKED + seat], action });
    return answer.ok ? answer.code : null;
  }
  const same = legalActions(world, seat, theirs)
    .map((one, i) => ({ one, i }))
    .filter(({ one }) => seenFrom(p, viewer, seat, one) === seen);
  return same.length > 0 ? theirs.code(same[chance.below(same.length)].i) : null;
}

/** One action (or one clock) in both worlds, as this person hears and sees it. */
function eventsDiffer(p: Position, world: Position, viewer: Viewer, chance: Chance): string | null {
  const open = decisions(p);
  if (open.length === 0) return null;
  const { seat, clock } = open[chance.below(open.length)];
  const [a, b] = [p.copy(), world.copy()];
  const told: [Told[], Told[]] = [[], []];
  let what = 'the clock';
  if (clock !== null && chance.below(5) === 0) {
    runOut(a, seat, (one) => told[0].push(one));
    runOut(b, seat, (one) => told[1].push(one));
  } else {
    list(p, seat, mine);
    const code = mine.code(chance.below(mine.length));
    const action = decode(p, seat, code);
    what = seenFrom(p, viewer, seat, action);
    const twin = sameToSee(p, world, viewer, seat, action, chance);
    if (!twin) return `${what} is legal in one world only`;
    perform(a, seat, code, (one) => told[0].push(one));
    perform(b, seat, twin, (one) => told[1].push(one));
  }
  const [one, other] = [heard(told[0], viewer), heard(told[1], viewer)];
  if (one.text !== other.text) return `${what}: told ${one.text} or ${other.text}`;
  if (one.reveals) return null;
  return viewDiffers(a, b, viewer) && `${what}: the view after it differs`;
}

const viewDiffers = (p: Position, world: Position, viewer: Viewer): string | null =>
  JSON.stringify(viewOf(p, viewer)) === JSON.stringify(viewOf(world, viewer)) ? null : 'the view differs';

/** Everything by which this person could tell the two worlds apart. */
function tellsApart(p: Position, world: Position, viewer: Viewer, chance: Chance): string | null {
  compared++;
  const decisionsDiffer =
    JSON.stringify(decisions(p)) === JSON.stringify(decisions(world)) ? null : 'decisions';
  const byEye = unfair(p, world, viewer) ?? viewDiffers(p, world, viewer) ?? decisionsDiffer;
  if (byEye) return byEye;
  if (viewer !== 'spectator') {
    const wishes = someWishes(p, viewer, chance);
    const byAsking = legalityDiffers(p, world, viewer, chance) ?? refusalsDiffer(p, world, viewer, wishes);
    if (byAsking) return byAsking;
  }
  // Whether a game is dead is asked at the end of a turn; asked in full it shows a leak long before it matters.
  if (compared % 4 === 0 && p.data[TURN] > 0 && limits(p) !== limits(world))
    return 'the end of a dead game differs';
  return eventsDiffer(p, world, viewer, chance);
}

/** A Berserker has attacked alone and laid two cards; the defender has still to lay his. */
function berserkersAttack(first: number, second: number): Position {
  const rooms = ['blue', 'green', 'red', 'purple']
    .map((colour) => `${colour}-cw-N ${colour}-ccw-N`)
    .join(' ');
  const read = parsePosition(
    `Dungeon Twister position 1\nscenario: card-standard\nrooms:\n  ${rooms}\nbBe: A.T\nyNa: A.T\n`,
  );
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  const p = read.position;
  const actions: readonly Action[] = [
    { type: 'attack', piece: 'blue-berserker', target: 'yellow-naga' },
    { type: 'countCards', count: 2 },
    { type: 'layCard', card: first, second },
  ];
  for (const action of actions) {
    const answer = check(p, { seat: 0, decision: p.data[ASKED], action });
    if (!answer.ok) throw new Error(`${action.type}: ${answer.refusal.code}`);
    perform(p, 0, answer.code);
  }
  return p;
}

describe('proof of secrecy', () => {
  test('every integer of a position is declared public, its owner’s or nobody’s', () => {
    let next = 0;
    for (const field of FIELDS) {
      expect([field.name, field.at]).toEqual([field.name, next]);
      next += field.size;
    }
    expect(next).toBe(PIECES);
    expect(PIECE_FIELDS.map(({ at }) => at)).toEqual([...Array(PIECE_SIZE).keys()]);
    for (const options of ALL_OPTIONS) {
      const p = newGame(options, 'length');
      expect(p.data.length).toBe(PIECES + PIECE_SIZE * p.table.pieces.count);
    }
  });

  test.each(ALL_OPTIONS.map((options) => ({ name: nameOf(options), options })))(
    '[BD-SETUP-16] [BD-RULING-10] [BD-RULING-136] [MP-EXITS-3] $name: worlds that differ in secrets only look, answer and sound alike',
    ({ options }) => {
      const leaks: string[] = [];
      // With more players a game is longer and more of them look: one is enough.
      const seeds = newGame(options, 'seats').table.seats > 2 ? SEEDS.slice(0, 1) : SEEDS;
      for (const seed of seeds) {
        const chance = new Chance(`worlds ${seed}`);
        for (const p of positionsOf(options, seed, EVERY, isRare)) {
          for (const viewer of viewersOf(p)) {
            for (const { name, world } of otherWorlds(p, viewer, chance)) {
              made.set(name, (made.get(name) ?? 0) + 1);
              const leak = tellsApart(p, world, viewer, chance);
              if (leak) leaks.push(`${p.table.stages[p.data[0]].id}, ${viewer}, ${name}: ${leak}`);
            }
          }
        }
      }
      expect(leaks.slice(0, 5)).toEqual([]);
    },
    TIME,
  );

  test('[CG-CHAR-Berserker-4, CG-COMBAT-2] two cards laid at once stay secret until they are shown', () => {
    const leaks: string[] = [];
    const chance = new Chance('two cards');
    for (const [first, second] of [
      [1, 2],
      [0, 6],
      [2, 2],
      [3, 5],
      [4, 6],
    ])
      for (const viewer of [1, 'spectator'] as const) {
        const p = berserkersAttack(first, second);
        for (let n = 0; n < 4; n++)
          for (const { name, world } of otherWorlds(p, viewer, chance)) {
            made.set(name, (made.get(name) ?? 0) + 1);
            const leak = tellsApart(p, world, viewer, chance);
            if (leak) leaks.push(`${viewer}, ${name}: ${leak}`);
          }
      }
    expect(leaks).toEqual([]);
  });

  test('every secret field was varied, and every variation was made', () => {
    const secret = [...FIELDS, ...PIECE_FIELDS].filter(({ secrecy }) => secrecy !== 'public');
    expect(secret.map(({ name }) => name).filter((name) => !varied.has(name))).toEqual([]);
    expect(compared).toBeGreaterThan(3000);
    expect(VARIATION_NAMES.filter((name) => (made.get(name) ?? 0) < 20)).toEqual([]);
  });
});
