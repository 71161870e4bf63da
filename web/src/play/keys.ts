/** The keys of the table. */
import type { Action } from '@dungeon-twister/rules';
import type { Desk } from './play-controller.ts';

/** Whether somebody is typing, or something else has the keyboard. */
const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, dialog, [role=slider]') !== null;

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

export function handleKey(desk: Desk, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event.target)) return;
  if (desk.match.handOver.value !== null) return;
  if (event.key === 'Escape') {
    if (desk.fought.value) desk.combatSeen();
    else if (desk.chooser.value.length > 0 || desk.refused.value || desk.question.value) desk.clearNotes();
    else desk.letGo();
    return;
  }
  if (event.key === '?') {
    desk.keysShown.value = true;
    event.preventDefault();
    return;
  }
  const key = event.key.toLowerCase();
  if (key === 'u') desk.undo();
  else if (key === 'e') desk.endTurn();
  else if (key === 'n') {
    desk.selectNext();
    focusPiece(desk);
  } else if (/^\d$/.test(key)) {
    const action = answerFor(Number(key), desk.answers.value, desk.chooser.value);
    if (action) desk.act(action);
  }
}

/** The keyboard follows the hand. */
function focusPiece(desk: Desk): void {
  const id = desk.selected.value;
  if (id === null) return;
  requestAnimationFrame(() => {
    document.querySelector<SVGElement>(`[data-piece="${CSS.escape(id)}"]`)?.focus();
  });
}
