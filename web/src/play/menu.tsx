/** What is always possible and seldom wished: give up, offer a draw, claim the end. Each is asked once more. */
import { anytimeActions } from '@dungeon-twister/rules';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { go } from '../browser/route.ts';
import { ShareLater } from '../home/share-later.tsx';
import { LanguageSwitch, ThemeSwitch } from '../home/switches.tsx';
import { MotionControls } from '../motion/motion-controls.tsx';
import { SoundControls } from '../sound/sound-controls.tsx';
import { homeWords } from '../words/home-words.ts';
import { words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import type { AtTable, Question } from './play-controller.ts';
import './menu.css';
import { colourName, verbOf } from '../words/names.ts';

const ASKED: readonly Question[] = ['resign', 'offerDraw', 'claimEnd'];

export function Menu({ controller, onReplay }: AtTable & { onReplay?: () => void }) {
  const sharing = useSignal(false);
  const p = playWords();
  const { match } = controller;
  const details = useRef<HTMLDetailsElement>(null);
  const { seat, position } = controller.now;
  const possible = new Set(seat < 0 ? [] : anytimeActions(position, seat).map(({ type }) => type));
  return (
    <details
      ref={details}
      class="menu"
      onFocusOut={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget)))
          currentTarget.open = false;
      }}
    >
      <summary aria-label={p.menu}>☰</summary>
      <div class="menu-list surface">
        <button onClick={() => (controller.keysShown.value = true)}>{p.keys}</button>
        <button onClick={() => (controller.turnedBy.value = (controller.turnedBy.value + 1) % 4)}>
          {p.turnBoard}
        </button>
        <button onClick={() => go({ page: 'rules', at: null })}>{homeWords().rules}</button>
        {onReplay && <button onClick={onReplay}>{p.replay}</button>}
        <button onClick={() => (sharing.value = true)}>{homeWords().share}</button>
        {ASKED.filter((type) => type !== 'endTurn' && possible.has(type)).map((type) => (
          <button
            key={type}
            onClick={() => {
              if (details.current) details.current.open = false;
              controller.clearNotes();
              controller.question.value = type;
            }}
          >
            {verbOf(type)}
          </button>
        ))}
        <MotionControls />
        <SoundControls />
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
      {sharing.value && <ShareLater match={match} onClose={() => (sharing.value = false)} />}
    </details>
  );
}

/** A draw that somebody else offers. */
export function DrawOffer({ controller }: AtTable) {
  const { match } = controller;
  const { seat, view, result } = controller.now;
  const offering = view.shown.seats.findIndex(({ offersDraw }, index) => offersDraw && index !== seat);
  if (seat < 0 || offering < 0 || result) return null;
  const p = playWords();
  const colour = match.ruleset.colours[offering] ?? 'blue';
  return (
    <div class="note surface row wraps question" role="alert">
      <span>{p.drawOffered(colourName(colour))}</span>
      <button onClick={() => controller.act({ type: 'offerDraw' })}>{p.acceptDraw}</button>
      <button onClick={() => controller.act({ type: 'declineDraw' })}>{verbOf('declineDraw')}</button>
    </div>
  );
}

/** Asks once more before something grave is done. */
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
