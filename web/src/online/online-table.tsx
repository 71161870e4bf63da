/** The board with a game over a network on it. */
import type { Viewer } from '@dungeon-twister/rules';
import { useSignalEffect } from '@preact/signals';
import { useCallback, useMemo } from 'preact/hooks';
import { go } from '../browser/route.ts';
import { download } from '../browser/download.ts';
import type { Player } from '../match/player.ts';
import { TableScreen } from '../play/table-screen.tsx';
import { watchRecord } from '../store/games.ts';
import { onlineWords } from '../words/online-words.ts';
import { OnlineClocks } from './online-clocks.tsx';
import { OnlineGame } from './online-game.ts';
import { OnlineNotes } from './online-notes.tsx';
import type { Room } from './room.ts';

interface Props {
  readonly room: Room;
  readonly viewer: Viewer;
}

export function OnlineTable({ room, viewer }: Props) {
  const game = useMemo(() => new OnlineGame(room, viewer), [room, viewer]);
  // Once it is over everybody may know everything: how it went is told from the whole record.
  useSignalEffect(() => {
    if (room.state.value?.result) void game.fetchRecord();
  });
  const attend = useCallback(() => ({ stop: () => game.leave() }), [game]);
  const Notes = useMemo(() => () => <OnlineNotes game={game} />, [game]);
  const record = game.record.value;
  return (
    <TableScreen
      match={game}
      clock={<OnlineClocks game={game} />}
      attend={attend}
      helper={Notes}
      onLeave={() => go({ page: 'home' })}
      onReplay={record ? () => watchRecord(record, atOneDevice(game)) : undefined}
      afterword={<Proof game={game} />}
    />
  );
}

/** In a record that is watched nobody plays elsewhere. */
const atOneDevice = ({ players }: OnlineGame): Player[] =>
  players.map((one) => (one.kind === 'bot' ? one : { kind: 'human' }));

function Proof({ game }: { readonly game: OnlineGame }) {
  const w = onlineWords();
  const file = game.file.value;
  if (file === null) return null;
  return (
    <p class="online-proof">
      {w.deal}{' '}
      <button
        onClick={() =>
          download({
            name: `dungeon-twister-${game.room.place.table}.json`,
            type: 'application/json',
            text: file,
          })
        }
      >
        {w.record}
      </button>
    </p>
  );
}
