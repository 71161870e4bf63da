/** How the connection stands, said calmly: nothing of a game is lost by it. */
import { useEffect, useState } from 'preact/hooks';
import { onlineWords } from '../words/online-words.ts';
import type { Contact } from './connection.ts';
import { reloadPage } from './reload.ts';

/** A moment without a connection is nothing to speak of. */
const PATIENCE_MS = 600;

/** What has held for a while. */
export function useLasting(holds: boolean, ms = PATIENCE_MS): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    if (!holds) {
      setHas(false);
      return undefined;
    }
    const timer = setTimeout(() => setHas(true), ms);
    return () => clearTimeout(timer);
  }, [holds, ms]);
  return holds && has;
}

export function ContactLine({ contact }: { readonly contact: Contact }) {
  const w = onlineWords();
  const isAway = useLasting(contact === 'lost' || contact === 'connecting');
  const isEnded = contact !== 'open' && contact !== 'lost' && contact !== 'connecting';
  return (
    <div class="online-contact" role="status">
      {(isAway || isEnded) && contact !== 'open' && <p class="note surface">{w.contact[contact]}</p>}
      {contact === 'otherVersion' && (
        <button class="primary" onClick={() => void reloadPage()}>
          {w.reload}
        </button>
      )}
    </div>
  );
}
