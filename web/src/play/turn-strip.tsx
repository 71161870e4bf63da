/** The turn: action points as lamps, action cards to play, undo and end. */
import type { JSX } from 'preact';
import { words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import type { Desk } from './play-controller.ts';
import { describeAction } from './describe.ts';
import { EndAnyway } from './end-anyway.tsx';
import { Seal, SealLegend } from './irreversible.tsx';
import './turn-strip.css';

export function TurnStrip({ desk }: { desk: Desk }): JSX.Element | null {
  const stage = desk.stage.value;
  if (stage === 'card') return <ActionCards desk={desk} />;
  return stage === 'act' ? <Points desk={desk} /> : null;
}

function ActionCards({ desk }: { desk: Desk }): JSX.Element {
  const p = playWords();
  const playable = new Set(desk.answers.value.flatMap((one) => (one.type === 'playCard' ? [one.card] : [])));
  const hand = desk.match.view.value.shown.seats[desk.seat.value]?.actionCards ?? [];
  return (
    <div class="cards" role="group" aria-label={p.cards}>
      {hand.map((card) => {
        const action = { type: 'playCard', card } as const;
        return (
          <button
            key={card}
            type="button"
            class={playable.has(card) ? 'card action-card' : 'card action-card impossible'}
            aria-label={describeAction(desk.chart.value, action)}
            onClick={() => (playable.has(card) ? desk.act(action) : desk.explain(action))}
          >
            {card}
            {playable.has(card) && <Seal />}
          </button>
        );
      })}
      <SealLegend />
    </div>
  );
}

function Points({ desk }: { desk: Desk }): JSX.Element {
  const w = words();
  const p = playWords();
  const { match } = desk;
  const { ap } = match.view.value.shown;
  const { actionPoints } = match.game.position.table.policies;
  const seat = desk.seat.value;
  const piece = match.view.value.shown.pieces.find(({ id }) => id === desk.selected.value);
  return (
    <div class="turn-strip">
      <div class="lamps" role="img" aria-label={w.actionPoints(ap)}>
        {actionPoints.id === 'wheel' && <Wheel points={ap} most={actionPoints.most} />}
        {actionPoints.id !== 'wheel' &&
          Array.from({ length: Math.max(ap, 1) }, (_, index) => (
            <span key={index} class={index < ap ? 'lamp lit' : 'lamp'} />
          ))}
        <span class="lamp-text">{w.actionPoints(ap)}</span>
        {piece?.ownPoints ? <span class="lamp-text">+{piece.ownPoints}</span> : null}
      </div>
      <div class="buttons">
        <button type="button" disabled={!match.mayUndo(seat)} onClick={() => desk.undo()}>
          ↶ {w.undo}
        </button>
        <button
          type="button"
          class="primary"
          aria-label={`${w.endTurn}, ${p.final}`}
          onClick={() => desk.endTurn()}
        >
          {w.endTurn}
        </button>
      </div>
      {desk.question.value === 'endTurn' && <EndAnyway desk={desk} />}
    </div>
  );
}

/** The wheel of the Card Game: what is left on it is kept, up to a limit. */
function Wheel({ points, most }: { points: number; most: number }): JSX.Element {
  return (
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
}
