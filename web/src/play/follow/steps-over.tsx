/** Whoever has played a few games is told, when it first happens, that opponents play on by themselves now. */
import { stepsWanted } from '../../browser/pace.ts';
import { playWords } from '../../words/play-words.ts';
import { stepsWords } from '../../words/steps-words.ts';
import type { AtTable } from '../play-controller.ts';
import './steps-over.css';

export function StepsOver({ controller: { steps } }: AtTable) {
  if (!steps.isNewlyOff.value) return null;
  const w = stepsWords();
  const choose = (waits: boolean): void => {
    steps.told();
    stepsWanted.value = waits;
  };
  return (
    <div class="note surface row wraps steps-over" role="status">
      <span>{w.over(playWords().pauseOthers, playWords().stepsWanted)}</span>
      <button onClick={() => choose(true)}>{w.waitAgain}</button>
      <button class="primary" onClick={() => choose(false)}>
        {w.understood}
      </button>
    </div>
  );
}
