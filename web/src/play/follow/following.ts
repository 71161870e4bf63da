/** Follows what others do: what of it is still on the board, and showing it once more. */
import { type Chart, chartOf, eventsThrough, viewOf } from '@dungeon-twister/rules';
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import type { Sight } from '../../board/board.tsx';
import { areasOfTrace } from '../../board/trail-areas.ts';
import type { Trace } from '../../board/trail-art.tsx';
import { motionIsOn } from '../../browser/motion-settings.ts';
import { heldFor } from '../../browser/pace.ts';
import type { TableGame } from '../../match/table-game.ts';
import { shownAgain } from '../../motion/in-motion.ts';
import { gainWords } from '../../words/gain-words.ts';
import { opponentAt } from '../../words/opponents.ts';
import { colourName } from '../../words/names.ts';
import { passedBefore } from './passed.ts';
import { trailOf } from './trail.ts';

/** Between two deeds that are shown again, in parts of how long a deed of an opponent stays; and at least. */
const PART = 0.5;
const LEAST_MS = 200;
/** Without motion a deed stays as long as it takes to find it. */
const STILL_MS = 1200;

export class Following {
  private readonly match: TableGame;
  private readonly timers = new Set<ReturnType<typeof setTimeout>>();

  /** The deed that is being shown again; 0 before the first, null while nothing is. */
  readonly shown = signal<number | null>(null);

  private readonly all: ReadonlySignal<readonly Trace[]> = computed(() => {
    const { seat } = this.match.now.value;
    // While the screen changes hands nobody is told anything.
    return seat < 0 || this.match.handOver.value !== null ? [] : trailOf(this.match.history.steps, seat);
  });

  /** What is left on the board; while it is shown again, as far as that has come. */
  readonly traces: ReadonlySignal<readonly Trace[]> = computed(() => {
    const upTo = this.shown.value;
    return upTo === null ? this.all.value : this.all.value.filter(({ deed }) => deed <= upTo);
  });

  /** How the rooms lie in what is shown again; null where the board shows them as they lie now. */
  readonly lying: ReadonlySignal<Chart | null> = computed(() => {
    const step = this.match.history.steps[this.shown.value ?? 0];
    return shownAgain.value && step ? chartOf(step.position) : null;
  });

  private readonly isAgain: ReadonlySignal<boolean> = computed(() => this.shown.value !== null);

  /** While others play, what was done last; what is shown again, all of it at once: the board must not move in between. */
  readonly toSee: ReadonlySignal<Sight | null> = computed(() => {
    const isAsked = this.isAgain.value;
    const areOthers = this.match.now.value.mine === null;
    const traces = isAsked ? this.all.value : areOthers ? this.all.value.slice(-1) : [];
    if (traces.length === 0) return null;
    return { isAsked, areasOn: (plane) => traces.flatMap((trace) => areasOfTrace(trace, plane)) };
  });

  /** That others did nothing in their turns, for whoever is to play now; null where there is more to tell. */
  readonly passed: ReadonlySignal<string | null> = computed(() => {
    const { mine, seat } = this.match.now.value;
    if (mine === null || this.match.handOver.value !== null) return null;
    const { ruleset } = this.match;
    const names = passedBefore(this.match.history.steps, seat).map(
      (one) => opponentAt(this.match, one) || colourName(ruleset.colours[one] ?? 'blue'),
    );
    return names.length === 0 ? null : names.map((name) => gainWords().passes(name)).join(' ');
  });

  /** Whether there is something to see again, for somebody who is to play. */
  readonly canShow: ReadonlySignal<boolean> = computed(
    () => this.match.now.value.mine !== null && this.all.value.length > 0 && this.shown.value === null,
  );

  constructor(match: TableGame) {
    this.match = match;
  }

  /** Plays it once more; without motion one deed after the other is marked. */
  again(): void {
    const { seat } = this.match.now.peek();
    const [first] = this.all.peek();
    const steps = this.match.history.steps;
    const from = steps[first?.deed ?? -1];
    if (!from) return;
    this.shown.value = 0;
    if (!motionIsOn()) {
      this.all
        .peek()
        .forEach(({ deed }, index) => this.later(() => (this.shown.value = deed), index * STILL_MS));
      this.later(() => this.end(), this.all.peek().length * STILL_MS);
      return;
    }
    shownAgain.value = {
      from: viewOf(from.before, seat),
      told: steps
        .slice(from.number)
        .flatMap(({ number, events }) =>
          eventsThrough(events, seat).map((event) => ({ deed: number, event })),
        ),
      rest: Math.max(LEAST_MS, heldFor() * PART),
      onDeed: (deed) => (this.shown.value = deed),
      onEnd: () => this.end(),
    };
  }

  private later(act: () => void, ms: number): void {
    this.timers.add(setTimeout(act, ms));
  }

  /** Whatever happens ends it. */
  end(): void {
    this.timers.forEach(clearTimeout);
    this.timers.clear();
    shownAgain.value = null;
    this.shown.value = null;
  }

  watch(): () => void {
    const stop = this.match.now.subscribe(() => this.end());
    return () => {
      stop();
      this.end();
    };
  }
}
