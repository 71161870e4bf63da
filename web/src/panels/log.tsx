/**
 * What has happened, turn by turn, in words; in notation too for those who ask for it. Who points at a line sees on the board what it speaks of.
 *
 * Only the last lines are drawn: a long game has thousands, and they are there for whoever asks.
 */
import {
  type Chart,
  chartOfView,
  type Lens,
  type Ruleset,
  SECRET_LINE,
  type View,
} from '@dungeon-twister/rules';
import { Component, type TargetedEvent, type TargetedKeyboardEvent } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { Preview } from '../board/preview-art.tsx';
import { pointing } from '../board/marks.tsx';
import { notationIsShown } from '../browser/notation-setting.ts';
import type { ToldStep } from '../match/table-game.ts';
import { colourName } from '../words/names.ts';
import { panelWords } from '../words/panel-words.ts';
import { tongue } from '../words/language.ts';
import { Emblem } from './emblem.tsx';
import { type Chapter, chaptersOf, type Entry, inWords } from './entries.ts';
import { placeOf } from './piece-facts.ts';
import { previewOf } from './spoken-of.ts';

/** Steps that are drawn at first, and how many more each time somebody asks for earlier ones. */
const FEW = 80;
const MORE = 300;
/** As near to the end as this, the log goes on following it. */
const NEAR = 48;

export interface LogProps {
  readonly ruleset: Ruleset;
  readonly steps: readonly ToldStep[];
  readonly lens: Lens;
  /** What the board shows, on which something is pointed out. */
  readonly view: View;
  readonly onPoint: (preview: Preview | null) => void;
  /** Goes to a step, where the log is one of a replay. */
  readonly onStep?: (step: number) => void;
}

export function Log(props: LogProps) {
  const { ruleset, lens, onPoint } = props;
  const steps = useAfterBoard(props.steps);
  const w = panelWords();
  const [most, setMost] = useState(FEW);
  const box = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const spoken = tongue();
  const hasNotation = notationIsShown.value;
  const said = useMemo(() => {
    const { chapters, earlier } = chaptersOf(steps, lens, spoken, most);
    return { chapters: hasNotation ? chapters : inWords(chapters), earlier };
  }, [steps, lens, spoken, most, hasNotation]);
  const hands = useHands(props);
  useLayoutEffect(() => {
    if (follows.current && box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [said]);
  const followed = ({ currentTarget: at }: TargetedEvent<HTMLDivElement>): void => {
    follows.current = at.scrollHeight - at.scrollTop - at.clientHeight < NEAR;
  };
  return (
    <section class="log-panel">
      <header class="row">
        <h2>{w.log}</h2>
        <label class="notation-switch row">
          <input
            type="checkbox"
            checked={hasNotation}
            onChange={({ currentTarget }) => (notationIsShown.value = currentTarget.checked)}
          />
          {w.notation}
        </label>
      </header>
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
          <ChapterOfLog
            key={chapter.turn}
            ruleset={ruleset}
            chapter={chapter}
            isLast={index === said.chapters.length - 1}
            hasNotation={hasNotation}
            hands={hands}
          />
        ))}
      </div>
    </section>
  );
}

/**
 * The steps, once the board has been drawn with them: both at once would keep the page busy for longer than a frame.
 * Through whose eyes they are told does not wait: nothing is read by somebody else meanwhile.
 */
function useAfterBoard(steps: readonly ToldStep[]): readonly ToldStep[] {
  const [told, tell] = useState(steps);
  useEffect(() => tell(steps), [steps]);
  return told;
}

/** What lines do when somebody points at them or picks them. */
interface Hands {
  readonly point: (entry: Entry, on: boolean) => void;
  readonly pick: (entry: Entry) => void;
}

/** The same for as long as the log is there, with what it was given last: lines are not drawn again because of them. */
function useHands(props: LogProps): Hands {
  const latest = useRef(props);
  latest.current = props;
  return useMemo(
    () => ({
      point(entry, on) {
        const { ruleset, view, onPoint } = latest.current;
        onPoint(on ? pointedAt(entry, chartOfView(ruleset, view.shown), view) : null);
      },
      pick: (entry) => latest.current.onStep?.(entry.step),
    }),
    [],
  );
}

/** Everything that an entry speaks of, in one. */
function pointedAt(entry: Entry, now: Chart, view: View): Preview | null {
  const all = entry.said.flatMap(
    ({ event }) => previewOf(event, entry.chart, now, (id) => placeOf(view, id)) ?? [],
  );
  if (all.length === 0) return null;
  const { path, walkedOn = now } = all.find((one) => one.path) ?? {};
  return {
    ...(path ? { path, walkedOn } : {}),
    places: all.flatMap(({ places = [] }) => places),
    slots: all.flatMap(({ slots = [] }) => slots),
  };
}

interface ChapterProps {
  readonly ruleset: Ruleset;
  readonly chapter: Chapter;
  readonly isLast: boolean;
  readonly hasNotation: boolean;
  readonly hands: Hands;
}

const sameEntries = (one: Chapter, other: Chapter): boolean =>
  one.entries.length === other.entries.length &&
  one.entries.every((entry, index) => entry === other.entries[index]);

/** Drawn again only when something happens in it: with every step that is the last one. */
class ChapterOfLog extends Component<ChapterProps> {
  override shouldComponentUpdate({ chapter, isLast, hasNotation, ruleset }: ChapterProps): boolean {
    const now = this.props;
    return (
      isLast !== now.isLast ||
      hasNotation !== now.hasNotation ||
      ruleset !== now.ruleset ||
      !sameEntries(chapter, now.chapter)
    );
  }

  override render({ ruleset, chapter, isLast, hasNotation, hands }: ChapterProps) {
    return (
      <section>
        <ChapterHead ruleset={ruleset} chapter={chapter} />
        <ol>
          {chapter.entries.map((entry, place) => (
            <Line
              key={entry.key}
              entry={entry}
              // One stop for the tab key; arrows lead from there to the others.
              isStop={isLast && place === chapter.entries.length - 1}
              hasNotation={hasNotation}
              hands={hands}
            />
          ))}
        </ol>
      </section>
    );
  }
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
  readonly hasNotation: boolean;
  readonly hands: Hands;
}

const Line = ({ entry, isStop, hasNotation, hands }: LineProps) => (
  <li>
    <button
      class="log-line"
      data-step={entry.step}
      tabIndex={isStop ? 0 : -1}
      {...pointing((on) => hands.point(entry, on))}
      onClick={() => {
        hands.point(entry, true);
        hands.pick(entry);
      }}
    >
      {entry.said.map(({ text }, index) => (
        <span key={index} class="said">
          {text}
        </span>
      ))}
      {hasNotation && entry.line !== '' && entry.line !== SECRET_LINE && <code>{entry.line}</code>}
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
