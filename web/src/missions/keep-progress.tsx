/** A copy of what was reached: as a file to keep, and back from one. */
import { useSignal } from '@preact/signals';
import { download } from '../browser/download.ts';
import { missionWords } from '../words/mission-words.ts';
import { keptPoints, notePoints } from './kept-points.ts';
import { fileOf, pointsOfFile } from './progress-file.ts';

export function KeepProgress() {
  const w = missionWords();
  const said = useSignal<'brought' | 'refused' | null>(null);
  const bring = async (file: File | undefined): Promise<void> => {
    const points = file ? pointsOfFile(await file.text()) : null;
    if (points) notePoints(points);
    said.value = points ? 'brought' : 'refused';
  };
  return (
    <section aria-labelledby="missions-keep">
      <h3 id="missions-keep">{w.keep}</h3>
      <p class="home-hint">{w.keepHint}</p>
      <div class="home-row">
        <button disabled={keptPoints.value.size === 0} onClick={() => download(fileOf(keptPoints.peek()))}>
          {w.exported}
        </button>
        <label class="missions-bring">
          {w.imported}{' '}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ currentTarget }) => void bring(currentTarget.files?.[0])}
          />
        </label>
      </div>
      <p role="status">{said.value ? w[said.value] : ''}</p>
    </section>
  );
}
