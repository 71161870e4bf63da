/** Games from which weights are learned. Each side plays a whole game with weights of its own. */
import {
  type Action,
  ActionList,
  Chance,
  createGame,
  decisions,
  type GameOptions,
  isInHand,
  legalActions,
  type Position,
  sample,
  type Seat,
  viewOf,
} from '@dungeon-twister/rules';
import type { Question } from '../../src/bot.ts';
import { MapStore } from '../../src/evaluate/maps.ts';
import type { Weights } from '../../src/evaluate/weights.ts';
import { chooseAction } from '../../src/greedy/choose.ts';
import { BUDGETS } from '../../src/levels.ts';
import { type Budget, Thinker } from '../../src/search/thinker.ts';
import { lineUpOf } from '../../src/setup/features.ts';

/** Thinks enough to plan whole turns and to see the next player's answer, and little enough to play thousands of games. */
const LEARNER: Budget = {
  worlds: 1,
  own: { evaluations: 500, most: 6, depth: 6, plans: 40, handlings: 1 },
  reveals: 0,
  placing: null,
  lastPoint: 0,
  overlooks: 0,
  lineUpChance: BUDGETS.master.lineUpChance,
  reply: {
    searches: 2,
    trials: 20,
    widths: [{ evaluations: 200, most: 4, depth: 6, plans: 1, handlings: 0 }],
    again: { evaluations: 200, most: 4, depth: 6, plans: 10, handlings: 0 },
  },
};

/** Thinks of its own turn alone: what a piece is good for shows in many games rather than in deep ones. */
const QUICK: Budget = {
  worlds: 1,
  own: { evaluations: 150, most: 3, depth: 5, plans: 4, handlings: 1 },
  reveals: 0,
  placing: null,
  lastPoint: 0,
  overlooks: 0,
  lineUpChance: BUDGETS.master.lineUpChance,
  reply: null,
};

export const PLAYERS = { learner: LEARNER, quick: QUICK, casual: BUDGETS.casual } as const;

/** Nobody plays longer than this. */
const MOST_DECISIONS = 3000;

/** How a line-up differed from that of the others, and 1 where the seat won in the end. */
export interface LineUp {
  readonly features: readonly number[];
  readonly result: number;
}

export interface Table {
  readonly options: GameOptions;
  readonly seed: string;
  /** The weights of the side of the first seat and of the side of the second; further seats belong to them in turn. */
  readonly weights: readonly [Weights, Weights];
  /** Who plays for both sides; a learner unless said otherwise. */
  readonly player?: keyof typeof PLAYERS;
  /** What each side decides otherwise than its player would. */
  readonly instead?: readonly [Instead, Instead];
}

/** Who answers these stages in place of the player: chance, the first bot, or nobody. */
export interface Instead {
  readonly stages: readonly string[];
  readonly by: 'chance' | 'greedy' | 'player';
}

export interface PlayedGame {
  /** How the first seat had put its team down beside the others. */
  readonly lineUp: LineUp;
  /** What the first side scored: 1 where it won. */
  readonly score: number;
  /** Per seat the ids of its pieces when teams were complete. */
  readonly teams: readonly (readonly string[])[];
  /** Seats that won; none in a draw. */
  readonly winners: readonly Seat[];
}

/** Stages before teams are complete, and before the game begins. */
const CHOOSING: ReadonlySet<string> = new Set(['choose', 'dismiss']);
const SETTING_UP: ReadonlySet<string> = new Set(['choose', 'dismiss', 'deploy', 'lay']);

/** How the line-up of the first seat differs from what the others have on average. */
function differenceOf(p: Position): number[] {
  const maps = new MapStore();
  const { seats } = p.ruleset;
  const all = Array.from({ length: seats }, (_, seat) => lineUpOf(p, seat, maps.of(p)));
  return Array.from(all[0], (own, i) => {
    let others = 0;
    for (let seat = 1; seat < seats; seat++) others += all[seat][i];
    return own - others / Math.max(1, seats - 1);
  });
}

const listed = new ActionList();

/** An answer by whoever is asked instead; null where the player answers. */
function insteadOf(question: Question, { stages, by }: Instead): Action | null {
  const { view, seat, seed } = question;
  if (by === 'player' || !stages.includes(view.shown.stage)) return null;
  if (by === 'greedy') return chooseAction(view, seat, 'greedy', seed);
  const chance = new Chance(seed);
  const actions = legalActions(sample(view, chance), seat, listed);
  return actions[chance.below(actions.length)] ?? null;
}

/** What each seat has before anything is put down. */
function teamsOf(p: Position): string[][] {
  const { seats, pieces } = p.ruleset;
  return Array.from({ length: seats }, (_, seat) =>
    pieces.all
      .filter((piece) => pieces.owner[piece] === seat && isInHand(p, piece))
      .map((piece) => pieces.ids[piece]),
  );
}

export function play({ options, seed, weights, player = 'learner', instead }: Table): PlayedGame {
  const game = createGame(options, seed);
  const bots = weights.map((own) => new Thinker(PLAYERS[player], () => own));
  let lineUp: readonly number[] = [];
  let teams: string[][] = [];
  for (let step = 0; step < MOST_DECISIONS; step++) {
    const [open] = decisions(game.position);
    if (!open) break;
    const { seat, number } = open;
    if (teams.length === 0 && !CHOOSING.has(open.about)) teams = teamsOf(game.position);
    if (lineUp.length === 0 && !SETTING_UP.has(open.about)) lineUp = differenceOf(game.position);
    const question = { view: viewOf(game.position, seat), seat, seed: `${seed} ${step}` };
    const otherwise = instead ? insteadOf(question, instead[seat % 2]) : null;
    const action = otherwise ?? bots[seat % 2].choose(question);
    const answer = game.perform({ seat, decision: number, action });
    if (!answer.ok) throw new Error(`${seed}: ${answer.refusal.code}`);
  }
  const winners = game.result?.winners ?? [];
  const won = (side: number): number => winners.filter((seat) => seat % 2 === side).length;
  const score = winners.length === 0 ? 0.5 : won(0) / winners.length;
  const first = winners.length === 0 ? 0.5 : winners.includes(0) ? 1 : 0;
  return { score, lineUp: { features: lineUp, result: first }, teams, winners };
}
