/** Whether a turn is really to end while something could still be done; asked where the button is. */
import { useEffect, useRef } from 'preact/hooks';
import { playWords } from '../words/play-words.ts';
import type { AtTable } from './play-controller.ts';

export function EndAnyway({ controller }: AtTable) {
  const p = playWords();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <div
      class="note surface row wraps question"
      role="alertdialog"
      aria-label={p.endAnyway(controller.now.view.shown.ap)}
    >
      <span>{p.endAnyway(controller.now.view.shown.ap)}</span>
      <button ref={button} class="primary" onClick={() => controller.endTurn()}>
        {p.end}
      </button>
      <button onClick={() => controller.clearNotes()}>{p.playOn}</button>
    </div>
  );
}
