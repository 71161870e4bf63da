/** One click to play. */
import { startGame } from '../store/games.ts';
import type { Player } from '../match/player.ts';
import { homeWords } from '../words/home-words.ts';
import { introduced } from '../words/opponents.ts';
import { BOT, HUMAN } from './form.ts';
import { gearPath } from '../board/gear-path.ts';
import { PAWN } from './pawn.ts';

/** Nobody should lose his first walk before he has learnt to walk. */
const WANDERER: Player = { kind: 'bot', level: 'random' };

export function QuickStart() {
  const w = homeWords();
  return (
    <section class="home-quick" aria-labelledby="home-now">
      <h2 id="home-now" class="unseen">
        {w.playNow}
      </h2>
      <button class="home-plate big brass" onClick={() => startGame({ scenario: 'base' }, [HUMAN, BOT])}>
        <svg class="home-plate-art" viewBox="0 0 48 48" aria-hidden="true">
          <path transform="translate(24 24)" d={gearPath(12, 22, 18, 'tip')} />
          <circle class="hole" cx={24} cy={24} r={13} />
          <path d="M14 21.500h7v5h-7zM27 21.500h7v5h-7zM18 31h12v2.200H18z" />
        </svg>
        <strong>{w.versus}</strong>
        <span>{w.versusHint(introduced(BOT).name)}</span>
      </button>
      <button class="home-plate big" onClick={() => startGame({ scenario: 'base' }, [HUMAN, HUMAN])}>
        <svg class="home-plate-art" viewBox="0 0 48 48" aria-hidden="true">
          <path class="blue" transform="translate(-10 2)" d={PAWN} />
          <path class="yellow" transform="translate(10 2)" d={PAWN} />
        </svg>
        <strong>{w.hotSeat}</strong>
        <span>{w.hotSeatHint}</span>
      </button>
      <button class="home-first" onClick={() => startGame({ scenario: 'prison-1' }, [HUMAN, WANDERER])}>
        <strong>{w.firstGame}</strong> <span>{w.firstGameHint}</span>
      </button>
    </section>
  );
}
