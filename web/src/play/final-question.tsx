/**
 * Asks once before what cannot be taken back, beside the mark that was pressed and without moving anything. Pressed again,
 * the mark does it; Escape or a press elsewhere leaves it.
 */
import type { Action } from '@dungeon-twister/rules';
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { words } from '../words/language.ts';
import { verbOf } from '../words/names.ts';
import { playWords } from '../words/play-words.ts';
import { describeAction } from './describe.ts';
import './final-question.css';
import { Irreversible } from './irreversible.tsx';
import type { AtTable } from './play-controller.ts';

/** Between the mark and the question, and from the edge of the area. */
const GAP = 8;

/** At the side of the mark where there is more space; never on it. */
function lay(question: HTMLElement, area: HTMLElement, key: string): void {
  const mark = area.querySelector(`[data-mark="${key}"] .field`)?.getBoundingClientRect();
  const inside = area.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = question;
  if (!mark) return;
  const middle = mark.left + mark.width / 2 - inside.left - width / 2;
  const above = mark.top - inside.top - height - GAP;
  const below = mark.bottom - inside.top + GAP;
  // As variables: in a narrow window the style sheet lays it on the sheet instead.
  question.style.setProperty('--left', `${Math.max(GAP, Math.min(middle, inside.width - width - GAP))}px`);
  question.style.setProperty(
    '--top',
    `${above >= GAP ? above : Math.min(below, inside.height - height - GAP)}px`,
  );
}

/** For a mark on the board; null while nothing is asked. */
export function FinalQuestion({ controller, area }: AtTable & { area: RefObject<HTMLElement | null> }) {
  const asked = controller.asked.value;
  return asked === null || controller.now.stage !== 'act' ? null : (
    <AtMark controller={controller} action={asked} area={area} />
  );
}

interface AskedProps extends AtTable {
  readonly action: Action;
}

function AtMark({ controller, action, area }: AskedProps & { area: RefObject<HTMLElement | null> }) {
  const own = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const spot = controller.choices.spots.value.find(({ actions }) => actions[0] === action);
    if (own.current && area.current && spot) lay(own.current, area.current, spot.key);
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
        <Irreversible /> {p.finalQuestion(deed)}
      </span>
      <button class="primary" onClick={() => controller.decide(action)}>
        {p.doIt}
      </button>
      <button onClick={() => controller.clearNotes()}>{words().cancel}</button>
    </div>
  );
}
