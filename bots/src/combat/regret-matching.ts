/**
 * How several play who choose at once and have each their own aims: no exact answer is known for that, so each leans
 * towards what he regrets not having done, for a fixed number of rounds, and the average of all rounds is what he plays.
 *
 * Regrets never fall below zero and later rounds count more, which settles sooner. A round is plain arithmetic in a fixed
 * order: the same game always gives the same mixtures.
 */

/** A game of several players with a few choices each. */
export interface Gathering {
  /** How many choices each player has. */
  readonly choices: readonly number[];
  /** Writes what each choice of a player pays him while the others mix like this. */
  pay(player: number, mixtures: readonly Float64Array[], out: Float64Array): void;
}

/** A share below this is left over from the first rounds, when nobody knew better. */
const LEFT_OVER = 0.005;

/** The mixture of each player. */
export function matchRegrets(game: Gathering, rounds: number): Float64Array[] {
  const { choices } = game;
  const mixtures = choices.map((count) => new Float64Array(count).fill(1 / count));
  const regrets = choices.map((count) => new Float64Array(count));
  const pays = choices.map((count) => new Float64Array(count));
  const sums = choices.map((count) => new Float64Array(count));
  for (let round = 1; round <= rounds; round++) {
    pays.forEach((out, player) => game.pay(player, mixtures, out));
    mixtures.forEach((mixture, player) => {
      regret(mixture, pays[player], regrets[player]);
      follow(regrets[player], mixture);
      for (let k = 0; k < mixture.length; k++) sums[player][k] += round * mixture[k];
    });
  }
  for (const sum of sums) {
    shareOut(sum);
    for (let k = 0; k < sum.length; k++) if (sum[k] < LEFT_OVER) sum[k] = 0;
    shareOut(sum);
  }
  return sums;
}

/** What each choice would have brought more than the mixture did. */
function regret(mixture: Float64Array, pays: Float64Array, regrets: Float64Array): void {
  let got = 0;
  for (let k = 0; k < mixture.length; k++) got += mixture[k] * pays[k];
  for (let k = 0; k < mixture.length; k++) regrets[k] = Math.max(0, regrets[k] + pays[k] - got);
}

/** Chooses by regret; without any, everything alike. */
function follow(regrets: Float64Array, mixture: Float64Array): void {
  mixture.set(regrets);
  shareOut(mixture);
}

/** Makes the sum 1. */
function shareOut(weights: Float64Array): void {
  let sum = 0;
  for (let k = 0; k < weights.length; k++) sum += weights[k];
  if (sum > 0) for (let k = 0; k < weights.length; k++) weights[k] /= sum;
  else weights.fill(1 / weights.length);
}
