/**
 * What has happened, turn by turn, in words and in notation. Who points at a line sees on the board what it speaks of.
 *
 * Only the last lines are drawn: a long game has thousands, and they are there for whoever asks.
 */
import {
  type Chart,
  chartOfView,
  type Lens,
  type Ruleset,
  SECRET_LINE,
  type Step,
  type View,
} from '@dungeon-twister/rules';
import type { TargetedEvent, TargetedKeyboardEvent } from 'preact';
import { useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Preview } from '../board/preview-art.tsx';
import { pointing } from '../board/marks.tsx';
import { colourName } from '../words/names.ts';
import { panelWords } from '../words/panel-words.ts';
import { tongue } from '../words/language.ts';
import { Emblem } from './emblem.tsx';
import { type Chapter, chaptersOf, type Entry } from './entries.ts';
import { placeOf } from './piece-facts.ts';
import { previewOf } from './spoken-of.ts';

/** Steps that are drawn at first, and how many more each time somebody asks for earlier ones. */
const FEW = 80;
const MORE = 300;
/** As near to the end as this, the log goes on following it. */
const NEAR = 48;

export interface LogProps {
  readonly ruleset: Ruleset;
  readonly steps: readonly Step[];
  readonly lens: Lens;
  /** What the board shows, on which something is pointed out. */
  readonly view: View;
  readonly onPoint: (preview: Preview | null) => void;
  /** Goes to a step, where the log is one of a replay. */
  readonly onStep?: (step: number) => void;
}

export function Log({ ruleset, steps, lens, view, onPoint, onStep }: LogProps) {
  const w = panelWords();
  const [most, setMost] = useState(FEW);
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const spoken = tongue();
  const said = useMemo(() => chaptersOf(steps, lens, spoken, most), [steps, lens, spoken, most]);
  const now = chartOfView(ruleset, view.shown);
  useLayoutEffect(() => {
    if (follows.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [said]);
  const followed = ({ currentTarget: at }: TargetedEvent<HTMLDivElement>): void => {
    follows.current = at.scrollHeight - at.scrollTop - at.clientHeight < NEAR;
  };
  return (
    <section class="log-panel">
      <h2>{w.log}</h2>
      <div
        ref={box}
        class="log"
        role="log"
        aria-label={w.log}
        // What happens is announced at the table; here it can be read again.
        aria-live="off"
        onScroll={followed}
        onKeyDown={walk}
        onPointerLeave={() => onPoint(null)}
      >
        {said.earlier > 0 && (
          <button class="plain earlier" onClick={() => setMost((count) => count + MORE)}>
            {w.earlier(said.earlier)}
          </button>
        )}
        {said.chapters.length === 0 && <p>{w.nothingYet}</p>}
        {said.chapters.map((chapter, index) => (
          <section key={chapter.turn}>
            <ChapterHead ruleset={ruleset} chapter={chapter} />
            <ol>
              {chapter.entries.map((entry, place) => (
                <Line
                  key={entry.key}
                  entry={entry}
                  // One stop for the tab key; arrows lead from there to the others.
                  isStop={index === said.chapters.length - 1 && place === chapter.entries.length - 1}
                  onPoint={(on) => onPoint(on ? pointedAt(entry, now, view) : null)}
                  {...(onStep ? { onPick: () => onStep(entry.step) } : {})}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
    </section>
  );
}

/** Everything that an entry speaks of, in one. */
function pointedAt(entry: Entry, now: Chart, view: View): Preview | null {
  const all = entry.said.flatMap(
    ({ event }) => previewOf(event, entry.chart, now, (id) => placeOf(view, id)) ?? [],
  );
  if (all.length === 0) return null;
  const path = all.find((one) => one.path)?.path;
  return {
    ...(path ? { path } : {}),
    places: all.flatMap(({ places = [] }) => places),
    slots: all.flatMap(({ slots = [] }) => slots),
  };
}

function ChapterHead({ ruleset, chapter }: { readonly ruleset: Ruleset; readonly chapter: Chapter }) {
  const w = panelWords();
  const colour = chapter.seat === null ? undefined : ruleset.colours[chapter.seat];
  return (
    <h3 class={`row ${colour ?? ''}`}>
      {colour && <Emblem colour={colour} />}
      {chapter.turn === 0 ? w.setUp : w.turn(chapter.turn)}
      {colour && ` · ${colourName(colour)}`}
    </h3>
  );
}

interface LineProps {
  readonly entry: Entry;
  readonly isStop: boolean;
  readonly onPoint: (on: boolean) => void;
  readonly onPick?: () => void;
}

const Line = ({ entry, isStop, onPoint, onPick }: LineProps) => (
  <li>
    <button
      class="log-line"
      data-step={entry.step}
      tabIndex={isStop ? 0 : -1}
      {...pointing(onPoint)}
      onClick={() => {
        onPoint(true);
        onPick?.();
      }}
    >
      {entry.said.map(({ text }, index) => (
        <span key={index} class="said">
          {text}
        </span>
      ))}
      {entry.line !== '' && entry.line !== SECRET_LINE && <code>{entry.line}</code>}
      {entry.line === SECRET_LINE && entry.said.length === 0 && <span>{panelWords().secretDeed}</span>}
    </button>
  </li>
);

/** The arrow keys lead from line to line. */
function walk(event: TargetedKeyboardEvent<HTMLDivElement>): void {
  const steps: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };
  const by = steps[event.key];
  if (by === undefined) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button.log-line')];
  const at = lines.findIndex((line) => line === document.activeElement);
  const next = lines[at + by];
  if (at < 0 || !next) return;
  event.preventDefault();
  // The keys of a replay around this must not step as well.
  event.stopPropagation();
  next.focus();
}
