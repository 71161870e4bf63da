/** A list over everything until it is closed: by its cross, which stays in sight, by Escape, or by a tap beside it. */
import type { ComponentChildren, TargetedMouseEvent } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { playWords } from '../words/play-words.ts';
import './list-dialog.css';

interface ListDialogProps {
  /** What the style sheet knows it by. */
  readonly kind: 'legend' | 'keys-help';
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** What lies behind a dialog belongs to it, but not to its box. */
function isBeside({ currentTarget, clientX, clientY }: TargetedMouseEvent<HTMLDialogElement>): boolean {
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

export function ListDialog({ kind, title, onClose, children }: ListDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      class={`list-dialog ${kind}`}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        // A button that is pressed by keyboard has no point, and is inside all the same.
        if (event.target === event.currentTarget && isBeside(event)) onClose();
      }}
    >
      <header class="row">
        <h2>{title}</h2>
        <button class="plain close" aria-label={playWords().close} onClick={onClose}>
          ✕
        </button>
      </header>
      {children}
    </dialog>
  );
}
