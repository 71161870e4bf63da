/** A table of the server: first the waiting room, then the board. It is joined as long as this page is open. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { openGamesSocket } from '../browser/games-server.ts';
import { hashOf } from '../browser/route.ts';
import { SmallPage } from '../home/notice-pages.tsx';
import { keepTable, type KeptTable, tableKept } from '../store/online-tables.ts';
import { shelf } from '../store/shelf.ts';
import { ContactLine } from './contact-line.tsx';
import { hasBegun } from './online-game.ts';
import './online.css';
import { OnlineTable } from './online-table.tsx';
import { Room } from './room.ts';
import { WaitingRoom } from './waiting-room.tsx';

interface Props {
  readonly id: string;
  /** The token of a seat, where the link brought one. */
  readonly token: string | null;
}

export function TablePage({ id, token }: Props) {
  const kept = useSignal<KeptTable | null>(tableKept(shelf, id));
  const mine = token ?? kept.peek()?.token ?? null;
  const room = useMemo(
    () =>
      new Room({
        open: openGamesSocket,
        place: { table: id, token: mine ?? kept.peek()?.host?.token ?? null },
      }),
    [id, mine],
  );
  useEffect(() => () => room.close(), [room]);
  const viewer = room.viewer.value;
  const state = room.state.value;
  useEffect(() => {
    if (viewer === null || viewer === 'spectator') return;
    const before = tableKept(shelf, id);
    const table = { id, when: Date.now(), token: mine, host: before?.host ?? null };
    kept.value = table;
    // The link is worth as much as the seat: once it is kept, it need not stand in the address for others to read.
    if (keepTable(shelf, table) && token !== null)
      history.replaceState(null, '', hashOf({ page: 'table', id, token: null }));
  }, [viewer]);
  if (viewer !== null && hasBegun(state)) return <OnlineTable key={id} room={room} viewer={viewer} />;
  return (
    <SmallPage>
      <ContactLine contact={room.contact.value} />
      {viewer !== null && state && (
        <WaitingRoom {...{ room, state, viewer }} kept={kept.value} onKept={(next) => (kept.value = next)} />
      )}
    </SmallPage>
  );
}
