/**
 * A game seen again, step by step, through the eyes that whoever looks may borrow: as one player knew it, as everybody
 * saw it, or everything. A game that still runs shows no more than was known.
 */
import { decisions, historyOf, type Lens } from '@dungeon-twister/rules';
import { sayResult } from '@dungeon-twister/words';
import { useSignal } from '@preact/signals';
import type { TargetedKeyboardEvent } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Board } from '../../board/board.tsx';
import type { Preview } from '../../board/preview-art.tsx';
import { turnForSeat } from '../../board/seat-turn.ts';
import type { Match } from '../../match/match.ts';
import { colourName } from '../../words/names.ts';
import { panelWords } from '../../words/panel-words.ts';
import { replayWords } from '../../words/replay-words.ts';
import { language } from '../../words/language.ts';
import { turnsOf } from '../entries.ts';
import '../panels.css';
import { Log } from '../log.tsx';
import { PieceCard } from '../piece-card.tsx';
import { SeatCard } from '../seat-card.tsx';
import { Caption } from './caption.tsx';
import { FaceDown } from './face-down.tsx';
import { led, PACE, type Speed, turnAt, type Way, travelOf } from './course.ts';
import { lensesFor, viewThrough } from './lenses.ts';
import './replay.css';
import { Transport } from './transport.tsx';
import { useSpace } from './use-space.ts';

export interface ReplayScreenProps {
  readonly match: Match;
  readonly onBack: () => void;
}

const NOBODY: ReadonlySet<string> = new Set();

export function ReplayScreen({ match, onBack }: ReplayScreenProps) {
  const w = panelWords();
  const r = replayWords();
  const { game } = match;
  const { viewer } = match.now.value.view;
  const isOver = game.result !== null;
  const steps = historyOf(game).steps;
  const last = steps.length - 1;
  const turns = useMemo(() => turnsOf(steps), [steps]);
  const lenses = lensesFor(game, viewer);
  const [wanted, setLens] = useState<Lens>(lenses[0] ?? 'spectator');
  // Eyes that may not be borrowed any more, because the screen went to somebody else, are given back at once.
  const lens = lenses.includes(wanted) ? wanted : (lenses[0] ?? 'spectator');
  const [wish, setAt] = useState(isOver ? 0 : last);
  const at = Math.min(wish, last);
  const [runs, setRuns] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const preview = useSignal<Preview | null>(null);
  const [piece, setPiece] = useState<string | null>(null);
  const area = useRef<HTMLElement>(null);
  const space = useSpace(area);

  useEffect(() => {
    const clock = runs ? setInterval(() => setAt((now) => Math.min(last, now + 1)), PACE[speed]) : undefined;
    return () => clearInterval(clock);
  }, [runs, speed, last]);
  useEffect(() => {
    if (at >= last) setRuns(false);
  }, [at, last]);

  const go = (way: Way): void => {
    setRuns(false);
    preview.value = null;
    setAt(led({ at, last, turns: turns.map(({ step }) => step) }, way));
  };
  const show = (step: number): void => {
    setRuns(false);
    setAt(step);
  };
  const toggle = (): void => {
    if (!runs && at === last) setAt(0);
    setRuns(!runs);
  };
  const keys = (event: TargetedKeyboardEvent<HTMLElement>): void => {
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    const on = event.target as HTMLElement;
    if (on instanceof HTMLSelectElement) return;
    const way = travelOf(event.key);
    const plays = event.key === ' ' && !(on instanceof HTMLButtonElement) && on.tagName !== 'SUMMARY';
    if (way === null && !plays) return;
    event.preventDefault();
    if (way === null) toggle();
    else go(way);
  };

  const step = steps[at];
  const { ruleset } = game.position;
  const view = useMemo(() => viewThrough(step.position, lens), [step, lens]);
  const told = useMemo(() => steps.slice(0, at + 1), [steps, at]);
  const turn = turnAt(turns, at);
  const colour = ruleset.colours[turn?.seat ?? -1];
  const deciding = new Set(decisions(step.position).map(({ seat }) => seat));
  return (
    <main class="replay" onKeyDown={keys}>
      <header class="replay-head row wraps">
        <button class="plain" onClick={onBack}>
          ← {w.back}
        </button>
        <div class="replay-title">
          <h1>
            {r.replay} <span>{ruleset.scenario.name[language.value]}</span>
          </h1>
          <p class="soft">{isOver ? sayResult(game.position, language.value) : r.replayRunning}</p>
        </div>
        {lenses.length > 1 && (
          <label>
            {r.lens}{' '}
            <select
              value={String(lens)}
              onChange={({ currentTarget }) =>
                setLens(lenses.find((one) => String(one) === currentTarget.value) ?? 'spectator')
              }
            >
              {lenses.map((one) => (
                <option key={one} value={String(one)}>
                  {one === 'spectator'
                    ? r.lensPublic
                    : one === 'everything'
                      ? r.lensAll
                      : r.lensOf(colourName(ruleset.colours[one] ?? 'blue'))}
                </option>
              ))}
            </select>
          </label>
        )}
      </header>
      <section class="replay-board" ref={area}>
        <Board
          ruleset={ruleset}
          view={view}
          selected={piece}
          marks={[]}
          preview={preview}
          // The same way round through all eyes: who changes them wants to compare.
          turned={turnForSeat(ruleset, viewer === 'spectator' ? 0 : viewer, space)}
          pickable={NOBODY}
          ready={NOBODY}
          // While the game runs, one's own tokens stay as they lie at the table.
          facesShown={isOver}
          onPiece={(id) => setPiece((now) => (now === id || !ruleset.pieces.byId.has(id) ? null : id))}
          onPlace={() => setPiece(null)}
          onSquare={() => setPiece(null)}
        />
      </section>
      <Caption step={step} lens={lens} turn={turn?.turn ?? 0} colour={colour} />
      <Transport
        at={at}
        last={last}
        turns={turns}
        ruleset={ruleset}
        runs={runs}
        speed={speed}
        onGo={go}
        onStep={show}
        onToggle={toggle}
        onSpeed={setSpeed}
      />
      <aside class="replay-side panels wide">
        {piece && <PieceCard ruleset={ruleset} view={view} id={piece} onClose={() => setPiece(null)} />}
        <section class="seats" aria-label={w.players}>
          {view.shown.seats.map((seat, index) => (
            <SeatCard
              key={seat.colour}
              ruleset={ruleset}
              view={view}
              seat={index}
              isDeciding={deciding.has(index)}
              player={match.players[index]}
              onPiece={setPiece}
            />
          ))}
        </section>
        <FaceDown ruleset={ruleset} view={view} />
        <Log
          ruleset={ruleset}
          steps={told}
          lens={lens}
          view={view}
          onPoint={(pointed) => (preview.value = pointed)}
          onStep={show}
        />
      </aside>
    </main>
  );
}
