/** What can be done with what is in hand, and where on the board it is done. */
import { type Action, type ActionType, typesFor } from '@dungeon-twister/rules';
import { computed, effect, signal } from '@preact/signals';
import type { Match } from '../match/match.ts';
import { oddsOf } from './odds.ts';
import { type Later, laterPlaces } from './reach.ts';
import type { Selection } from './selection.ts';
import { laterSpots, type Spot, spotsOf } from './spots.ts';

/** After the first marks are on the screen. */
const LATER_MS = 30;

/** A walk that leads nowhere and handles nothing. */
const isStandstill = (action: Action): boolean =>
  action.type === 'move' && action.path.length === 1 && !action.handlings;

export class Choices {
  private readonly match: Match;
  private readonly selection: Selection;
  /** Several ways to do one thing, of which one is to be chosen. */
  readonly ways = signal<readonly Action[]>([]);

  /** The kind of deed of which alone the marks are shown; null for all. */
  readonly verb = signal<ActionType | null>(null);

  /** What the selected figure can do. */
  readonly deeds = computed<readonly Action[]>(() => {
    const piece = this.selection.selected.value;
    return piece === null ? [] : this.match.now.value.deedsOf(piece);
  });
  /** Those that change something. */
  readonly real = computed(() => this.deeds.value.filter((one) => !isStandstill(one)));

  /** The kinds of deeds that it could ever do. */
  readonly types = computed<readonly ActionType[]>(() => {
    const { position, stage } = this.match.now.value;
    const piece = this.selection.selected.value;
    return stage === 'act' && piece !== null ? typesFor(position, piece) : [];
  });

  /** Where it could be after more than one walk. */
  private readonly later = signal<readonly Later[]>([]);

  readonly spots = computed<readonly Spot[]>(() => {
    const { position, mine, chart, answers } = this.match.now.value;
    if (!mine) return [];
    if (mine.about !== 'act') {
      const token = this.selection.token.value;
      const ofToken = (one: Action): boolean => token === null || ('piece' in one && one.piece === token);
      return spotsOf(chart, answers.filter(ofToken));
    }
    if (this.selection.selected.value === null) return [];
    const verb = this.verb.value;
    const wanted = verb === null ? this.real.value : this.real.value.filter(({ type }) => type === verb);
    const now = spotsOf(chart, wanted, (action) => oddsOf(position, mine.seat, mine.number, action));
    if (verb !== null && verb !== 'move') return now;
    const taken = new Set(now.map(({ key }) => key));
    return [...now, ...laterSpots(chart, this.later.value, taken)];
  });

  constructor(match: Match, selection: Selection) {
    this.match = match;
    this.selection = selection;
  }

  /** Reckons where the next points lead, when the choices of this one are already drawn; the answer stops it. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = effect(() => {
      const { mine, position } = this.match.now.value;
      const piece = this.selection.selected.value;
      const canAct = this.deeds.value.length > 0;
      clearTimeout(timer);
      this.later.value = [];
      if (!mine || piece === null || !canAct) return;
      timer = setTimeout(() => {
        this.later.value = laterPlaces(position, mine.seat, piece);
      }, LATER_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }

  /** Whether any figure can do something. */
  canDoMore(): boolean {
    const now = this.match.now.value;
    return [...this.selection.pickable.value].some((piece) =>
      now.deedsOf(piece).some((one) => !isStandstill(one)),
    );
  }
}
