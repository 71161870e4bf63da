import {
  ActionList,
  chartOf,
  eventsThrough,
  type Game,
  type GameOptions,
  History,
  legalActions,
  type Lens,
  type LogEntry,
  type Position,
  SCENARIOS,
  type Step,
  stepsOf,
  viewOf,
} from '@dungeon-twister/rules';
import { ENGLISH, FRENCH, namesFor, TONGUES } from '@dungeon-twister/words';
import { describe, expect, test } from 'vitest';
import { chaptersOf, entriesOf, turnsOf } from '../../src/panels/entries.ts';
import { played, SECRETIVE } from './played.ts';

const DEEDS = 110;
const listed = new ActionList();

const said = (step: Step, lens: Lens): string[] =>
  entriesOf(step, lens, ENGLISH).flatMap((entry) => [...entry.said.map(({ text }) => text), entry.line]);
const heard = (step: Step, lens: Lens): string => JSON.stringify(eventsThrough(step.events, lens));

/** What comes of a deed in a position, as a step. */
const done = (start: Position, entry: LogEntry): Step => stepsOf({ setupRoll: null, start, log: [entry] })[1];

const everybody = (position: Position): (number | 'spectator')[] => [
  ...position.ruleset.colours.keys(),
  'spectator',
];

describe.each(SECRETIVE.map((options): [string, GameOptions] => [options.scenario, options]))(
  'the log of %s',
  (_scenario, options) => {
    const game = played(options, 'log', DEEDS);
    const steps = stepsOf(game);

    test('never names a piece that the reader has neither seen nor heard of', () => {
      for (const step of steps)
        for (const lens of everybody(step.position)) {
          const names = namesFor(chartOf(step.position), 'en');
          const text = said(step, lens).join(' ').toLowerCase();
          const open = heard(step, lens);
          // Where teams are chosen openly, a piece is named before it is seen; two of a kind share their name.
          const named = step.position.ruleset.pieces.ids.filter((id) => open.includes(`"${id}"`));
          const mayBeNamed = new Set(named.map((id) => names.piece(id)));
          const betrayed = viewOf(step.position, lens)
            .remembered.unseen.flat()
            .map((id) => names.piece(id))
            .filter((name) => !mayBeNamed.has(name) && text.includes(name.toLowerCase()));
          expect(betrayed).toEqual([]);
        }
    });

    test('tells two worlds apart only by what was heard in them', () => {
      let pairs = 0;
      for (const step of steps.slice(1)) {
        const { entry: deed } = step;
        if (!deed || !('action' in deed)) continue;
        const before = steps[step.number - 1].position;
        const others = legalActions(before, deed.seat, listed)
          .filter(({ type }) => type === deed.action.type)
          .slice(0, 5);
        const here = done(before, deed);
        for (const action of others) {
          const there = done(before, { seat: deed.seat, action });
          for (const lens of everybody(before)) {
            if (lens === deed.seat || heard(here, lens) !== heard(there, lens)) continue;
            pairs++;
            expect(said(there, lens)).toEqual(said(here, lens));
          }
        }
      }
      expect(pairs).toBeGreaterThan(50);
    });

    test('everything is told to whoever did it', () => {
      const untold = steps.filter(
        (step) => step.entry && entriesOf(step, step.entry.seat, ENGLISH).some(({ line }) => line === '…'),
      );
      expect(untold).toEqual([]);
    });
  },
);

test('a turn has a chapter of its own, and the set-up comes before all', () => {
  const steps = stepsOf(played({ scenario: 'base' }, 'chapters', 120));
  const { chapters, earlier } = chaptersOf(steps, 'spectator', ENGLISH);
  expect(earlier).toBe(0);
  const turns = chapters.map(({ turn }) => turn);
  expect(turns[0]).toBe(0);
  expect(turns).toEqual([...turns].sort((a, b) => a - b));
  expect(new Set(turns).size).toBe(turns.length);
});

test('the end of a log has the same lines as the whole', () => {
  const steps = stepsOf(played({ scenario: 'base' }, 'chapters', 120));
  const whole = chaptersOf(steps, 0, FRENCH).chapters.flatMap(({ entries }) => entries);
  const { chapters, earlier } = chaptersOf(steps, 0, FRENCH, 30);
  expect(earlier).toBe(steps.length - 30);
  const end = chapters.flatMap(({ entries }) => entries);
  expect(end).toEqual(whole.slice(-end.length));
  // The first chapter of the end is the turn that was under way.
  const [first] = end;
  const full = chaptersOf(steps, 0, FRENCH).chapters.find(({ entries }) => entries.includes(first as never));
  expect(chapters[0]?.turn).toBe(full?.turn);
});

test('squares are named as they lay when it happened', () => {
  const steps = stepsOf(played({ scenario: 'base' }, 'turning', 2000));
  const turned = steps.find(({ events }) => events.some(({ event }) => event.type === 'roomTurned')) as Step;
  expect(chartOf(turned.before).turned).not.toEqual(chartOf(turned.position).turned);
  expect(turned.before).toBe(steps[turned.number - 1]?.position);
});

test('every turn can be found by the step that began it', () => {
  const steps = stepsOf(played({ scenario: 'base' }, 'turns', 200));
  const turns = turnsOf(steps);
  expect(turns[0]).toEqual({ turn: 0, seat: null, step: 0 });
  expect(turns.slice(1).map(({ turn }) => turn)).toEqual(turns.slice(1).map((_, index) => index + 1));
});

const lastSeat = ({ log: deeds }: Game): number => deeds.at(-1)?.seat ?? 0;

test('a history follows a game on and back', () => {
  // Not everything can be taken back; one of these games ends with something that can.
  const games = [60, 70, 80, 90, 100, 110].map((most) => played({ scenario: 'base' }, 'back', most));
  const game = games.find((one) => one.undoRefusal(lastSeat(one)) === null) as Game;
  const history = new History(game);
  const before = history.steps;
  expect(before).toHaveLength(game.log.length + 1);
  expect(history.steps).toBe(before);
  expect(game.undo(lastSeat(game))).toBeNull();
  const after = history.steps;
  expect(after).toEqual(before.slice(0, -1));
  expect(after[3]).toBe(before[3]);
});

test('every scenario can be told in both languages', () => {
  for (const { id } of SCENARIOS) {
    const steps = stepsOf(played({ scenario: id }, 'all', 60));
    for (const tongue of Object.values(TONGUES))
      expect(chaptersOf(steps, 'everything', tongue).chapters.length).toBeGreaterThan(0);
  }
});
