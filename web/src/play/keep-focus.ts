/**
 * What somebody has just pressed is often gone afterwards, and the focus with it: then it goes on to what is next to be
 * done. Only for those who use the keyboard; a pointer needs no focus.
 */
import { computed } from '@preact/signals';
import type { PlayController } from './play-controller.ts';

/** Where the focus goes, the first that is there. */
const NEXT = [
  '[role=dialog] button',
  '.chooser-card .choices button',
  '.combat-answers button',
  '[data-onwards]',
  '.stand.selected[tabindex]',
  '.hand .chosen',
  '.board .mark',
  '.cards button',
  '.team-card',
  '.stand.pickable',
  '.game-over button',
  '.prompt-card',
];

/** The same for whoever has just sat down: nothing that would already show something on the board. */
const FIRST = [
  '[role=dialog] button',
  '.combat-answers button',
  '.hand .chosen',
  '.cards button',
  '.team-card',
  '.board',
];

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function first(selectors: readonly string[]): HTMLElement | SVGElement | null {
  for (const selector of selectors)
    for (const element of document.querySelectorAll<HTMLElement | SVGElement>(selector))
      if (element.checkVisibility() && !element.closest('[inert]')) return element;
  return null;
}

export function keepFocus(controller: PlayController): () => void {
  let byKey = false;
  let frame = 0;
  const used = ({ type }: Event): void => {
    byKey = type === 'keydown';
  };
  addEventListener('keydown', used, true);
  addEventListener('pointerdown', used, true);
  /** Whatever may make something on the screen come or go. */
  const shown = computed(() => [
    controller.now,
    controller.selection.selected.value,
    controller.choices.ways.value,
    controller.question.value,
    controller.explain.refused.value,
    controller.fought.value,
  ]);
  // Whoever sits down begins where something is to be done.
  let isNew = true;
  const stopSitting = controller.match.viewer.subscribe(() => {
    isNew = true;
  });
  const stop = shown.subscribe(() => {
    cancelAnimationFrame(frame);
    // After everything is drawn: what was pressed may still be there.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        // Whoever has a pointer needs no frame around what has the focus.
        if (isNowhere() && (byKey || isNew))
          first(byKey ? NEXT : FIRST)?.focus({ preventScroll: true, focusVisible: byKey });
        isNew = false;
      });
    });
  });
  return () => {
    stop();
    stopSitting();
    cancelAnimationFrame(frame);
    removeEventListener('keydown', used, true);
    removeEventListener('pointerdown', used, true);
  };
}
