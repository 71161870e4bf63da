/** The normal distribution. */

/** The 97.5 % point: 95 % lie within so many standard deviations. */
export const Z95 = 1.959963984540054;

/**
 * The probability of a value up to x. By the series of the error function near the middle and its continued fraction in
 * the tails: exact to about twelve digits.
 */
export function normalCdf(x: number): number {
  const z = Math.abs(x) / Math.SQRT2;
  const tail = z < 2.5 ? (1 - erfSeries(z)) / 2 : erfcFraction(z) / 2;
  return x > 0 ? 1 - tail : tail;
}

function erfSeries(z: number): number {
  let term = z;
  let sum = z;
  for (let n = 1; Math.abs(term) > 1e-17 * Math.abs(sum) && n < 200; n++) {
    term *= (-z * z) / n;
    sum += term / (2 * n + 1);
  }
  return (2 / Math.sqrt(Math.PI)) * sum;
}

function erfcFraction(z: number): number {
  let fraction = 0;
  for (let n = 60; n > 0; n--) fraction = n / 2 / (z + fraction);
  return Math.exp(-z * z) / Math.sqrt(Math.PI) / (z + fraction);
}
