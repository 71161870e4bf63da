/** The sign on whatever cannot be taken back. */
import { IRREVERSIBLE_SIGN } from '../board/irreversible-sign.ts';
import { playWords } from '../words/play-words.ts';
import './irreversible.css';

export const Irreversible = () => (
  <svg class="irreversible-sign" viewBox="0 0 16 16" aria-hidden="true">
    <path d={IRREVERSIBLE_SIGN} />
    <circle cx="8" cy="7.6" r="3.2" />
  </svg>
);

/** What the sign means, for whoever has never seen one. */
export const IrreversibleLegend = () => (
  <p class="irreversible-legend row" aria-hidden="true">
    <Irreversible /> {playWords().final}
  </p>
);
