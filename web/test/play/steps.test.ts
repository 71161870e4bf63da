import { ActionList, decisions, legalActions } from '@dungeon-twister/rules';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stepsWanted } from '../../src/browser/pace.ts';
import { byChance } from '../../src/match/by-chance.ts';
import { Match } from '../../src/match/match.ts';
import type { Player } from '../../src/match/player.ts';
import { Steps } from '../../src/play/steps.ts';
import { keepResult } from '../../src/store/results.ts';
import { aShelf } from '../store/a-shelf.ts';
import { speak } from '../../src/words/language.ts';

const HUMAN: Player = { kind: 'human' };
const BOT: Player = { kind: 'bot', level: 'greedy' };

beforeEach(async () => {
  const settings = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => settings.get(name) ?? null,
    setItem: (name: string, value: string) => void settings.set(name, value),
  });
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
  stepsWanted.value = null;
  await speak('en');
});
afterEach(() => vi.unstubAllGlobals());

/** A match in which the seat of a bot has done something in its turn, and has more to do. */
function afterDeedOfBot(players: readonly Player[]): Match {
  const match = Match.create({ scenario: 'base' }, players, 'steps');
  for (let deed = 0; deed < 400; deed++) {
    const [next] = decisions(match.game.position);
    if (!next) break;
    const [{ turn, active }] = [match.now.value.view.shown];
    const last = match.game.log.at(-1);
    if (turn > 0 && active === 1 && next.about === 'act' && last?.seat === 1) return match;
    const action =
      next.about === 'act' ? { type: 'endTurn' as const } : byChance(match.game.position, next.seat);
    if (!action) break;
    match.perform(next.seat, action);
  }
  throw new Error('no bot has played');
}

/** Somebody of the bot's team goes one step. */
function walk(match: Match): void {
  const { position } = match.game;
  const step = legalActions(position, 1, new ActionList()).find(
    (action) => action.type === 'move' && action.path.length > 1,
  );
  if (!step || match.perform(1, step) !== null) throw new Error('nobody can walk');
}

test('an opponent of a newcomer waits after what it did, until it is asked to go on', () => {
  const match = afterDeedOfBot([HUMAN, BOT]);
  const steps = new Steps(match, aShelf());
  // What was done before the screen was opened is history.
  expect(steps.isWaiting.value).toBe(false);
  // What can be done gives way to what is told for all of their turn, while they think too.
  expect(steps.isFollowed.value).toBe(true);
  walk(match);
  expect(steps.isWaiting.value).toBe(true);
  // What “Next” is for is said until it was pressed once.
  expect(steps.wereMet.value).toBe(false);
  steps.next();
  expect(steps.isWaiting.value).toBe(false);
  walk(match);
  expect(steps.isWaiting.value).toBe(true);
  expect(steps.wereMet.value).toBe(true);
  steps.switchOff();
  expect(steps.isWaiting.value).toBe(false);
  expect(stepsWanted.value).toBe(false);
});

test('nobody waits for two people at one screen, nor where nobody plays', () => {
  for (const players of [
    [HUMAN, HUMAN],
    [BOT, BOT],
  ]) {
    const match = afterDeedOfBot(players);
    const steps = new Steps(match, aShelf());
    walk(match);
    expect(steps.isWaiting.value).toBe(false);
  }
});

test('after two games nobody waits any more, unless it is wished', () => {
  const kept = aShelf();
  const match = afterDeedOfBot([HUMAN, BOT]);
  const result = {
    when: 0,
    title: { en: '', fr: '' },
    colours: ['blue', 'yellow'],
    points: [0, 0],
    winners: [0],
  } as const;
  for (const id of ['one', 'two']) {
    const first = new Steps(match, kept);
    expect(first.areWanted.value).toBe(true);
    expect(first.isNewlyOff.value).toBe(false);
    keepResult(kept, { ...result, id, players: [HUMAN, BOT] });
  }
  const steps = new Steps(match, kept);
  expect(steps.areWanted.value).toBe(false);
  // It is said when an opponent first plays on by itself, and once.
  expect(steps.isNewlyOff.value).toBe(false);
  walk(match);
  expect(steps.isNewlyOff.value).toBe(true);
  steps.told();
  expect(steps.isNewlyOff.value).toBe(false);
  const another = afterDeedOfBot([HUMAN, BOT]);
  const later = new Steps(another, kept);
  walk(another);
  expect(later.isNewlyOff.value).toBe(false);
  stepsWanted.value = true;
  walk(match);
  expect(steps.isWaiting.value).toBe(true);
});

test('opponents who play on can be stopped while they play, and let go again', () => {
  stepsWanted.value = false;
  const match = afterDeedOfBot([HUMAN, BOT]);
  const steps = new Steps(match, aShelf());
  expect(steps.canPause.value).toBe(true);
  walk(match);
  expect(steps.isWaiting.value).toBe(false);
  steps.pause();
  // The action that is on the board already is seen at leisure, too.
  expect(steps.isWaiting.value).toBe(true);
  expect(steps.canPause.value).toBe(false);
  steps.next();
  walk(match);
  expect(steps.isWaiting.value).toBe(true);
  steps.switchOff();
  expect(steps.isWaiting.value).toBe(false);
  expect(steps.canPause.value).toBe(true);
  // Two people at one screen have nobody to stop.
  expect(new Steps(afterDeedOfBot([HUMAN, HUMAN]), aShelf()).canPause.value).toBe(false);
});
