/** Whether somebody hesitates: nothing was pressed and nothing has happened for a while. */
import { effect, type ReadonlySignal, signal } from '@preact/signals';

const PATIENCE_MS = 7000;

export class Hesitation {
  private readonly waits = signal(false);
  readonly isThere: ReadonlySignal<boolean> = this.waits;

  /** Whatever `happens` reads begins the waiting anew, like every touch; the answer stops it. */
  watch(happens: () => unknown): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const again = (): void => {
      this.waits.value = false;
      clearTimeout(timer);
      timer = setTimeout(() => (this.waits.value = true), PATIENCE_MS);
    };
    const gone = new AbortController();
    for (const touch of ['pointerdown', 'keydown'] as const)
      addEventListener(touch, again, { signal: gone.signal, capture: true });
    const stop = effect(() => {
      happens();
      again();
    });
    return () => {
      gone.abort();
      clearTimeout(timer);
      stop();
    };
  }
}
