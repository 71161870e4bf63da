/** Remembers more and more. */
export default function makeBot() {
  const remembered = [];
  return {
    choose() {
      for (;;) remembered.push(Array(1_000_000).fill(remembered.length / 3));
    },
  };
}
