/** A draw that somebody else offers. */
import { colourName, verbOf } from '../words/names.ts';
import { playWords } from '../words/play-words.ts';
import type { AtTable } from './play-controller.ts';

export function DrawOffer({ controller }: AtTable) {
  const { match } = controller;
  const { seat, view, result } = controller.now;
  const offering = view.shown.seats.findIndex(({ offersDraw }, index) => offersDraw && index !== seat);
  if (seat < 0 || offering < 0 || result) return null;
  const p = playWords();
  const colour = match.ruleset.colours[offering] ?? 'blue';
  return (
    <div class="note surface row wraps question" role="alert">
      <span>{p.drawOffered(colourName(colour))}</span>
      <button onClick={() => controller.act({ type: 'offerDraw' })}>{p.acceptDraw}</button>
      <button onClick={() => controller.act({ type: 'declineDraw' })}>{verbOf('declineDraw')}</button>
    </div>
  );
}
