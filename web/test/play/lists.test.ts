/** Whoever chooses from a list can tell its entries apart; and everything that the rules list can be chosen. */
import {
  ActionList,
  type Action,
  Chance,
  decisions,
  Game,
  legalActions,
  SCENARIOS,
} from '@dungeon-twister/rules';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { PlayController as ControllerType } from '../../src/play/play-controller.ts';
import type { Match as MatchType } from '../../src/match/match.ts';
import type * as Describing from '../../src/play/describe.ts';
import type * as Loads from '../../src/play/loads.ts';
import type { Spot } from '../../src/play/spots.ts';
import { played } from '../panels/played.ts';

let PlayController: typeof ControllerType;
let Match: typeof MatchType;
let describing: typeof Describing;
let loads: typeof Loads;
let speak: (language: 'en' | 'fr') => Promise<void>;

beforeAll(async () => {
  vi.stubGlobal('localStorage', { getItem: () => 'en', setItem: () => {} });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
  ({ PlayController } = await import('../../src/play/play-controller.ts'));
  ({ Match } = await import('../../src/match/match.ts'));
  ({ speak } = await import('../../src/words/language.ts'));
  describing = await import('../../src/play/describe.ts');
  loads = await import('../../src/play/loads.ts');
  await speak('en');
});

afterAll(() => {
  vi.unstubAllGlobals();
});

const HUMAN = { kind: 'human' } as const;

/** The controller of whoever is asked in a position. */
function seatAt(game: Game): ControllerType {
  const match = new Match(
    new Game({ position: game.position }),
    game.position.ruleset.colours.map(() => HUMAN),
  );
  match.takeOver();
  return new PlayController(match);
}

/** Every list that a mark opens, one after the other. */
function listsOf(controller: ControllerType): string[][] {
  const { chart } = controller.now;
  const open = (spot: Spot): string[] =>
    spot.deals
      ? describing.describeDeals(chart, spot.deals)
      : spot.inARow
        ? []
        : describing.describeEach(chart, spot.actions);
  const { choices } = controller;
  const found = choices.spots.value.map(open);
  if (!choices.spots.value.some(({ kind }) => kind === 'load')) return found;
  choices.toggleLoads();
  found.push(...choices.spots.value.map(open));
  choices.showAll();
  return found;
}

type Walk = Extract<Action, { type: 'move' }>;

/** What a press on a mark does, or what is chosen from its list. */
const chosenBy = (spots: readonly Spot[]): readonly Action[] =>
  spots.flatMap(({ actions, inARow }) => (inARow ? [] : actions));

/** Which walks the marks of the page do not lead to, with what they say of loads chosen first. */
function unreached({ choices }: ControllerType, walks: readonly Walk[]): Walk[] {
  const plain = new Set(chosenBy(choices.spots.value));
  /** Many walks deal with the same loads. */
  const dealt = new Map<string, ReadonlySet<Action>>();
  return walks.filter((action) => {
    if (plain.has(action)) return false;
    const [from = -1] = action.path;
    const deals = loads.dealsOf(action, from);
    if (deals.length === 0) return true;
    const key = JSON.stringify(deals);
    let there = dealt.get(key);
    if (!there) {
      choices.loads.value = { deals, isAsking: false };
      there = new Set(chosenBy(choices.spots.value));
      choices.showAll();
      dealt.set(key, there);
    }
    return !there.has(action);
  });
}

/** Neighbouring positions have the same lists. */
const LOOKED_EVERY = 11;

/** Tokens are chosen one by one and put on marks: their answers are no list. */
const isListed = ({ type }: Action): boolean => !['deploy', 'lay', 'place', 'face'].includes(type);

describe.each(SCENARIOS.map(({ id }) => id))('%s', (scenario) => {
  test('no list has two entries with the same words, and every walk with loads can be had', async () => {
    const game = played({ scenario }, `lists ${scenario}`, 60);
    const chance = new Chance(`lists ${scenario}`);
    const listed = new ActionList();
    const twice: string[] = [];
    const missed: string[] = [];
    for (let deed = 0; deed < 200 && !game.result; deed++) {
      const [{ seat }] = decisions(game.position);
      const legal = legalActions(game.position, seat, listed);
      if (deed % LOOKED_EVERY === 0) await look(game);
      const action = legal[chance.below(legal.length)];
      if (action) game.perform({ seat, decision: game.asked(seat), action });
    }
    expect([...new Set(twice)]).toEqual([]);
    expect(missed.slice(0, 3)).toEqual([]);

    async function look(now: Game): Promise<void> {
      const controller = seatAt(now);
      const pieces = [...controller.selection.pickable.value];
      for (const language of ['en', 'fr'] as const) {
        await speak(language);
        check(describing.describeEach(controller.now.chart, controller.now.answers.filter(isListed)));
        if (pieces.length === 0) for (const list of listsOf(controller)) check(list);
        for (const piece of pieces) {
          controller.selection.selected.value = piece;
          for (const list of listsOf(controller)) check(list);
        }
      }
      for (const piece of pieces) {
        controller.selection.selected.value = piece;
        // Ringed is who can do something, and nobody else.
        const canAct = controller.choices.real.value.length > 0;
        expect([piece, controller.selection.ready.value.has(piece)]).toEqual([piece, canAct]);
        const walks = controller.choices.real.value.filter((action) => action.type === 'move');
        for (const action of unreached(controller, walks)) missed.push(JSON.stringify(action));
      }
    }

    function check(list: readonly string[]): void {
      const found = new Set<string>();
      for (const one of list) {
        if (found.has(one)) twice.push(one);
        found.add(one);
      }
    }
  });
});
