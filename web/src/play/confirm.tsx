/** Asks once more before something grave is done. */
import { useEffect, useRef } from 'preact/hooks';
import { words } from '../words/language.ts';
import { verbOf } from '../words/names.ts';
import { playWords } from '../words/play-words.ts';
import type { AtTable, Question } from './play-controller.ts';

export function Confirm({ controller }: AtTable) {
  const question = controller.question.value;
  if (question === null || question === 'endTurn') return null;
  return <Asked key={question} controller={controller} question={question} />;
}

function Asked({ controller, question }: AtTable & { question: Exclude<Question, 'endTurn'> }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const w = words();
  useEffect(() => dialog.current?.showModal(), []);
  const close = (): void => {
    controller.question.value = null;
  };
  return (
    <dialog ref={dialog} class="confirm" onClose={close} aria-label={verbOf(question)}>
      <p>{playWords().sure[question]}</p>
      <div class="buttons">
        <button class="primary" onClick={() => controller.act({ type: question })}>
          {verbOf(question)}
        </button>
        <button onClick={close}>{w.cancel}</button>
      </div>
    </dialog>
  );
}
