/** How fast the others play, and whether they wait after each action. */
import { PACES, pace, stepsWanted } from '../browser/pace.ts';
import { Segments } from '../home/switches.tsx';
import { playWords } from '../words/play-words.ts';
import type { AtTable } from './play-controller.ts';

export function PaceControls({ controller }: AtTable) {
  const p = playWords();
  return (
    <>
      <div class="pace-controls">
        <span aria-hidden="true">{p.pace}</span>
        <Segments
          name="pace"
          legend={p.pace}
          choices={PACES.map((one) => ({ value: one, label: p.paces[one] }))}
          value={pace.value}
          onChoose={(one) => (pace.value = one)}
        />
      </div>
      <label class="motion-controls" title={p.stepsHint}>
        <input
          type="checkbox"
          checked={controller.steps.areWanted.value}
          onChange={({ currentTarget }) => (stepsWanted.value = currentTarget.checked)}
        />
        {p.stepsWanted}
      </label>
    </>
  );
}
