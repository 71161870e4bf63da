/** Does something long a little at a time: between two portions the browser draws, and answers whoever presses a key. */

/** A part of a frame, of which drawing what was found takes the rest. */
const SLICE_MS = 4;
/** More at once would take longer to draw. */
const MOST = 10;

/** Hands on what is found; null stands for work that found nothing. The answer stops it. */
export function inPortions<T>(
  source: Iterable<T | null>,
  delay: number,
  take: (portion: readonly T[]) => void,
): () => void {
  const left = source[Symbol.iterator]();
  let timer: ReturnType<typeof setTimeout>;
  const goOn = (): void => {
    const until = performance.now() + SLICE_MS;
    const portion: T[] = [];
    for (let next = left.next(); ; next = left.next()) {
      if (next.done) break;
      if (next.value !== null) portion.push(next.value);
      if (portion.length < MOST && performance.now() < until) continue;
      timer = setTimeout(goOn);
      break;
    }
    if (portion.length > 0) take(portion);
  };
  timer = setTimeout(goOn, delay);
  return () => clearTimeout(timer);
}
