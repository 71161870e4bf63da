/** The turn: action points as lamps, action cards to play, undo and end. */
import { check } from '@dungeon-twister/rules';
import { language, words } from '../words/language.ts';
import { useEffect, useRef } from 'preact/hooks';
import { Quietly } from '../panels/later.tsx';
import { playWords } from '../words/play-words.ts';
import { kindName } from '../words/names.ts';
import type { AtTable } from './play-controller.ts';
import { describeAction } from './describe.ts';
import { Irreversible, IrreversibleLegend } from './irreversible.tsx';
import './turn-strip.css';

const loadAsked = async () => (await import('./final-question.tsx')).AskedOnce;

export function TurnStrip({ controller }: AtTable) {
  const stage = controller.now.stage;
  if (stage === 'card') return <ActionCards controller={controller} />;
  return stage === 'act' ? <Points controller={controller} /> : null;
}

export function ActionCards({ controller }: AtTable) {
  const p = playWords();
  const { answers, chart, seat, view } = controller.now;
  const asked = controller.asked.value;
  const advised = controller.advised.value;
  const hand = view.shown.seats[seat]?.actionCards ?? [];
  return (
    <div class="asks-above">
      <div class="cards" role="group" aria-label={p.cards}>
        {hand.map((card) => {
          const listed = answers.find((one) => one.type === 'playCard' && one.card === card);
          const wish = { type: 'playCard', card } as const;
          return (
            <button
              key={card}
              class={`card action-card${listed ? '' : ' impossible'}${listed && listed === asked ? ' asked' : ''}${advised?.type === 'playCard' && advised.card === card ? ' advised' : ''}`}
              aria-label={describeAction(chart, wish)}
              onClick={() => (listed ? controller.decide(listed) : controller.explain.wish(wish))}
            >
              {card}
              {listed && <Irreversible />}
            </button>
          );
        })}
        <IrreversibleLegend />
        <WhyNotYet controller={controller} />
      </div>
      {asked && answers.includes(asked) && <Quietly load={loadAsked} props={{ controller, action: asked }} />}
    </div>
  );
}

/** Where the rules keep a card back in the first turns, a choice that is none is explained before anybody wonders. */
function WhyNotYet({ controller: { now } }: AtTable) {
  const { mine, position, seat, view } = now;
  for (const card of view.shown.seats[seat]?.actionCards ?? []) {
    const action = { type: 'playCard', card } as const;
    const answer = mine && check(position, { seat: mine.seat, decision: mine.number, action });
    if (answer && !answer.ok) return <p class="why-not-yet">{answer.refusal.words[language.value]}</p>;
  }
  return null;
}

function Points({ controller }: AtTable) {
  return (
    <div class="turn-strip row">
      <Lamps controller={controller} />
      <TurnButtons controller={controller} />
    </div>
  );
}

/** The points that are left; their place stays empty while somebody else plays, who has points of his own. */
export function Lamps({ controller }: AtTable) {
  const w = words();
  const { match, now } = controller;
  // In the middle of a combat, too: what is left of one's turn waits.
  const isMine = now.view.shown.active === now.seat;
  const ap = isMine ? now.view.shown.ap : 0;
  const { actionPoints } = match.ruleset.policies;
  const own = controller
    .ownPoints()
    .map(({ id, points }) => playWords().ownPoints(points, kindName(match.ruleset, id)));
  const said = [w.actionPoints(ap), ...own].join(', ');
  return (
    <div class={isMine ? 'lamps row' : 'lamps row away'} role="img" aria-label={said}>
      {actionPoints.mostSaved > 0 ? (
        <Wheel points={ap} most={actionPoints.most} />
      ) : (
        Array.from({ length: Math.max(ap, 1) }, (_, index) => (
          <span key={index} class={index < ap ? 'lamp lit' : 'lamp'} />
        ))
      )}
      <span class="lamp-text lamp-words">
        {w.actionPoints(ap)}
        {actionPoints.mostSaved > 0 && (
          <small>{playWords().wheelKeeps(actionPoints.most - actionPoints.mostSaved)}</small>
        )}
      </span>
      {own.map((one) => (
        <span key={one} class="lamp-text">
          {one}
        </span>
      ))}
    </div>
  );
}

/** Takes back the last deed or token, also while somebody else is asked already; where the rules forbid it, says why. */
export function UndoButton({ controller }: AtTable) {
  const w = words();
  const { match, now } = controller;
  const canUndo = now.seat >= 0 && match.mayUndo(now.seat);
  const why = canUndo ? undefined : playWords().why;
  return (
    <button
      class={canUndo ? 'undo' : 'undo impossible'}
      aria-label={why ? `${w.undo}, ${why}` : w.undo}
      title={why}
      onClick={() => controller.undo()}
    >
      ↶ {w.undo}
    </button>
  );
}

/** Undo and the end of the turn: side by side, and never anywhere else. What is not possible says why. */
export function TurnButtons({ controller }: AtTable) {
  const w = words();
  const p = playWords();
  const { now } = controller;
  const canEnd = now.stage === 'act';
  return (
    <div class="turn-buttons">
      <UndoButton controller={controller} />
      {/* What ends everything calls for attention only when nothing else is left, or when it wins. */}
      <button
        class={canEnd ? (controller.isSpent() || controller.winsWith() ? 'primary' : '') : 'impossible'}
        aria-label={canEnd ? `${w.endTurn}, ${p.final}` : `${w.endTurn}, ${p.why}`}
        title={canEnd ? undefined : p.why}
        onClick={() => (canEnd ? controller.endTurn() : controller.askTurn())}
      >
        {w.endTurn}
      </button>
      {controller.question.value === 'endTurn' && <EndAnyway controller={controller} />}
    </div>
  );
}

/** The wheel of the Card Game: what is left on it is kept, up to a limit. */
const Wheel = ({ points, most }: { points: number; most: number }) => (
  <svg class="wheel" viewBox="-20 -20 40 40" aria-hidden="true">
    <circle class="wheel-rim" r={18} />
    {Array.from({ length: most }, (_, index) => {
      const angle = ((index + 0.5) / most) * 2 * Math.PI - Math.PI / 2;
      return (
        <circle
          key={index}
          class={index < points ? 'wheel-lamp lit' : 'wheel-lamp'}
          cx={13 * Math.cos(angle)}
          cy={13 * Math.sin(angle)}
          r={3}
        />
      );
    })}
    <text text-anchor="middle" y={5}>
      {points}
    </text>
  </svg>
);

/** Whether a turn is really to end while something could still be done; asked where the button is. */
function EndAnyway({ controller }: AtTable) {
  const p = playWords();
  const question = p.endAnyway(
    controller.now.view.shown.ap,
    controller.ownPoints().map(({ id, points }) => [points, kindName(controller.match.ruleset, id)]),
  );
  const button = useRef<HTMLButtonElement>(null);
  // Whoever presses Enter once more goes on playing: nothing is lost by that.
  useEffect(() => button.current?.focus(), []);
  return (
    <div class="note surface row wraps question" role="alertdialog" aria-label={question}>
      <span>{question}</span>
      <button ref={button} class="primary" onClick={() => controller.clearNotes()}>
        {p.playOn}
      </button>
      <button onClick={() => controller.endTurn()}>{words().endTurn}</button>
    </div>
  );
}
