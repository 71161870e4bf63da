/**
 * The table: the board, above it the players, below it what can be done. On a small screen everything but the board is
 * a sheet.
 */
import type { PieceId } from '@dungeon-twister/rules';
import { useComputed, useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentType, RefObject } from 'preact';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { Preview } from '../board/preview-art.tsx';
import { whenIdle } from '../browser/when-idle.ts';
import { useUpTo } from '../browser/use-width.ts';
import { PLACING } from '../match/by-chance.ts';
import type { TableGame } from '../match/table-game.ts';
import type { Snapshot } from '../match/snapshot.ts';
import { Later, Quietly } from '../panels/later.tsx';
import { Announcer } from './announcer.tsx';
import { BoardView } from './board-view.tsx';
import { Curtain } from './curtain.tsx';
import { Dock } from './dock.tsx';
import { useDockBeside } from './use-dock-beside.ts';
import { type AtTable, PlayController } from './play-controller.ts';
import { type AfterGame, GameOver } from './game-over.tsx';
import { keepFocus } from './keep-focus.ts';
import { handleKey } from './keys.ts';
import { LogDrawer } from './log-drawer.tsx';
import { Notes } from './notes.tsx';
import { Sheet } from './sheet.tsx';
import './table-screen.css';
import './table-column.css';
import './dock-beside.css';
import { TableStrip } from './table-strip.tsx';
import { Team } from './team.tsx';

const loadFollow = async () => (await import('./follow/follow.tsx')).Follow;
const loadUnderWay = async () => (await import('./combat-under-way.tsx')).CombatUnderWay;
const loadEnded = async () => (await import('./combat-ended.tsx')).CombatEnded;
/** In a set-up a card is open from the first moment: the board does not wait for it. */
const loadChooser = async () => (await import('./chooser.tsx')).Chooser;
const loadQuestion = async () => (await import('./final-question.tsx')).FinalQuestion;
const loadCard = async () => {
  await whenIdle();
  return (await import('./piece-beside.tsx')).PieceBeside;
};
const loadThing = async () => (await import('./thing-beside.tsx')).ThingBeside;
const loadDrawOffer = async () => (await import('./menu-parts.ts')).DrawOffer;
const loadConfirm = async () => (await import('./menu-parts.ts')).Confirm;
const loadKeys = async () => (await import('./keys-help.tsx')).KeysHelp;
const loadLegend = async () => (await import('./legend.tsx')).Legend;

/** As wide as notes are, and how far they stay from what was clicked. */
const NOTE = 240;
const BESIDE = 28;
const EDGE = 12;
/** Most notes are no higher than this. */
const NOTE_HEIGHT = 260;

/** Notes and lists of ways open beside what was clicked, never on it, and never outside of the board's area. */
function layNotes(area: HTMLElement, { clientX, clientY, target }: PointerEvent): void {
  // What is clicked itself must not run away.
  if (target instanceof Element && target.closest('.chooser-card, .board-notes, .card-beside')) return;
  const { left, top, width, height } = area.getBoundingClientRect();
  const [x, y] = [Math.min(clientX - left, width), clientY - top];
  const isRoomBeside = x + BESIDE + NOTE + EDGE <= width;
  const at = isRoomBeside ? x + BESIDE : x - BESIDE - NOTE;
  area.style.setProperty('--note-left', `${Math.max(EDGE, at)}px`);
  // What was pressed in the dock is answered just above it.
  const isBelow = y > height;
  const high = Math.max(EDGE, Math.min(y - 2 * EDGE, height - NOTE_HEIGHT));
  area.style.setProperty('--note-top', isBelow ? 'auto' : `${high}px`);
  area.style.setProperty('--note-bottom', isBelow ? `${EDGE}px` : 'auto');
}

/** Whoever presses anything else leaves what was asked. */
function leaveFinal({ asked }: PlayController, { target }: PointerEvent): void {
  if (target instanceof Element && !target.closest('.asked, .final-asked')) asked.value = null;
}
/**
 * Whether a piece is only looked at, and nothing else is said of it: on a small screen, where whoever is in hand has his
 * card below, this one would lie out of sight there, and the press would seem to do nothing.
 */
const isLookedAt = ({ selection, explain }: PlayController): boolean =>
  selection.looked.value !== null && explain.refused.value === null;
/** Whether tokens are laid out, whoever is at it: for this the dock is a tray with room for their cards. */
const isSettingUp = ({ view, open }: Snapshot): boolean =>
  view.shown.turn === 0 && open.some(({ about }) => PLACING.has(about));

/** What the grid of the table looks like, besides how wide the window is. Tokens to place take the space of a card. */
function formOf({ now, selection }: PlayController, isBeside: boolean): string {
  const stage = isSettingUp(now) ? ' setting-up' : now.result ? ' over' : '';
  const tray = stage === '' && selection.tokens.value.length > 0 ? ' with-tray' : '';
  return `${stage}${isBeside ? ` tall${tray}` : ''}`;
}

/** Whoever else goes on with the game as long as somebody sits here. */
export interface Attendance {
  /** Asks a bot once more, after trouble. */
  readonly askBot?: () => void;
  readonly stop: () => void;
}

export interface TableScreenProps extends AfterGame {
  readonly match: TableGame;
  /** The clocks, where the game is timed. */
  readonly clock: ComponentChildren;
  /** Begins with the screen; the same function as long as it is the same game. */
  readonly attend: (controller: PlayController) => Attendance;
  /** Who goes along with the game, beside the board: he also says how it ended. */
  readonly guide?: ComponentType<AtTable>;
  /** Who helps somebody at the table. */
  readonly helper?: ComponentType<AtTable> | undefined;
}

