/** Games from which weights are learned. Each side plays a whole game with weights of its own. */
import { createGame, decisions, type GameOptions, type Position, viewOf } from '@dungeon-twister/rules';
import { MapStore } from '../../src/evaluate/maps.ts';
import type { Weights } from '../../src/evaluate/weights.ts';
import { type Budget, Thinker } from '../../src/search/thinker.ts';
import { lineUpOf } from '../../src/setup/features.ts';

/** Thinks enough to plan whole turns and to see the next player's answer, and little enough to play thousands of games. */
const LEARNER: Budget = {
  worlds: 1,
  own: { evaluations: 500, most: 6, depth: 6, plans: 40, handlings: 1 },
  lastPoint: 0,
  overlooks: 0,
  lineUpChance: 0.25,
  reply: {
    searches: 2,
    trials: 20,
    widths: [{ evaluations: 200, most: 4, depth: 6, plans: 1, handlings: 0 }],
    again: { evaluations: 200, most: 4, depth: 6, plans: 10, handlings: 0 },
  },
};

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
}

export interface PlayedGame {
  /** How the first seat had put its team down beside the others. */
  readonly lineUp: LineUp;
  /** What the first side scored: 1 where it won. */
  readonly score: number;
}

/** Stages before the game begins. */
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

export function play({ options, seed, weights }: Table): PlayedGame {
  const game = createGame(options, seed);
  const bots = weights.map((own) => new Thinker(LEARNER, own));
  let lineUp: readonly number[] = [];
  for (let step = 0; step < MOST_DECISIONS; step++) {
    const [open] = decisions(game.position);
    if (!open) break;
    const { seat, number } = open;
    if (lineUp.length === 0 && !SETTING_UP.has(open.about)) lineUp = differenceOf(game.position);
    const question = { view: viewOf(game.position, seat), seat, seed: `${seed} ${step}` };
    const action = bots[seat % 2].choose(question);
    const answer = game.perform({ seat, decision: number, action });
    if (!answer.ok) throw new Error(`${seed}: ${answer.refusal.code}`);
  }
  const winners = game.result?.winners ?? [];
  const won = (side: number): number => winners.filter((seat) => seat % 2 === side).length;
  const score = winners.length === 0 ? 0.5 : won(0) / winners.length;
  const first = winners.length === 0 ? 0.5 : winners.includes(0) ? 1 : 0;
  return { score, lineUp: { features: lineUp, result: first } };
}
