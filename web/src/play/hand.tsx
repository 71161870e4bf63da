/** Tokens that are to be put somewhere: chosen by a click or dragged to the board; and where one's own lie already. */
import { slotName } from '@dungeon-twister/rules';
import { tokensFaceDown } from '../panels/piece-facts.ts';
import { playWords } from '../words/play-words.ts';
import { PLACING } from '../match/by-chance.ts';
import type { AtTable } from './play-controller.ts';
import './hand.css';
import { kindName } from '../words/names.ts';
import { UndoButton } from './turn-strip.tsx';
import { Portrait } from './portrait.tsx';

/** Farther than a finger trembles. */
const DRAG = 12;

/** Lets a token be dragged: whatever mark lies where it is let go is picked. */
function startDrag(event: PointerEvent, pick: () => void): void {
  const token = event.currentTarget as HTMLElement;
  const [x, y] = [event.clientX, event.clientY];
  const ghost = token.querySelector('svg')?.cloneNode(true) as SVGElement | undefined;
  let dragging = false;
  const moved = (now: PointerEvent): void => {
    if (!dragging && Math.hypot(now.clientX - x, now.clientY - y) < DRAG) return;
    if (!dragging) {
      dragging = true;
      pick();
      ghost?.classList.add('dragged');
      if (ghost) document.body.append(ghost);
    }
    if (ghost) ghost.style.transform = `translate(${now.clientX}px, ${now.clientY}px) translate(-50%, -60%)`;
  };
  const ended = (now: PointerEvent): void => {
    removeEventListener('pointermove', moved);
    removeEventListener('pointerup', ended);
    removeEventListener('pointercancel', ended);
    ghost?.remove();
    if (!dragging || now.type === 'pointercancel') return;
    const below = document.elementFromPoint(now.clientX, now.clientY)?.closest('.board .mark, .board .room');
    below?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  };
  addEventListener('pointermove', moved);
  addEventListener('pointerup', ended);
  addEventListener('pointercancel', ended);
}

export function Hand({ controller }: AtTable) {
  const p = playWords();
  const tokens = controller.selection.tokens.value;
  const stage = controller.now.stage;
  if (stage === null || tokens.length === 0) return null;
  const { ruleset } = controller.match;
  const chosen = controller.selection.token.value;
  return (
    <section class="hand-area" aria-label={p.hand}>
      <div class="hand">
        {tokens.map((id) => (
          <button
            key={id}
            aria-pressed={chosen === id}
            class={chosen === id ? 'centred chosen' : 'centred'}
            onClick={() => {
              controller.clearNotes();
              controller.selection.hold(id);
            }}
            onPointerDown={(event) => startDrag(event, () => controller.selection.hold(id))}
          >
            <Portrait ruleset={ruleset} id={id} />
            <span>{kindName(ruleset, id)}</span>
          </button>
        ))}
      </div>
    </section>
  );
}

/** Leaves the rest of the set-up to chance. */
export function PlaceTheRest({ controller }: AtTable) {
  const p = playWords();
  const { stage, seat } = controller.now;
  return stage !== null && PLACING.has(stage) && controller.selection.tokens.value.length > 0 ? (
    <button class="primary" title={p.placeForMeHint} onClick={() => controller.match.placeTheRest(seat)}>
      {p.placeForMe}
    </button>
  ) : null;
}

/** Everything about tokens, one below the other. */
export function HandSheet({ controller }: AtTable) {
  const { stage } = controller.now;
  if (stage === 'act' || stage === 'card') return <HiddenTokens controller={controller} />;
  return (
    <>
      <Hand controller={controller} />
      <PlaceTheRest controller={controller} />
      {stage !== null && PLACING.has(stage) && <UndoButton controller={controller} />}
      {stage === 'lay' && <LaidAlready controller={controller} />}
    </>
  );
}

/** While the game is played, for those who do not remember. */
export const HiddenTokens = ({ controller }: AtTable) =>
  tokensFaceDown(controller.now.view).size > 0 ? (
    <details class="hidden-tokens">
      <summary>{playWords().hiddenTokens}</summary>
      <LaidAlready controller={controller} />
    </details>
  ) : null;

/** What somebody has laid on the rooms himself, which nobody else sees. */
function LaidAlready({ controller }: AtTable) {
  const p = playWords();
  const { ruleset } = controller.match;
  const bySlot = tokensFaceDown(controller.now.view);
  return (
    <div class="laid">
      <h2>{p.laidAlready}</h2>
      {bySlot.size === 0 ? (
        <p>{p.nothingYet}</p>
      ) : (
        <ul>
          {[...bySlot].map(([slot, pieces]) => (
            <li key={slot}>
              <strong>{slotName(slot)}</strong> {pieces.map(({ id }) => kindName(ruleset, id)).join(', ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
