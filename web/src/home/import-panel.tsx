/** The way to open something from elsewhere; what reads it is loaded when it is unfolded. */
import { useSignal } from '@preact/signals';
import { Later } from '../panels/later.tsx';
import { homeWords } from '../words/home-words.ts';

const load = async () => (await import('./import-fields.tsx')).ImportFields;

export function ImportPanel() {
  const w = homeWords();
  const isWanted = useSignal(false);
  return (
    <details class="home-more" onToggle={() => (isWanted.value = true)}>
      <summary>
        {w.import} <span class="home-hint">{w.importHint}</span>
      </summary>
      {isWanted.value && <Later load={load} props={{}} />}
    </details>
  );
}
