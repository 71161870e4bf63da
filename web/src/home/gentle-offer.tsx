/** Offered once to whoever starts his first game: a small one, or the full one. Closing it decides nothing. */
import { useEffect, useRef } from 'preact/hooks';
import { chooseFirst } from '../browser/first-visit.ts';
import { hashOf } from '../browser/route.ts';
import { gentleWords } from '../words/gentle-words.ts';
import { startGentle } from './gentle-game.ts';
import './gentle-offer.css';

interface OfferProps {
  readonly onFull: () => void;
  readonly onClose: () => void;
}

export function GentleOffer({ onFull, onClose }: OfferProps) {
  const w = gentleWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="gentle-offer" aria-label={w.title} onClose={onClose}>
      <header class="row">
        <h2>{w.title}</h2>
        <button class="plain close" aria-label={w.close} onClick={onClose}>
          ✕
        </button>
      </header>
      <div class="gentle-choices">
        <button
          class="home-plate brass"
          autofocus
          onClick={() => {
            chooseFirst('gentle');
            startGentle();
          }}
        >
          <strong>{w.gentle}</strong>
          <span>{w.gentleHint}</span>
        </button>
        <button
          class="home-plate"
          onClick={() => {
            chooseFirst('full');
            onFull();
          }}
        >
          <strong>{w.full}</strong>
          <span>{w.fullHint}</span>
        </button>
      </div>
      <p>
        <a href={hashOf({ page: 'learn', id: null })}>{w.learn}</a>
      </p>
      <p class="soft">{w.asked}</p>
    </dialog>
  );
}
