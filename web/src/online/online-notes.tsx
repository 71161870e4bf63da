/** What is to be said at the board of a game over a network: the connection, what is on its way, what was refused. */
import { onlineWords } from '../words/online-words.ts';
import { AwayNotes } from './away-notes.tsx';
import { ContactLine, useLasting } from './contact-line.tsx';
import type { OnlineGame } from './online-game.ts';

/** The answer is there before anybody wonders, most of the time. */
const SENDING_MS = 400;

export function OnlineNotes({ game }: { readonly game: OnlineGame }) {
  const w = onlineWords();
  const contact = game.room.contact.value;
  const isSending = useLasting(game.isSending.value && contact === 'open', SENDING_MS);
  const trouble = game.trouble.value;
  const isDeparted = game.room.state.value?.departed === true;
  return (
    <div class="online-notes">
      <ContactLine contact={contact} />
      <AwayNotes game={game} onRefused={(code) => (game.trouble.value = code)} />
      <div role="status">
        {isSending && <p class="note surface">{w.sending}</p>}
        {trouble && <p class="note surface">{w.refused[trouble]}</p>}
        {isDeparted && <p class="note surface">{w.departed}</p>}
      </div>
    </div>
  );
}
