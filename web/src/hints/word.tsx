/** What help says, in a box beside what it speaks of. */
import { capital } from '@dungeon-twister/words';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { AtTable } from '../play/play-controller.ts';
import { gentleWords } from '../words/gentle-words.ts';
import { hintWords } from '../words/hint-words.ts';
import { words } from '../words/language.ts';
import { kindName } from '../words/names.ts';
import { actorOf } from './actor.ts';
import type { Help, Idea, Said } from './help.ts';
import { isBesideBoard } from './help-overlay.tsx';
import { type Box, layWord, wordWidth } from './lay-word.ts';
import { sayDeed } from './say-deed.ts';
import { sayReason, sayTip } from './say-reason.ts';
import './word.css';

/** Sentences are read with ease up to here: 19rem. */
const WIDEST = 304;

type WordProps = AtTable & { readonly help: Help };

const boxes = (selector: string): DOMRect[] =>
  [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());

/** What is in sight of the area of the board: the log may lie over its right edge. */
function seenOf(area: Element): Box {
  const { left, top, width, height } = area.getBoundingClientRect();
  const [log] = boxes('.log-drawer.over');
  return { left, top, width: log ? log.left - left : width, height };
}

/** Lays itself anew with everything that it says, when the window changes, and when the log opens or closes. */
function useFreePlace(said: Said | null, logOpen: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const lay = (): void => {
      const area = box.current?.closest('.board-area');
      if (!box.current || !area) return;
      const [seen, rooms] = [seenOf(area), boxes('.board .room')];
      box.current.style.setProperty('--word-width', `${wordWidth(seen, rooms, WIDEST)}px`);
      const { left, top } = layWord(
        box.current.getBoundingClientRect(),
        seen,
        [...boxes('.help-points > *'), ...boxes('.combat-panel')],
        rooms,
      );
      box.current.style.setProperty('--word-left', `${left}px`);
      box.current.style.setProperty('--word-top', `${top}px`);
    };
    // The rings are drawn with the board, after this.
    const frame = requestAnimationFrame(lay);
    lay();
    addEventListener('resize', lay);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', lay);
    };
  }, [said, logOpen]);
  return box;
}

export function Word({ controller, help }: WordProps) {
  const said = help.said.value;
  const box = useFreePlace(said, controller.logOpen.value);
  return (
    <div ref={box} class={`help-word ${isBesideBoard(said) ? 'of-cards' : 'of-board'}`} role="status">
      {said && <Sentence controller={controller} help={help} said={said} />}
    </div>
  );
}

function Sentence({ controller, help, said }: WordProps & { readonly said: Said }) {
  const w = hintWords();
  if (said.kind === 'gentle') return <Gentle help={help} />;
  return (
    <div class="surface help-box">
      <div>
        {said.kind === 'idea' && <SaidIdea controller={controller} idea={said.idea} />}
        {said.kind === 'tip' && (
          <p>
            <strong>{w.tip}</strong> {sayTip(controller.match.ruleset, said.tip)}
          </p>
        )}
        {(said.kind === 'thinking' || said.kind === 'none') && <p>{w[said.kind]}</p>}
        {said.kind === 'tip' && (
          <button class="plain" onClick={() => help.noMoreTips()}>
            {w.noTips}
          </button>
        )}
      </div>
      <button class="plain close" aria-label={w.close} onClick={() => help.close()}>
        ✕
      </button>
    </div>
  );
}

function SaidIdea({ controller, idea: { action, reason } }: AtTable & { readonly idea: Idea }) {
  const w = hintWords();
  const { chart } = controller.now;
  const { ruleset } = chart;
  const actor = actorOf(action);
  const deed = action.type === 'endTurn' ? words().endTurn : sayDeed(chart, action);
  const who = actor === null ? '' : capital(kindName(ruleset, actor));
  return (
    <>
      <p>
        <strong>{w.idea(deed.startsWith(who) ? '' : who, deed)}</strong> {sayReason(ruleset, reason)}
      </p>
      <p class="soft">{w.oneIdea}</p>
    </>
  );
}

/** What the gentle game leaves out, and where the full one is. */
function Gentle({ help }: Pick<WordProps, 'help'>) {
  const w = gentleWords();
  return (
    <section class="surface help-box gentle-word" aria-labelledby="gentle-word">
      <div>
        <h2 id="gentle-word">{w.leftOut}</h2>
        <p>{w.leftOutHint}</p>
        <p>{w.wayToFull}</p>
        <button class="primary" onClick={() => help.close()}>
          {w.understood}
        </button>
      </div>
    </section>
  );
}
