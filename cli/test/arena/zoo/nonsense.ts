/** Answers something else every time it is made; none of it is an action. */
const ANSWERS: readonly unknown[] = [
  undefined,
  null,
  'a move',
  42n,
  [],
  { type: 'castle' },
  { type: 'move' },
  () => undefined,
];
let made = 0;

export default function makeBot(): { choose: () => unknown } {
  const answer = ANSWERS[made++ % ANSWERS.length];
  return { choose: () => answer };
}