export function TableScreen(props: TableScreenProps) {
  const { match, clock, attend, guide: Guide, helper: Helper, ...after } = props;
  const controller = useMemo(() => new PlayController(match), [match]);
  const attendance = useRef<Attendance | null>(null);
  const opened = useSignal(false);
  const area = useRef<HTMLElement>(null);
  useEffect(() => {
    const attending = attend(controller);
    attendance.current = attending;
    const gone = new AbortController();
    addEventListener('keydown', (event) => handleKey(controller, event), { signal: gone.signal });
    // Where one person has clicked is nothing for the next one to see.
    const stopTidying = match.viewer.subscribe(() => {
      area.current?.removeAttribute('style');
      controller.cardLay = null;
    });
    const stops = [controller.watch(), keepFocus(controller), stopTidying];
    return () => {
      attending.stop();
      for (const stop of stops) stop();
      gone.abort();
    };
  }, [match, controller, attend]);
  const hidden = match.handOver.value !== null;
  // Nothing of it is needed while a game is set up: the first board does not wait for it.
  const isUnderWay = useComputed(() => controller.now.view.shown.turn > 0).value;
  const narrow = useUpTo('narrow');
  const isDrawer = useUpTo('drawer');
  const { logOpen } = controller;
  const isBeside = useDockBeside(match.ruleset);
  const point = (preview: Preview | null): void => {
    controller.spokenOf.value = preview;
  };
  return (
    <main
      class={`table-screen ${narrow ? 'narrow' : 'wide'}${opened.value ? ' opened' : ''}${formOf(controller, isBeside)}`}
      onPointerDownCapture={(event) => {
        leaveFinal(controller, event);
        controller.pressed = { x: event.clientX, y: event.clientY };
        if (area.current) layNotes(area.current, event);
      }}
    >
      {/* Behind the curtain nothing can be reached, with the keyboard either. */}
      <section ref={area} class="board-area" inert={hidden}>
        <BoardView controller={controller} />
        {isUnderWay && <Quietly load={loadFollow} props={{ controller }} />}
        <AskedBeside controller={controller} area={area} />
        {(!narrow || isLookedAt(controller)) && <PieceInHand controller={controller} area={area} />}
        {!narrow && <Team controller={controller} />}
        {isUnderWay && <Quietly load={loadChooser} props={{ controller }} />}
        {isUnderWay && <Quietly load={loadQuestion} props={{ controller }} />}
        <div class="board-notes">
          <Quietly load={loadDrawOffer} props={{ controller }} />
          <Notes controller={controller} onAskBot={() => attendance.current?.askBot?.()} />
        </div>
        {Helper && <Helper controller={controller} />}
        {Guide ? <Guide controller={controller} /> : <GameOver controller={controller} {...after} />}
      </section>
      {narrow ? (
        <Sheet controller={controller} clock={clock} opened={opened} isInert={hidden} {...after} />
      ) : (
        <>
          {/* It lies over the board, and would lie over the curtain too. */}
          {isUnderWay && !hidden && <Quietly load={loadUnderWay} props={{ controller }} />}
          <Dock controller={controller} isInert={hidden} />
          <TableStrip
            controller={controller}
            clock={clock}
            isInert={hidden}
            log={isDrawer ? logOpen.value : null}
            onLog={() => (logOpen.value = !logOpen.value)}
            onLeave={after.onLeave}
            onReplay={after.onReplay}
            kept={after.kept}
          />
          {(!isDrawer || logOpen.value) && (
            <LogDrawer
              match={match}
              isInert={hidden}
              onPoint={point}
              onClose={isDrawer ? () => (logOpen.value = false) : undefined}
            />
          )}
        </>
      )}
      {/* First both see how their combat ended; the board shows nothing secret meanwhile. */}
      {hidden && !controller.fought.value && <Curtain match={match} />}
      {isUnderWay && <Quietly load={loadEnded} props={{ controller }} />}
      <Quietly load={loadConfirm} props={{ controller }} />
      {controller.keysShown.value && <Later load={loadKeys} props={{ controller }} />}
      {controller.legendShown.value && <Later load={loadLegend} props={{ controller }} />}
      <Announcer controller={controller} />
    </main>
  );
}

interface BesideProps extends AtTable {
  readonly area: RefObject<HTMLElement | null>;
}

/** The card of a thing that somebody asks about; read out, because the keyboard stays where it was. */
function AskedBeside({ controller, area }: BesideProps) {
  const { thing } = controller.selection;
  const close = (): void => {
    thing.value = null;
  };
  return (
    <div role="status">
      {thing.value && (
        <Quietly load={loadThing} props={{ controller, thing: thing.value, area, onClose: close }} />
      )}
    </div>
  );
}

/** The card of what is in hand or looked at, until it is closed. */
function PieceInHand({ controller, area }: BesideProps) {
  const { looked } = controller.selection;
  const id = controller.selection.shown.value;
  const closed = useSignal<PieceId | null>(null);
  useEffect(() => {
    if (id !== closed.value) closed.value = null;
  }, [id, closed]);
  const isCovered = controller.selection.thing.value !== null;
  if (id === null || isCovered || closed.value === id || controller.now.view.shown.combat) return null;
  const close = (): void => {
    controller.spokenOf.value = null;
    if (looked.value === null) closed.value = id;
    looked.value = null;
  };
  return <Quietly load={loadCard} props={{ controller, id, area, onClose: close }} />;
}
