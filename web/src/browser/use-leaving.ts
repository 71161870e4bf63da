/** What lies open only until something else is pressed, or the escape key, wherever the focus is by then. */
import { useEffect } from 'preact/hooks';

/** `own` is a selector: who presses something in such an element leaves nothing. */
export function useLeaving(own: string, isOpen: () => boolean, close: () => void): void {
  useEffect(() => {
    const gone = new AbortController();
    // Before anybody else hears of it: whoever closes this with a key puts nothing else away.
    const options = { signal: gone.signal, capture: true };
    addEventListener(
      'pointerdown',
      ({ target }) => {
        if (isOpen() && target instanceof Element && !target.closest(own)) close();
      },
      options,
    );
    addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || !isOpen()) return;
        event.stopPropagation();
        close();
      },
      options,
    );
    return () => gone.abort();
  }, []);
}
