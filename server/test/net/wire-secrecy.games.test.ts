/**
 * The proof of secrecy on the wire. A game is followed in two worlds that differ only in what a viewer may not know; every
 * byte that the server writes for him must be the same, to the end of the game. The proof of the rules varies the worlds
 * (rules/testing/secrecy); here the messages of a table stand in the place of what the rules themselves say.
 */
import {
  Game,
  type GameOptions,
  type LogEntry,
  type Position,
  type Seat,
  SCENARIOS,
  type Viewer,
} from '@dungeon-twister/rules';
import { type Answers, HONEST, leaksOf } from '@dungeon-twister/rules/testing';
import { expect, test } from 'vitest';
import { timerOf } from '../../src/table/clocks.ts';
import type { Body, Opening } from '../../src/table/entry.ts';
import { newsFor, storyStepFor } from '../../src/table/news.ts';
import { Table } from '../../src/table/table.ts';
import { judgeAct, judgeUndo } from '../../src/tables/judge.ts';

const CLOCK = { kind: 'bank', bank: 3600, increment: 10, aside: 600 } as const;
const LINK = '0'.repeat(64);

/** A table whose game lies as in this world. Its secrets, tokens and deal are those of the other world's table. */
function tableIn({ position: now }: Game): Table {
  // Where it began: it may go back there.
  const position = now.copy();
  const opening: Opening = {
    kind: 'open',
    options: position.ruleset.options,
    clock: CLOCK,
    watch: true,
    friendly: true,
    rules: 0,
    linkSalt: 'salt',
    host: LINK,
    links: Array.from({ length: position.ruleset.seats }, () => LINK),
    deal: { salt: 'salt', secret: 'secret' },
  };
  const table = new Table(
    't'.repeat(16),
    opening,
    (_options, _seed, listener) => new Game({ position }, listener),
  );
  const enter = (body: Body): void =>
    void table.apply({ number: table.next, at: table.next * 100, request: null, body });
  enter(opening);
  for (const seat of opening.links.keys())
    enter({ kind: 'sit', seat, name: `Player ${seat}`, part: 'ab'.repeat(16) });
  return table;
}

/** The table that goes with each game of the proof, and with its position. */
const tables = new WeakMap<Game, Table>();
const byPosition = new WeakMap<Position, Game>();

function tableOf(game: Game): Table {
  const known = tables.get(game) ?? tableIn(game);
  tables.set(game, known);
  byPosition.set(game.position, game);
  return known;
}

const bodyOf = (table: Table, entry: LogEntry): Body =>
  'action' in entry
    ? { kind: 'act', seat: entry.seat, decision: table.game?.asked(entry.seat) ?? 0, action: entry.action }
    : { kind: 'late', seat: entry.seat };

/** Everything that a viewer has been sent of a table, and would be sent if he came back now. */
function bytesFor(table: Table, viewer: Viewer): string {
  const away = [{ seat: 1, since: table.at, choose: table.at + 1 }];
  const last = table.tail.at(-1);
  return JSON.stringify([
    newsFor(table, table.tail, viewer, table.at + 7, away),
    last && storyStepFor(table, last, viewer),
  ]);
}

/** The one who has just acted is away: the next wishes for a bot, it plays, and its owner takes over again. */
function aboutAbsence(of: Seat, seats: number): Body[] {
  const seat = (of + 1) % seats;
  return [
    { kind: 'absent', seat, of, choice: 'wait', settled: false },
    { kind: 'absent', seat, of, choice: 'bot', settled: true, bot: 'casual' },
    { kind: 'resume', seat: of },
  ];
}

/** What was just done is asked back, granted, and done again. */
function aboutTakingBack(table: Table, seat: Seat, again: Body): Body[] {
  const of = table.lastDeedOf(seat);
  // Words about a draw and what the clock chose are nobody's to take back.
  if (of !== table.next - 1 || table.isOver) return [];
  const other = (seat + 1) % table.seats.length;
  return [
    { kind: 'ask-back', seat, of, granted: false },
    { kind: 'answer-back', seat: other, of, agrees: true, granted: true },
    again,
  ];
}

let compared = 0;

/** What the server says instead of what the rules say. */
const WIRE: Answers = {
  ...HONEST,
  does(game, entry) {
    const table = tableOf(game);
    const told = HONEST.does(game, entry);
    if (!told) return null;
    const enter = (body: Body): void =>
      void table.apply({ number: table.next, at: table.next * 100, request: null, body });
    const body = bodyOf(table, entry);
    enter(body);
    if (table.next % 7 === 0) for (const one of aboutTakingBack(table, entry.seat, body)) enter(one);
    if (table.next % 5 === 0) for (const body of aboutAbsence(entry.seat, table.seats.length)) enter(body);
    if (table.departed) throw new Error(`the table refused ${JSON.stringify(entry)}`);
    return told;
  },
  sees(p, viewer) {
    const game = byPosition.get(p);
    compared++;
    // A world that was made up is looked at before anything is done in it.
    return bytesFor(game ? tableOf(game) : tableIn(new Game({ position: p })), viewer);
  },
  judges(p, request) {
    const game = byPosition.get(p) ?? new Game({ position: p });
    return judgeAct(tableOf(game), request.seat, request.decision, request.action);
  },
  keeps: (game, seat) => judgeUndo(tableOf(game), seat),
};

const timed = (options: GameOptions): GameOptions => ({
  ...options,
  timer: timerOf(CLOCK) ?? { turn: 1, placing: 1, combatCard: 1 },
});

/** Every edition, and where more can be hidden also that. */
const GAMES: readonly GameOptions[] = [
  ...new Map(SCENARIOS.map(({ id, edition }) => [edition.id, { scenario: id }])).values(),
  { scenario: 'murder' },
  { scenario: 'card-standard', secretObjects: true },
];

test.each(GAMES.map((options) => [JSON.stringify(options), options] as const))(
  'every byte for everybody is the same in both worlds: %s',
  (_name, options) => {
    compared = 0;
    expect(
      leaksOf({ options: timed(options), seed: 'wire', most: 110, fullOneIn: 12, answers: WIRE }),
    ).toEqual([]);
    expect(compared).toBeGreaterThan(500);
  },
);

test.each([
  ['the view of another seat', (table: Table, viewer: Viewer) => bytesFor(table, viewer === 0 ? 1 : 0)],
  [
    'a number that depends on the truth',
    (table: Table) => table.game?.position.data.reduce((sum, value, at) => (sum * 31 + value * at) % 9973, 0),
  ],
  [
    'a piece that was moved in secret',
    (table: Table) => JSON.stringify(table.tail.map(({ told }) => told.map(({ event }) => event))),
  ],
])('a server that tells %s is found out', (_what, telltale) => {
  const leaking: Answers = {
    ...WIRE,
    sees(p, viewer) {
      const game = byPosition.get(p);
      return telltale(game ? tableOf(game) : tableIn(new Game({ position: p })), viewer);
    },
  };
  const walk = {
    options: timed({ scenario: 'base' }),
    seed: 'leak',
    most: 60,
    fullOneIn: 12,
    untilFirst: true,
  };
  expect(leaksOf({ ...walk, answers: leaking })).not.toEqual([]);
});
