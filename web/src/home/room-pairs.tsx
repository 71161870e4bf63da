/** With which pairs of rooms is played: lots decide, or the players name them. */
import { optionWords } from '../words/option-words.ts';
import { pairsOf, scenarioOf, withPair } from './form.ts';
import type { FormProps } from './option-fields.tsx';
import { Segments } from './switches.tsx';

export function RoomPairs({ form, onChange }: FormProps) {
  const w = optionWords();
  const { all, wanted } = pairsOf(form);
  const chosen = form.pairs;
  return (
    <div class="home-option home-pairs">
      <span class="home-option-name" id="pairs-name">
        {w.pairs}
      </span>
      <div class="home-control">
        <Segments
          name="pairs"
          legend={w.pairs}
          choices={[
            { value: 'lots', label: w.pairsByLot },
            { value: 'chosen', label: w.pairsChosen },
          ]}
          value={chosen ? 'chosen' : 'lots'}
          onChoose={(value) => onChange({ ...form, pairs: value === 'lots' ? null : [] })}
        />
      </div>
      <p class="home-hint">{w.pairsHint(wanted)}</p>
      {chosen && (
        <>
          <div class="home-pair-buttons row wraps" role="group" aria-labelledby="pairs-name">
            {all.map((pair) => {
              const count = chosen.filter((one) => one === pair).length;
              return (
                <button
                  key={pair}
                  class={count > 0 ? 'chosen' : ''}
                  aria-pressed={count > 0}
                  aria-label={w.pair(pair, count)}
                  disabled={count === 0 && chosen.length >= wanted}
                  onClick={() => onChange(withPair(form, pair))}
                >
                  {pair}
                  {count > 1 && <sup aria-hidden="true">×2</sup>}
                </button>
              );
            })}
            <span class="home-hint" role="status">
              {chosen.length} / {wanted}
            </span>
          </div>
          {scenarioOf(form).pairsMayRepeat && <p class="home-hint">{w.pairsTwice}</p>}
        </>
      )}
    </div>
  );
}
