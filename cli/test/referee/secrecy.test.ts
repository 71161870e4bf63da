/**
 * What the referee answers to one player, byte by byte, in worlds that differ only in what he cannot know: views, lists,
 * verdicts, typed lines, what he hears, what he may take back, what is dealt, reckoned and chosen from what he sees.
 */
import {
  type Position,
  type Seat,
  type Viewer,
  type ActionRequest,
  writePosition,
} from '@dungeon-twister/rules';
import { type Answers, HONEST, leaksOf, sceneByChance, type Walk } from '@dungeon-twister/rules/testing';
import { describe, expect, test } from 'vitest';
import { Talk } from './a-session.ts';

/** A referee that has one game open, and the position in which it is. */
class Desk {
  private readonly session = new Talk().session;
  private open = '';

  holds(p: Position): boolean {
    return this.open === p.data.join();
  }

  /** What is answered about this position; loaded anew only where another one is open. */
  about(p: Position, fields: object): string {
    if (!this.holds(p)) {
      this.ask({ do: 'close' });
      const loaded = this.ask({ do: 'load', text: JSON.stringify(writePosition(p)) });
      if (!loaded.includes('"ok":true')) throw new Error(loaded);
      this.open = p.data.join();
    }
    return this.ask(fields);
  }

  /** A deed, and whether somebody could take it back; the game is another one then. */
  does(p: Position, deed: object, viewer: Viewer): string[] {
    const heard = this.about(p, { ...deed, hear: viewer });
    const back = viewer === 'spectator' ? '' : this.ask({ do: 'undo', seat: viewer });
    this.open = '';
    return [heard, back];
  }

  private ask(fields: object): string {
    return this.session.answer(JSON.stringify({ game: 'g', ...fields })) ?? '';
  }
}

/** The answers of the referee itself to somebody who may ask for his own seat only. */
function refereeFor(viewer: Viewer): Answers {
  let [desk, other] = [new Desk(), new Desk()];
  const deskFor = (p: Position): Desk => {
    if (!desk.holds(p)) [desk, other] = [other, desk];
    return desk;
  };
  const about = (p: Position, fields: object): string => deskFor(p).about(p, fields);
  const legal = (p: Position, seat: Seat): string[] =>
    ['json', 'text'].map((form) => about(p, { do: 'legal', seat, form, lang: 'fr' }));
  const checked = (p: Position, seat: Seat, action: unknown, lang = 'en'): string[] =>
    ['check', 'attack'].map((request) => about(p, { do: request, seat, action, lang }));
  const dealt = (p: Position): string =>
    about(p, { do: 'sample', viewer, seed: 'x', count: 2, form: 'json' });
  const thought = (p: Position, seat: Seat): string[] => [
    about(p, { do: 'evaluate', seat, seed: 'x', samples: 2 }),
    ...['greedy', 'novice'].map((level) => about(p, { do: 'choose', seat, level, seed: 'x' })),
  ];
  return {
    ...HONEST,
    does(game, entry) {
      const request =
        'action' in entry
          ? { do: 'perform', seat: entry.seat, action: entry.action }
          : { do: 'timeout', seat: entry.seat };
      const heard = deskFor(game.position).does(game.position, request, viewer);
      // What he hears comes from the referee; the rules only say that something was done.
      return HONEST.does(game, entry) && [{ event: { type: 'heard', heard } as never }];
    },
    hears: ({ event }) => event,
    sees: (p) => [about(p, { do: 'view', viewer }), dealt(p), viewer === 'spectator' || thought(p, viewer)],
    waits: (p) => about(p, { do: 'decisions' }),
    lists: (p, seat) => legal(p, seat),
    stands: () => null,
    judges: (p, { seat, action }: ActionRequest) => checked(p, seat, action),
    reads: (p, seat, line, language) => checked(p, seat, line, language),
  };
}

const WALKS: readonly (Omit<Walk, 'seed' | 'fullOneIn'> & { readonly viewer: Viewer })[] = [
  { options: { scenario: 'base' }, viewer: 0, most: 40 },
  { options: { scenario: 'base' }, viewer: 'spectator', most: 40 },
  { options: { scenario: 'mixed', teamChoice: 'fullFrontal' }, viewer: 1, most: 50 },
  { options: { scenario: 'card-3', secretObjects: true }, viewer: 0, most: 40 },
  ...(['card-standard', 'murder', 'standard-4'] as const).map((scenario, viewer) => ({
    options: { scenario },
    start: sceneByChance({ scenario }, 'referee'),
    viewer,
    most: 20,
  })),
];

describe('secrets behind the referee', () => {
  test.each(WALKS)(
    '$options.scenario as $viewer: worlds that differ in secrets only are answered byte for byte alike',
    ({ viewer, ...walk }) => {
      const asked = { ...walk, seed: 'referee', viewers: [viewer], fullOneIn: 15 };
      expect(leaksOf({ ...asked, answers: refereeFor(viewer) }).slice(0, 3)).toEqual([]);
    },
  );

  test('what is thought is served', () => {
    const answers = refereeFor(0);
    const start = sceneByChance({ scenario: 'card-standard' }, 'referee');
    const said = JSON.stringify(answers.sees(start, 0));
    expect(said).toContain('positions');
    expect(said).toContain('features');
    expect(said).toMatch(/"action\W|NO_DECISION/);
    expect(said).not.toContain('INTERNAL');
  });

  test('a view of more than one’s own is noticed', () => {
    const answers = { ...refereeFor(0), sees: (p: Position) => JSON.stringify(writePosition(p)) };
    const walk = { options: { scenario: 'base' }, seed: 'referee', viewers: [0], most: 40, fullOneIn: 1000 };
    expect(leaksOf({ ...walk, answers, untilFirst: true })).toHaveLength(1);
  });
});
