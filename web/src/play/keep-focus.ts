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
  '.stand.selected[tabindex]',
  '.hand .chosen',
  '.board .mark',
  '.cards button',
  '.team-card',
  '.stand.pickable',
  '.game-over button',
  '.prompt-card',
];

const isNowhere = (): boolean => document.activeElement === null || document.activeElement === document.body;

function next(): HTMLElement | SVGElement | null {
  for (const selector of NEXT)
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
  const stop = shown.subscribe(() => {
    cancelAnimationFrame(frame);
    // After everything is drawn: what was pressed may still be there.
    frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => {
        if (byKey && isNowhere()) next()?.focus();
      });
    });
  });
  return () => {
    stop();
    cancelAnimationFrame(frame);
    removeEventListener('keydown', used, true);
    removeEventListener('pointerdown', used, true);
  };
}
