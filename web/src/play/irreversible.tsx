/** The wax seal on whatever cannot be taken back. */
import type { JSX } from 'preact';
import { WAX } from '../board/wax.ts';
import { playWords } from '../words/play-words.ts';
import './irreversible.css';

export const Irreversible = (): JSX.Element => (
  <svg class="seal-mark" viewBox="0 0 16 16" aria-hidden="true">
    <path d={WAX} />
    <circle cx="8" cy="7.6" r="3.2" />
  </svg>
);

/** What the seal means, for whoever has never seen one. */
export const IrreversibleLegend = (): JSX.Element => (
  <p class="seal-legend" aria-hidden="true">
    <Irreversible /> {playWords().final}
  </p>
);
