/** The wax seal on whatever cannot be taken back. */
import type { JSX } from 'preact';
import { playWords } from '../words/play-words.ts';
import './seal.css';

export const Seal = (): JSX.Element => (
  <svg class="seal-mark" viewBox="0 0 16 16" aria-hidden="true">
    <path d="M8,0.8l1.8,1.6l2.4,-0.4l0.8,2.3l2.2,1l-0.6,2.3l0.6,2.4l-2.2,1l-0.8,2.3l-2.4,-0.4l-1.8,1.7l-1.8,-1.7l-2.4,0.4l-0.8,-2.3l-2.2,-1l0.6,-2.4l-0.6,-2.3l2.2,-1l0.8,-2.3l2.4,0.4z" />
    <circle cx="8" cy="7.6" r="3.2" />
  </svg>
);

/** What the seal means, for whoever has never seen one. */
export const SealLegend = (): JSX.Element => (
  <p class="seal-legend" aria-hidden="true">
    <Seal /> {playWords().final}
  </p>
);
