/** What can be done with what is in hand, and where on the board it is done. */
import { type Action, type ActionType, type Place, placeOf, typesFor } from '@dungeon-twister/rules';
import { computed, effect, signal } from '@preact/signals';
import type { Match } from '../match/match.ts';
import { asItIs, type Deal, furtherDeals, pickUps, withDeals, withJust } from './loads.ts';
import { oddsOf } from './odds.ts';
import { type Later, laterPlaces } from './reach.ts';
import type { Selection } from './selection.ts';
import { badgeSpot, dealSpots, laterSpots, pickUpSpots, type Spot, spotsOf } from './spots.ts';

/** After the first marks are on the screen. */
const LATER_MS = 30;

/** A walk that leads nowhere and handles nothing. */
const isStandstill = (action: Action): boolean =>
  action.type === 'move' && action.path.length === 1 && !action.handlings;

/** What was chosen already, and whether the place of another deal is asked for, or where the walk ends. */
interface Loading {
  readonly deals: readonly Deal[];
  readonly isAsking: boolean;
}

export class Choices {
  private readonly match: Match;
  private readonly selection: Selection;
  /** Several ways to do one thing, of which one is to be chosen. */
  readonly ways = signal<readonly Action[]>([]);

  /** The kind of deed of which alone the marks are shown; null for all. */
  readonly verb = signal<ActionType | null>(null);

  /** What is wanted of loads on the next walk, while that is being chosen; null while walks go with the load as it is. */
  readonly loads = signal<Loading | null>(null);
  /** Several deals with loads on one place, of which one is to be chosen. */
  readonly deals = signal<readonly Deal[]>([]);

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
    const loads = this.loads.value;
    const isWalking = verb === null || verb === 'move';
    const { from } = this;
    const handled = isWalking ? withDeals(wanted, [], from) : [];
    const badge = handled.length > 0 ? [badgeSpot(this.selection.selected.value, loads !== null)] : [];
    if (loads?.isAsking) return [...dealSpots(chart, furtherDeals(handled, loads.deals, from)), ...badge];
    if (loads) return [...spotsOf(chart, withJust(handled, loads.deals, from)), ...badge];
    const now = spotsOf(chart, asItIs(wanted, from), (action) =>
      oddsOf(position, mine.seat, mine.number, action),
    );
    if (!isWalking) return now;
    const taken = new Set(now.map(({ key }) => key));
    return [
      ...now,
      ...laterSpots(chart, this.later.value, taken),
      ...pickUpSpots(chart, pickUps(handled.length > 0 ? wanted : [], from)),
      ...badge,
    ];
  });

  /** Where the selected figure stands. */
  private get from(): Place {
    const { position } = this.match.now.value;
    return placeOf(position, position.ruleset.pieces.byId.get(this.selection.selected.value ?? '') ?? -1);
  }

  /** Marks of every kind again. */
  showAll(): void {
    this.verb.value = null;
    this.loads.value = null;
  }

  /** Lets somebody choose what happens to loads, or go back to plain walks. */
  toggleLoads(): void {
    const { value: loads } = this.loads;
    if (loads === null) this.loads.value = { deals: [], isAsking: true };
    // Another deal of the same walk, where there can be one.
    else if (!loads.isAsking && furtherDeals(this.real.value, loads.deals, this.from).size > 0)
      this.loads.value = { ...loads, isAsking: true };
    else this.loads.value = null;
  }

  /** One more deal is chosen; the answer is the walk, where only one can be meant. */
  addDeal(deal: Deal): Action | null {
    const deals = [...(this.loads.value?.deals ?? []), deal];
    const walks = withJust(this.real.value, deals, this.from);
    const [only] = walks;
    if (only && walks.length === 1) return only;
    this.loads.value = { deals, isAsking: walks.length === 0 };
    return null;
  }

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
