/**
 * Asks once before what cannot be taken back, beside the mark that was pressed and without moving anything. Pressed again,
 * the mark does it; Escape or a press elsewhere leaves it.
 */
import type { Action } from '@dungeon-twister/rules';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../words/language.ts';
import { verbOf } from '../words/names.ts';
import { playWords } from '../words/play-words.ts';
import { describeAction } from './describe.ts';
import './final-question.css';
import { Irreversible } from './irreversible.tsx';
import { keepLaid } from './keep-laid.ts';
import { placeBeside } from './lay-list.ts';
import type { AtTable, PlayController } from './play-controller.ts';
import { previewOf } from './preview-of.ts';

/** Beside the mark and what it shows on the board, never on them. */
function lay(question: HTMLElement, controller: PlayController, key: string, action: Action): void {
  const mark = question
    .closest('.board-area')
    ?.querySelector(`[data-mark="${key}"] .field`)
    ?.getBoundingClientRect();
  const preview = previewOf(action);
  const place = placeBeside(question, controller, preview ? [preview] : [], mark ?? null);
  // As variables: in a narrow window the style sheet lays it on the sheet instead.
  if (place) {
    question.style.setProperty('--left', `${place.left}px`);
    question.style.setProperty('--top', `${place.top}px`);
  }
}

/** For a mark on the board; null while nothing is asked. */
export function FinalQuestion({ controller }: AtTable) {
  const asked = controller.asked.value;
  return asked === null || controller.now.stage !== 'act' ? null : (
    <AtMark controller={controller} action={asked} />
  );
}

interface AskedProps extends AtTable {
  readonly action: Action;
}

function AtMark({ controller, action }: AskedProps) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const spot = controller.choices.spots.value.find(({ actions }) => actions[0] === action);
    const question = own.current;
    return question && spot
      ? keepLaid(question, () => lay(question, controller, spot.key, action))
      : undefined;
  }, [action]);
  return (
    <div ref={own} class="final-question at-mark surface">
      <AskedOnce controller={controller} action={action} />
    </div>
  );
}

/** What it is, that there is no way back, and both answers. */
export function AskedOnce({ controller, action }: AskedProps) {
  const p = playWords();
  const said = describeAction(controller.now.chart, action);
  const deed = action.type === 'layCard' ? `${verbOf(action.type)} ${said}` : said;
  return (
    <div class="final-asked row wraps" role="group" aria-label={p.finalQuestion(deed)}>
      <span role="alert">
        <Irreversible /> {p.finalQuestion(deed)} {action.type === 'playCard' && p.cardComesBack}
      </span>
      <button class="primary" onClick={() => controller.decide(action)}>
        {p.doIt}
      </button>
      <button onClick={() => controller.clearNotes()}>{words().cancel}</button>
    </div>
  );
}
