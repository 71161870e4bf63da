/**
 * Plays the seats of bots in a match: one question at a time, answered in a worker that sees only the view of that
 * seat. An answer that the rules refuse, or none in time, is asked for again from somebody simpler, which is said; where
 * that does not help either, somebody is told, and the game waits instead of hanging silently.
 */
import { effect, untracked } from '@preact/signals';
import { type Decision, type Seat, anytimeActions, viewOf } from '@dungeon-twister/rules';
import type { Match } from '../match/match.ts';
import { type BotLevel, type BotName, botName, type BotPlayer } from '../match/player.ts';
import type { Answer, Question } from './worker.ts';

/** So that people can follow what happens. */
const PAUSE_MS = 350;
/** Nobody watches tokens being laid face down. */
const SET_UP_PAUSE_MS = 40;
const SET_UP: ReadonlySet<string> = new Set(['choose', 'dismiss', 'deploy', 'lay']);
/** A budget counts positions, not time: on a slow device it may take longer than anybody wants to wait. */
const PATIENCE_MS = 10_000;

/** Somebody simpler answers for a bot, once. */
export interface StandIn {
  readonly seat: Seat;
  /** It thought too long; or it failed, or its answer was none. */
  readonly why: 'slow' | 'failed';
}

export interface BotCare {
  /** How long an action stays before the next one, at least. Asked anew for each; signals read in it are not followed. */
  readonly pause?: () => number;
  /** While this is so, nobody plays on: something is being shown. Signals read here are followed. */
  readonly isHeld?: () => boolean;
  readonly onStandIn?: (standIn: StandIn) => void;
  /** A bot has no answer that the rules accept. */
  readonly onTrouble?: (seat: Seat) => void;
}

export interface Bots {
  stop(): void;
  /** Asks once more, after trouble. */
  again(): void;
}

/** Who answers for a level that does not: somebody who needs far less time, then the simplest. */
const STAND_INS: Readonly<Record<BotLevel, readonly BotLevel[]>> = {
  random: ['random', 'random'],
  greedy: ['random', 'random'],
  novice: ['greedy', 'random'],
  casual: ['novice', 'random'],
  skilled: ['novice', 'random'],
  expert: ['novice', 'random'],
  master: ['novice', 'random'],
};

/** Who is asked, one after the other, until the rules accept an answer. */
const askedFor = (bot: BotPlayer): readonly BotName[] => [botName(bot), ...STAND_INS[bot.level]];

export function playBots(match: Match, care: BotCare = {}): Bots {
  const { pause = () => PAUSE_MS, isHeld, onStandIn, onTrouble } = care;
  /** Made when the first bot is asked: until then the page has better things to load. */
  let worker: Worker | null = null;
  /** What to do with what it says, or when it fails. */
  let onAnswer: ((answer: Answer) => void) | null = null;
  let onFailure: (() => void) | null = null;
  const think = (): Worker => {
    const made = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    made.addEventListener('message', ({ data }: MessageEvent<Answer>) => onAnswer?.(data));
    made.addEventListener('error', () => onFailure?.());
    return made;
  };
  let number = 0;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const later = (act: () => void, ms: number): void => {
    timers.push(setTimeout(act, ms));
  };
  const forget = (): void => {
    number++;
    timers.forEach(clearTimeout);
    timers = [];
  };

  /** One that hangs or has crashed answers nothing more: the next question makes a new one. */
  const discard = (): void => {
    worker?.terminate();
    worker = null;
  };

  function ask(decision: Decision, bot: BotPlayer, attempt: number): void {
    forget();
    const names = askedFor(bot);
    const now = names[attempt];
    if (now === undefined) {
      onTrouble?.(decision.seat);
      return;
    }
    const asked = number;
    const begun = performance.now();
    const next = (why: StandIn['why']): void => {
      if (asked !== number) return;
      if (attempt + 1 < names.length) onStandIn?.({ seat: decision.seat, why });
      ask(decision, bot, attempt + 1);
    };
    const heard = ({ action }: Answer): void => {
      const rest = SET_UP.has(decision.about) ? Math.min(pause(), SET_UP_PAUSE_MS) : pause();
      const wait = Math.max(0, rest - (performance.now() - begun));
      later(() => {
        if (asked !== number) return;
        if (action === null || match.perform(decision.seat, action) !== null) next('failed');
      }, wait);
    };
    worker ??= think();
    onAnswer = (answer) => {
      if (answer.number === asked && asked === number) heard(answer);
    };
    onFailure = () => {
      discard();
      next('failed');
    };
    later(() => {
      discard();
      next('slow');
    }, PATIENCE_MS);
    const view = viewOf(match.game.position, decision.seat);
    const question: Question = { number: asked, view, seat: decision.seat, name: now };
    worker.postMessage(question, []);
  }

  const turnToNext = (): void => {
    const open = match.moment.value.open;
    const held = isHeld?.() ?? false;
    forget();
    if (held || declineDraws(match)) return;
    const next = open.find(({ seat }) => match.players[seat]?.kind === 'bot');
    const player = next ? match.players[next.seat] : undefined;
    if (!next || player?.kind !== 'bot') return;
    if (worker) ask(next, player, 0);
    else later(() => ask(next, player, 0), Math.min(PAUSE_MS, untracked(pause)));
  };
  const stop = effect(turnToNext);
  return {
    stop() {
      forget();
      stop();
      worker?.terminate();
    },
    again: turnToNext,
  };
}

/** Bots play on: a draw that is offered to one of them is declined. True where that has just happened. */
function declineDraws(match: Match): boolean {
  if (match.game.result) return false;
  const seat = match.players.findIndex(
    ({ kind }, index) =>
      kind === 'bot' && anytimeActions(match.game.position, index).some(({ type }) => type === 'declineDraw'),
  );
  if (seat < 0) return false;
  // Not within the effect that has just read what this changes.
  queueMicrotask(() => match.perform(seat, { type: 'declineDraw' }));
  return true;
}
