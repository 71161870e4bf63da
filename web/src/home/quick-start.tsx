/** One click to play; whoever has never played is asked once whether he wants a small game first. */
import { useSignal } from '@preact/signals';
import { servesGames } from '../browser/games-server.ts';
import { hashOf } from '../browser/route.ts';
import { Quietly } from '../panels/later.tsx';
import { startGame } from '../store/games.ts';
import { shelf } from '../store/shelf.ts';
import { homeWords } from '../words/home-words.ts';
import { introduced } from '../words/opponents.ts';
import { BOT, HUMAN } from './form.ts';
import { gearPath } from '../board/gear-path.ts';
import { isNewcomer } from './newcomer.ts';
import { PAWN } from './pawn.ts';

const loadOffer = async () => (await import('./gentle-offer.tsx')).GentleOffer;
const startGentle = async (): Promise<void> => (await import('./gentle-game.ts')).startGentle();

/** The game of the base set against the computer. */
export const startFull = (): void => startGame({ scenario: 'base' }, [HUMAN, BOT]);

export function QuickStart() {
  const w = homeWords();
  const isOffered = useSignal(false);
  return (
    <section class="home-quick" aria-labelledby="home-now">
      <h2 id="home-now" class="unseen">
        {w.playNow}
      </h2>
      <button
        class="home-plate big brass"
        onClick={() => (isNewcomer(shelf) ? (isOffered.value = true) : startFull())}
      >
        <svg class="home-plate-art" viewBox="0 0 48 48" aria-hidden="true">
          <path transform="translate(24 24)" d={gearPath(12, 22, 18, 'tip')} />
          <circle class="hole" cx={24} cy={24} r={13} />
          <path d="M14 21.500h7v5h-7zM27 21.500h7v5h-7zM18 31h12v2.200H18z" />
        </svg>
        <strong>{w.versus}</strong>
        <span>{w.versusHint(introduced(BOT).name)}</span>
      </button>
      <a class="home-plate big" href={hashOf({ page: 'learn', id: null })}>
        <svg class="home-plate-art" viewBox="0 0 48 48" aria-hidden="true">
          <path d="M19 6a3 3 0 0 1 6 0v15l11 3a5 5 0 0 1 4 6l-2 9a6 6 0 0 1-6 5H22a7 7 0 0 1-6-3L7 28a3 3 0 0 1 5-4l7 6z" />
        </svg>
        <strong>{w.learn}</strong>
        <span>{w.learnHint}</span>
      </a>
      <button class="home-plate big" onClick={() => startGame({ scenario: 'base' }, [HUMAN, HUMAN])}>
        <svg class="home-plate-art" viewBox="0 0 48 48" aria-hidden="true">
          <path class="blue" transform="translate(-10 2)" d={PAWN} />
          <path class="yellow" transform="translate(10 2)" d={PAWN} />
        </svg>
        <strong>{w.hotSeat}</strong>
        <span>{w.hotSeatHint}</span>
      </button>
      {servesGames && (
        <a class="home-plate big home-others" href={hashOf({ page: 'online' })}>
          <svg class="home-plate-art" viewBox="0 0 48 48" aria-hidden="true">
            <path d="M24 4a20 20 0 1 0 0 40a20 20 0 0 0 0-40zm0 4c3 0 6 6 6.600 14H17.400C18 14 21 8 24 8zm-7.500 1.900C15 13 14 17 13.600 22H8.200a16 16 0 0 1 8.300-12.100zm15 0A16 16 0 0 1 39.800 22h-5.400c-.4-5-1.400-9-2.900-12.100zM8.200 26h5.400c.4 5 1.400 9 2.900 12.100A16 16 0 0 1 8.200 26zm9.200 0h13.200C30 34 27 40 24 40s-6-6-6.600-14zm17 0h5.400a16 16 0 0 1-8.300 12.100c1.500-3.100 2.500-7.100 2.900-12.100z" />
          </svg>
          <strong>{w.others}</strong>
          <span>{w.othersHint}</span>
        </a>
      )}
      <button class="home-first" onClick={() => void startGentle()}>
        <strong>{w.firstGame}</strong> <span>{w.firstGameHint}</span>
      </button>
      {isOffered.value && (
        <Quietly load={loadOffer} props={{ onFull: startFull, onClose: () => (isOffered.value = false) }} />
      )}
    </section>
  );
}
