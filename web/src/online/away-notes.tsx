/** Who is away from a live game and what the others can do about it; and one's own seat, while a bot plays it. */
import type { AbsenceChoice, OnlineCode } from '@dungeon-twister/protocol';
import type { Seat } from '@dungeon-twister/rules';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { colourName } from '../words/names.ts';
import { onlineWords } from '../words/online-words.ts';
import { timeText } from './online-clocks.tsx';
import type { OnlineGame } from './online-game.ts';

const TICK_MS = 500;
const CHOICES: readonly AbsenceChoice[] = ['wait', 'bot', 'claim'];

interface OfGame {
  readonly game: OnlineGame;
}

interface NotesProps extends OfGame {
  readonly onRefused: (code: OnlineCode | null) => void;
}

export function AwayNotes({ game, onRefused }: NotesProps) {
  const state = game.room.state.value;
  const viewer = game.viewer.value;
  if (!state || state.result) return null;
  const mine = viewer === 'spectator' ? null : state.seats[viewer];
  return (
    <>
      {mine?.kind === 'person' && mine.bot !== undefined && <OwnSeat {...{ game, onRefused }} />}
      {(state.away ?? []).map((one) => (
        <AwayNote key={`${one.seat} ${one.since}`} {...{ game, onRefused }} {...one} />
      ))}
    </>
  );
}

/** The name of whoever sits there; his colour, where he has taken it away. */
function nameAt({ room, ruleset }: OnlineGame, seat: Seat): string {
  const occupant = room.state.value?.seats[seat];
  const name = occupant?.kind === 'person' ? occupant.name : '';
  return name || colourName(ruleset.colours[seat] ?? 'blue');
}

interface AwayProps extends NotesProps {
  readonly seat: Seat;
  /** The server's time from which on the others may choose. */
  readonly choose: number;
}

function AwayNote({ game, seat, choose, onRefused }: AwayProps) {
  const w = onlineWords();
  const now = useSignal(performance.now());
  const said = useSignal(false);
  const isSure = useSignal(false);
  const { room } = game;
  const left = choose - (room.state.value?.now ?? 0) - (now.value - room.readAt);
  const waits = left > 0;
  useEffect(() => {
    if (!waits) return undefined;
    const ticking = setInterval(() => (now.value = performance.now()), TICK_MS);
    return () => clearInterval(ticking);
  }, [waits, now]);
  const name = nameAt(game, seat);
  const wish = async (choice: AbsenceChoice): Promise<void> => {
    // To end a game for somebody who is not there is asked once.
    if (choice === 'claim' && !isSure.peek()) {
      isSure.value = true;
      return;
    }
    const reply = await room.connection.ask('absent', { seat, choice });
    isSure.value = false;
    said.value = reply.say === 'done';
    onRefused(reply.say === 'refused' ? reply.code : null);
  };
  return (
    <div class="note surface online-away">
      <p role="status">{w.away(name)}</p>
      {game.viewer.value !== 'spectator' && waits && <p class="home-hint">{w.awayUntil(timeText(left))}</p>}
      {game.viewer.value !== 'spectator' && !waits && (
        <div class="row wraps" role="group" aria-label={w.awayWhat}>
          {CHOICES.map((choice) => (
            <button key={choice} onClick={() => void wish(choice)}>
              {choice === 'claim' && isSure.value ? w.awaySure(name) : w.awayChoices[choice]}
            </button>
          ))}
        </div>
      )}
      {said.value && <p class="home-hint">{w.awaySaid}</p>}
    </div>
  );
}

function OwnSeat({ game, onRefused }: NotesProps) {
  const w = onlineWords();
  const resume = async (): Promise<void> => {
    const reply = await game.room.connection.ask('resume', {});
    onRefused(reply.say === 'refused' ? reply.code : null);
  };
  return (
    <div class="note surface online-away">
      <p role="status">{w.botPlays}</p>
      <button class="primary" onClick={() => void resume()}>
        {w.resume}
      </button>
    </div>
  );
}
