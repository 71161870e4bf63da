/** The keys of the table. */
import type { Action } from '@dungeon-twister/rules';
import type { PlayController } from './play-controller.ts';

/** Whether somebody is typing, or something else has the keyboard. */
export const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [role=slider]') !== null;

/** Whether the space key presses what has the focus. */
const isPressable = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, summary, a, [role=button]') !== null;

/** The answer that a number key gives: the card with this number, else the choice in this place. */
export function answerFor(
  digit: number,
  answers: readonly Action[],
  choices: readonly Action[],
): Action | null {
  const card = answers.find(
    (one) =>
      ((one.type === 'playCard' || one.type === 'layCard' || one.type === 'nameCard') &&
        one.card === digit) ||
      (one.type === 'countCards' && one.count === digit),
  );
  return card ?? choices[digit - 1] ?? null;
}

/** Whether the log lies over the board, where there is no space beside it: then it lies on all that is said there. */
export const isOver = (logOpen: boolean): boolean =>
  logOpen && document.querySelector('.log-drawer.over') !== null;

/** Who reads the log leaves that, and nothing else; to where the keyboard can be seen. */
function leaveLog({ logOpen, selection, fought }: PlayController, target: EventTarget | null): boolean {
  const at = target instanceof Element ? target : null;
  const isThere = at?.closest('.log-drawer, .log-panel');
  // Dialogs and how a combat ended lie on the log, too.
  if (!isThere && (!isOver(logOpen.value) || isElsewhere(target) || fought.value)) return false;
  logOpen.value = false;
  // Whoever is elsewhere with the keyboard stays there.
  if (!isThere && at?.matches('.board-area *, .dock *')) return true;
  const inHand = `[data-piece="${CSS.escape(selection.selected.value ?? '')}"]`;
  const next = ['.log-toggle', inHand, 'svg.board'].map((one) => document.querySelector(one)).find(Boolean);
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
  return true;
}

export function handleKey(controller: PlayController, event: KeyboardEvent): void {
  if (event.key === 'Escape' && !event.defaultPrevented && leaveLog(controller, event.target)) {
    event.preventDefault();
    return;
  }
  if (event.altKey || isElsewhere(event.target) || controller.match.handOver.value !== null) return;
  const key = event.key.toLowerCase();
  if (event.ctrlKey || event.metaKey) {
    if (key !== 'z' || event.shiftKey) return;
    event.preventDefault();
    controller.undo();
    return;
  }
  if (event.key === 'Escape') {
    if (controller.fought.value) controller.combatSeen();
    else if (
      controller.choices.ways.value.length > 0 ||
      controller.choices.deals.value.length > 0 ||
      controller.asked.value ||
      controller.explain.refused.value ||
      controller.explain.refusedUndo.value ||
      controller.question.value
    )
      controller.clearNotes();
    else if (controller.selection.thing.value !== null) controller.selection.thing.value = null;
    else if (controller.choices.verb.value !== null || controller.choices.loads.value !== null)
      controller.choices.showAll();
    else controller.letGo();
    return;
  }
  if (event.key === ' ' && controller.steps.isWaiting.value && !isPressable(event.target)) {
    controller.steps.next();
    event.preventDefault();
    return;
  }
  if (event.key === '?') {
    controller.keysShown.value = true;
    event.preventDefault();
    return;
  }
  if (key === 'u') controller.undo();
  else if (key === 'e') controller.endTurn();
  else if (key === 'n') {
    controller.selectNext();
    focusPiece(controller);
  } else if (/^\d$/.test(key)) {
    const action = answerFor(Number(key), controller.now.answers, controller.choices.ways.value);
    if (action) controller.decide(action);
  }
}

/** The keyboard follows the hand. */
function focusPiece(controller: PlayController): void {
  const id = controller.selection.selected.value;
  if (id === null) return;
  requestAnimationFrame(() => {
    document.querySelector<SVGElement>(`[data-piece="${CSS.escape(id)}"]`)?.focus();
  });
}
