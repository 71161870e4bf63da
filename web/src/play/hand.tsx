/** Tokens that are to be put somewhere: chosen by a click or dragged to the board; and a look at one's own that lie. */
import { useId, useMemo } from 'preact/hooks';
import { tokensFaceDown } from '../panels/piece-facts.ts';
import { playWords } from '../words/play-words.ts';
import { PLACING } from '../match/by-chance.ts';
import type { AtTable } from './play-controller.ts';
import './hand.css';
import { UndoButton } from './turn-strip.tsx';
import { SoundOffer } from '../sound/sound-offer.tsx';
import { keptResults } from '../store/results.ts';
import { shelf } from '../store/shelf.ts';
import { sayToken, TokenCard } from './token-card.tsx';
import { TraySlots } from './tray-slots.ts';

/** Farther than a finger trembles. */
const DRAG = 12;

/**
 * Lets a token be dragged: whatever mark lies where it is let go is picked. Where the row or column of tokens is scrolled
 * by a finger, one that goes along it scrolls, and takes nothing in hand.
 */
function startDrag(event: PointerEvent, pick: () => void): void {
  const token = event.currentTarget as HTMLElement;
  const [x, y] = [event.clientX, event.clientY];
  const scrolls = event.pointerType === 'touch' && getComputedStyle(token).touchAction;
  const ghost = token.querySelector('svg')?.cloneNode(true) as SVGElement | undefined;
  let dragging = false;
  const moved = (now: PointerEvent): void => {
    const [right, down] = [now.clientX - x, now.clientY - y];
    if (!dragging && Math.hypot(right, down) < DRAG) return;
    if (!dragging) {
      const aside = Math.abs(right) - Math.abs(down);
      if ((scrolls === 'pan-x' && aside >= 0) || (scrolls === 'pan-y' && aside <= 0)) return stop();
      dragging = true;
      pick();
      ghost?.classList.add('dragged');
      if (ghost) document.body.append(ghost);
    }
    if (ghost) ghost.style.transform = `translate(${now.clientX}px, ${now.clientY}px) translate(-50%, -60%)`;
  };
  const stop = (): void => {
    removeEventListener('pointermove', moved);
    removeEventListener('pointerup', ended);
    removeEventListener('pointercancel', ended);
    ghost?.remove();
  };
  const ended = (now: PointerEvent): void => {
    stop();
    if (!dragging || now.type === 'pointercancel') return;
    const below = document.elementFromPoint(now.clientX, now.clientY)?.closest('.board .mark, .board .room');
    below?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  addEventListener('pointermove', moved);
  addEventListener('pointerup', ended);
  addEventListener('pointercancel', ended);
}

/** The tray has two rows of cards at most; the fewer there are, the more each can say. */
function trayOf(tokens: number): string {
  const columns = Math.min(6, Math.max(4, Math.ceil(tokens / 2)));
  return `--columns: ${columns}; --lines: ${tokens > columns ? 3 : 8}`;
}

export function Hand({ controller }: AtTable) {
  const p = playWords();
  const tokens = controller.selection.tokens.value;
  const { stage, seat } = controller.now;
  const tray = useMemo(() => new TraySlots(), [controller]);
  if (stage === null || tokens.length === 0) return null;
  const { ruleset } = controller.match;
  const chosen = controller.selection.token.value;
  const slots = tray.of(`${stage}/${seat}`, tokens);
  return (
    <section class="hand-area" aria-label={p.hand}>
      <div class="hand" style={trayOf(slots.length)}>
        {slots.map((id) =>
          tokens.includes(id) ? (
            <button
              key={id}
              aria-pressed={chosen === id}
              aria-label={sayToken(ruleset, id)}
              class={chosen === id ? 'token-card chosen' : 'token-card'}
              onClick={() => {
                controller.clearNotes();
                controller.selection.hold(id);
              }}
              onPointerDown={(event) => startDrag(event, () => controller.selection.hold(id))}
            >
              <TokenCard ruleset={ruleset} id={id} />
            </button>
          ) : (
            <span key={id} class="free-slot" />
          ),
        )}
      </div>
    </section>
  );
}

/**
 * Leaves the rest of the set-up to chance, with what is laid face down after the line; whoever has not ended a game yet
 * is told that this is a good way.
 */
export function PlaceTheRest({ controller }: AtTable) {
  const p = playWords();
  const { stage, seat } = controller.now;
  const isFirst = useMemo(() => keptResults(shelf).length === 0, []);
  const hint = useId();
  const hints = [...(stage === 'deploy' ? [p.hiddenToo] : []), ...(isFirst ? [p.goodForFirst] : [])];
  return stage !== null && PLACING.has(stage) && controller.selection.tokens.value.length > 0 ? (
    <div class="place-the-rest">
      <button
        class="primary"
        title={p.placeForMeHint}
        aria-describedby={hints.length > 0 ? hint : undefined}
        onClick={() => controller.match.placeTheRest(seat)}
      >
        {p.placeForMe}
      </button>
      {hints.length > 0 && <small id={hint}>{hints.join(' ')}</small>}
    </div>
  ) : null;
}

/** Everything about tokens, one below the other. */
export function HandSheet({ controller }: AtTable) {
  const { stage } = controller.now;
  return (
    <>
      <Hand controller={controller} />
      <PlaceTheRest controller={controller} />
      {stage !== null && PLACING.has(stage) && <UndoButton controller={controller} />}
      <OwnTokens controller={controller} />
      <SoundFirst controller={controller} />
    </>
  );
}

/** In the set-up, before anything lies on the rooms. */
export const SoundFirst = ({ controller: { now } }: AtTable) =>
  now.stage !== null && PLACING.has(now.stage) && tokensFaceDown(now.view).size === 0 ? <SoundOffer /> : null;

/** For those who do not remember what they have laid where: its faces on the board, which nobody else is to see. */
export function OwnTokens({ controller }: AtTable) {
  const p = playWords();
  if (!controller.match.table.ownTokens || tokensFaceDown(controller.now.view).size === 0) return null;
  const { ownTokens } = controller;
  return (
    <button
      class="plain own-tokens row"
      aria-pressed={ownTokens.value}
      title={p.ownTokensHint}
      onClick={() => (ownTokens.value = !ownTokens.value)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M2,12c4,-7 16,-7 20,0c-4,7 -16,7 -20,0zM12,9a3,3 0 1 1 0,6a3,3 0 1 1 0,-6z" />
      </svg>
      {p.ownTokens}
    </button>
  );
}
