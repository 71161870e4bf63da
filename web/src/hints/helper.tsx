/** Help at the table for one person against the computer. Loaded when the board stands: nobody needs it to play. */
import { effect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Overlay } from '../board/board.tsx';
import { hintsOn } from '../browser/help-setting.ts';
import type { AtTable } from '../play/play-controller.ts';
import { isElsewhere, isOver } from '../play/keys.ts';
import { hintWords } from '../words/hint-words.ts';
import { Help } from './help.ts';
import { helpOverlay } from './help-overlay.tsx';
import { Word } from './word.tsx';

export function Helper({ controller }: AtTable) {
  const help = useMemo(() => new Help(controller), [controller]);
  useEffect(() => {
    let own: Overlay | null = null;
    const gone = new AbortController();
    addEventListener('keydown', (event) => handleKey(controller, help, event), { signal: gone.signal });
    const stops = [
      help.watch(),
      effect(() => {
        const said = help.said.value;
        controller.advised.value = said?.kind === 'idea' ? said.idea.action : null;
      }),
      // Whatever else is drawn there may come later, and stays.
      effect(() => {
        const others = controller.overlay.value;
        if (others !== null && others === own) return;
        own = helpOverlay(controller, help, others);
        controller.overlay.value = own;
      }),
    ];
    controller.aid.value = hintButton(help);
    return () => {
      gone.abort();
      for (const stop of stops) stop();
      controller.aid.value = null;
    };
  }, [controller, help]);
  return <Word controller={controller} help={help} />;
}

const hintButton = (help: Help) =>
  function HintButton() {
    if (!hintsOn.value || !help.canAsk) return null;
    return (
      <button class="ask-hint" aria-keyshortcuts="H" onClick={() => void help.ask()}>
        {hintWords().hint}
      </button>
    );
  };

function handleKey({ logOpen }: AtTable['controller'], help: Help, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey || isElsewhere(event.target)) return;
  // The log that lies over the board is closed first, by whoever hears of the key first.
  if (event.key === 'Escape' && (event.defaultPrevented || isOver(logOpen.value))) return;
  if (event.key === 'Escape') help.close();
  else if (event.key.toLowerCase() === 'h') void help.ask();
}
