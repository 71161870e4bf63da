/** Several ways to do one thing: a small list beside the board, the plainest first. */
import { type Action, isBarrier } from '@dungeon-twister/rules';
import { capital } from '@dungeon-twister/words';
import { useEffect, useRef, useState } from 'preact/hooks';
import { pointing } from '../board/marks.tsx';
import { words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import './chooser.css';
import { describeAction } from './describe.ts';
import type { AtTable } from './play-controller.ts';
import { oddsOf } from './odds.ts';
import { previewOf } from './preview-of.ts';
import { Irreversible } from './irreversible.tsx';
import { ActionSign } from './signs.tsx';

/** A list between zones can be long: the rest is shown when somebody asks for it. */
const AT_ONCE = 24;

export function Chooser({ controller }: AtTable) {
  const actions = controller.choices.ways.value;
  return actions.length === 0 ? null : (
    <Open key={JSON.stringify(actions[0])} controller={controller} actions={actions} />
  );
}

function Open({ controller, actions }: AtTable & { actions: readonly Action[] }) {
  const p = playWords();
  const list = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useState(AT_ONCE);
  useEffect(() => {
    list.current?.querySelector('button')?.focus();
    return () => {
      controller.pointed.value = null;
    };
  }, [controller]);
  return (
    <section class="chooser-card" aria-label={p.chooseWay}>
      <header class="row">
        {/* Where there is only one way, it is asked for because there is no way back. */}
        <strong>{actions.length > 1 ? p.chooseWay : capital(p.final)}</strong>
        <button class="plain close" aria-label={p.close} onClick={() => controller.clearNotes()}>
          ✕
        </button>
      </header>
      <ul ref={list} class="choices">
        {actions.slice(0, shown).map((action, index) => (
          <li key={index}>
            <Way controller={controller} action={action} />
          </li>
        ))}
        {actions.length > shown && (
          <li>
            <button class="plain" onClick={() => setShown(shown + 4 * AT_ONCE)}>
              {p.ways(actions.length)} …
            </button>
          </li>
        )}
      </ul>
      <button class="plain" onClick={() => controller.clearNotes()}>
        {words().cancel}
      </button>
    </section>
  );
}

function Way({ controller, action }: AtTable & { action: Action }) {
  const p = playWords();
  const { mine, position } = controller.now;
  const odds = mine ? oddsOf(position, mine.seat, mine.number, action) : null;
  const point = (on: boolean): void => {
    controller.pointed.value = on ? previewOf(action) : null;
  };
  return (
    <button onClick={() => controller.act(action)} {...pointing(point)}>
      <ActionSign type={action.type} />
      <span>
        {describeAction(controller.now.chart, action)}
        {odds && (
          <em>
            {' '}
            {p.against(String(odds.attack), String(odds.defence ?? '?'))} {p.beforeCards}
          </em>
        )}
      </span>
      {isBarrier(position.ruleset, action) && <Irreversible />}
    </button>
  );
}
