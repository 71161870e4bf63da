/** Tells those who cannot see the board what has just happened, in the words of the log. */
import { sayEvent } from '@dungeon-twister/words';
import { effect, untracked } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { tongue } from '../words/language.ts';
import { namesInWords } from '../words/names.ts';
import type { AtTable } from './play-controller.ts';

/** More at once would not be listened to. */
const MOST = 6;

export function Announcer({ controller }: AtTable) {
  const [text, setText] = useState('');
  useEffect(() => {
    let known = controller.match.heard.peek().length;
    let viewer = controller.match.viewer.peek();
    return effect(() => {
      const heard = controller.match.heard.value;
      const now = controller.match.viewer.value;
      const fresh = heard.slice(Math.min(known, heard.length));
      const changedHands = now !== viewer;
      known = heard.length;
      viewer = now;
      // Another pair of eyes has heard other things: nothing of the old list is read out.
      if (changedHands) {
        setText('');
        return;
      }
      if (fresh.length === 0) return;
      const spoken = untracked(tongue);
      const names = namesInWords(controller.match.now.peek().chart, spoken.language);
      const lines = fresh.flatMap(({ event }) => sayEvent(event, names, spoken) ?? []);
      if (lines.length > 0) setText(lines.slice(-MOST).join(' '));
    });
  }, [controller]);
  return (
    <p class="unseen" aria-live="polite" aria-atomic="true">
      {text}
    </p>
  );
}
