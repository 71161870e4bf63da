/**
 * A number of 32 bits that tells nothing of the one it was made from: sums of such numbers differ unless they have the
 * same parts. Multiplying alone would not do, for then two figures that go a step each in opposite ways change nothing.
 */
export function mixed(n: number): number {
  let bits = Math.imul(n, 0x9e3779b1);
  bits = Math.imul(bits ^ (bits >>> 15), 0x85ebca6b);
  return bits ^ (bits >>> 13);
}
