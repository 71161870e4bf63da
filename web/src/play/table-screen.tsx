/** The table: the board, and around it whose turn it is, what can be done, the players and what has happened. */
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { type Bots, playBots } from '../bots/bots.ts';
import { SidePanels } from '../panels/side-panels.tsx';
import { clockOf } from '../match/clock.ts';
import type { Match } from '../match/match.ts';
import { motionIsRunning } from '../motion/use-motion.ts';
import { words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import { ActionBar } from './action-bar.tsx';
import { Announcer } from './announcer.tsx';
import { AskedByAbility } from './answers.tsx';
import { BoardView } from './board-view.tsx';
import { Chooser } from './chooser.tsx';
import { ClockFace } from './clock-face.tsx';
import { CombatEnded } from './combat-ended.tsx';
import { CombatUnderWay } from './combat-under-way.tsx';
import { Curtain } from './curtain.tsx';
import { PlayController } from './play-controller.ts';
import { type AfterGame, GameOver } from './game-over.tsx';
import { Hand } from './hand.tsx';
import { keepFocus } from './keep-focus.ts';
import { handleKey } from './keys.ts';
import { KeysHelp } from './keys-help.tsx';
import { Confirm, DrawOffer, Menu } from './menu.tsx';
import { Notes } from './notes.tsx';
import { Prompt } from './prompt.tsx';
import './table-screen.css';
import { Team } from './team.tsx';
import { TurnStrip } from './turn-strip.tsx';

/** As wide as notes are, and how far they stay from what was clicked. */
const NOTE = 240;
const BESIDE = 28;
const EDGE = 12;
/** Most notes are no higher than this. */
const NOTE_HEIGHT = 260;

/** Notes and lists of ways open beside what was clicked, never on it, and never outside of the board's area. */
function layNotes(area: HTMLElement, { clientX, clientY, target }: PointerEvent): void {
  // What is clicked itself must not run away.
  if (target instanceof Element && target.closest('.chooser-card, .board-notes')) return;
  const { left, top, width, height } = area.getBoundingClientRect();
  const [x, y] = [Math.min(clientX - left, width), clientY - top];
  const isRoomBeside = x + BESIDE + NOTE + EDGE <= width;
  const at = isRoomBeside ? x + BESIDE : x - BESIDE - NOTE;
  area.style.setProperty('--note-left', `${Math.max(EDGE, at)}px`);
  area.style.setProperty('--note-top', `${Math.max(EDGE, Math.min(y - 2 * EDGE, height - NOTE_HEIGHT))}px`);
}

export interface TableScreenProps extends AfterGame {
  readonly match: Match;
}

export function TableScreen({ match, ...after }: TableScreenProps) {
  const controller = useMemo(() => new PlayController(match), [match]);
  const clock = clockOf(match);
  const bots = useRef<Bots | null>(null);
  const opened = useSignal(false);
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    const playing = playBots(match, {
      isHeld: () => controller.fought.value !== null || motionIsRunning.value,
      onTrouble: (seat) => (controller.trouble.value = seat),
      onStandIn: (standIn) => (controller.standIn.value = standIn),
    });
    bots.current = playing;
    const gone = new AbortController();
    addEventListener('keydown', (event) => handleKey(controller, event), { signal: gone.signal });
    // Where one person has clicked is nothing for the next one to see.
    const stopTidying = match.viewer.subscribe(() => area.current?.removeAttribute('style'));
    const stops = [controller.watch(), clock.start(), keepFocus(controller), stopTidying];
    return () => {
      playing.stop();
      for (const stop of stops) stop();
      gone.abort();
    };
  }, [match, controller, clock]);
  const hidden = match.handOver.value !== null;
  return (
    <main
      class={`table-screen${opened.value ? ' opened' : ''}`}
      onPointerDownCapture={(event) => {
        controller.byFinger = event.pointerType === 'touch';
        if (area.current) layNotes(area.current, event);
      }}
    >
      {/* Behind the curtain nothing can be reached, with the keyboard either. */}
      <section ref={area} class="board-area" inert={hidden}>
        <BoardView controller={controller} />
        <Chooser controller={controller} />
        <div class="board-notes">
          <DrawOffer controller={controller} />
          <Notes controller={controller} onAskBot={() => bots.current?.again()} />
        </div>
        <GameOver controller={controller} {...after} />
      </section>
      <aside class="side" inert={hidden}>
        <header class="top row">
          <button class="plain" onClick={after.onLeave}>
            ← {words().home}
          </button>
          <button
            class="plain sheet-toggle"
            aria-expanded={opened.value}
            onClick={() => (opened.value = !opened.value)}
          >
            {opened.value ? `▾ ${playWords().less}` : `▴ ${playWords().more}`}
          </button>
          <ClockFace clock={clock} />
          <Menu controller={controller} {...(after.onReplay ? { onReplay: after.onReplay } : {})} />
        </header>
        <Prompt controller={controller} />
        <CombatUnderWay controller={controller} />
        <AskedByAbility controller={controller} />
        <TurnStrip controller={controller} />
        <ActionBar controller={controller} />
        <Hand controller={controller} />
        <Team controller={controller} />
        <div>
          <SidePanels
            match={match}
            selected={controller.selection.looked.value ?? controller.selection.selected.value}
            onPoint={(preview) => (controller.spokenOf.value = preview)}
          />
        </div>
      </aside>
      {/* First both see how their combat ended; the board shows nothing secret meanwhile. */}
      {hidden && !controller.fought.value && <Curtain match={match} />}
      <CombatEnded controller={controller} />
      <Confirm controller={controller} />
      <KeysHelp controller={controller} />
      <Announcer controller={controller} />
    </main>
  );
}
