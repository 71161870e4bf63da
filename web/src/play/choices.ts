/** What can be done with what is in hand, and where on the board it is done. */
import { type Action, type ActionType, type Place, placeOf, typesFor } from '@dungeon-twister/rules';
import { computed, effect, signal } from '@preact/signals';
import type { TableGame } from '../match/table-game.ts';
import { isStandstill } from '../match/snapshot.ts';
import { language } from '../words/language.ts';
import { exitOf, isWayOut } from './exits.ts';
import { inPortions } from './in-portions.ts';
import {
  asItIs,
  canLeave,
  type Deal,
  type DealKind,
  firstDeals,
  furtherDeals,
  kindOfDeal,
  pickUps,
  withDeals,
  withJust,
} from './loads.ts';
import { oddsOf } from './odds.ts';
import { aimKey } from './options.ts';
import { laterPlaces } from './reach.ts';
import type { Selection } from './selection.ts';
import {
  badgeSpot,
  dealSpots,
  type Foresight,
  laterSpots,
  pickUpSpots,
  type Priced,
  type Spot,
  spotsOf,
} from './spots.ts';

/** After the first marks are on the screen. */
const LATER_MS = 30;

/** What was chosen already, and whether the place of another deal is asked for, or where the walk ends. */
interface Loading {
  readonly deals: readonly Deal[];
  /** What alone the walk may begin with; all where nobody has said so. */
  readonly kind?: DealKind;
  readonly isAsking: boolean;
}

/** What the board shows, without what only the next points reach. */
interface AtOnce {
  readonly spots: readonly Spot[];
  /** Small ones, which come after those of the next points. */
  readonly aside: readonly Spot[];
  /** Whether the next points are shown too. */
  readonly isWalking: boolean;
}

/** Those deals that begin as somebody wishes. */
const ofKind = (deals: ReadonlyMap<Place, readonly Deal[]>, kind: DealKind | undefined) =>
  kind === undefined
    ? deals
    : new Map(
        [...deals]
          .map(([place, some]) => [place, some.filter((one) => kindOfDeal(one) === kind)] as const)
          .filter(([, some]) => some.length > 0),
      );

const NONE: readonly Spot[] = [];
const just = (spots: readonly Spot[]): AtOnce => ({ spots, aside: [], isWalking: false });

export class Choices {
  private readonly match: TableGame;
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

  /** What it can do with loads on a walk, and with which of them. */
  readonly handling = computed(() => firstDeals(this.real.value, this.from));

  /** Where it could be after more than one walk; more and more of it, while that is reckoned. */
  private readonly later = signal<readonly Spot[]>(NONE);

  /** By itself, so that it is not worked out again whenever something of the next points is found. */
  private readonly atOnce = computed<AtOnce>(() => {
    const { value: now } = this.match.now;
    const { position, mine, chart, answers } = now;
    if (!mine) return just(NONE);
    if (mine.about !== 'act') {
      const token = this.selection.token.value;
      const ofToken = (one: Action): boolean => token === null || ('piece' in one && one.piece === token);
      return just(spotsOf(chart, answers.filter(ofToken)));
    }
    const piece = this.selection.selected.value;
    if (piece === null) return just(NONE);
    const verb = this.verb.value;
    const wanted = verb === null ? this.real.value : this.real.value.filter(({ type }) => type === verb);
    const loads = this.loads.value;
    const isWalking = verb === null || verb === 'move';
    const { from } = this;
    const handled = isWalking ? withDeals(wanted, [], from) : [];
    const plain = asItIs(wanted, from);
    const taking = pickUps(handled.length > 0 ? wanted : [], from);
    // Only where something can be left, taken or swapped that no other mark offers already.
    const offered = new Set([...plain, ...taking]);
    const hasMore = handled.some((one) => !offered.has(one));
    const badge = hasMore ? [badgeSpot(piece, loads !== null, canLeave(handled, from))] : [];
    if (loads?.isAsking) {
      const further = furtherDeals(handled, loads.deals, from);
      return just([...dealSpots(chart, ofKind(further, loads.kind)), ...badge]);
    }
    const foresight: Foresight = {
      oddsOf: (action) => oddsOf(position, mine.seat, mine.number, action),
      exitOf: (action, place) => exitOf(now, action, place),
    };
    if (loads) return just([...spotsOf(chart, withJust(handled, loads.deals, from), foresight), ...badge]);
    // What a figure does to itself has a mark on it once it is asked for: until then a press on it puts it down.
    const self = verb === null ? null : piece;
    const spots = spotsOf(chart, plain, foresight, self);
    if (!isWalking) return just(spots);
    return { spots, aside: [...pickUpSpots(chart, taking), ...badge], isWalking };
  });

  readonly spots = computed<readonly Spot[]>(() => {
    const { spots, aside, isWalking } = this.atOnce.value;
    if (!isWalking) return spots;
    const taken = new Set(spots.map(({ key }) => key));
    return [...spots, ...this.later.value.filter(({ at }) => !taken.has(aimKey(at))), ...aside];
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

  /** The same for what one kind of deals begins with. */
  toggleDeals(kind: DealKind): void {
    const isOn = this.loads.value?.kind === kind;
    this.verb.value = null;
    this.loads.value = isOn ? null : { deals: [], isAsking: true, kind };
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

  constructor(match: TableGame, selection: Selection) {
    this.match = match;
    this.selection = selection;
  }

  /** Reckons where the next points lead, when the choices of this one are already drawn; the answer stops it. */
  watch(): () => void {
    return effect(() => {
      const { value: now } = this.match.now;
      const { mine, position, chart } = now;
      const piece = this.selection.selected.value;
      const canAct = this.deeds.value.length > 0;
      // Marks have names.
      void language.value;
      this.later.value = NONE;
      if (!mine || piece === null || !canAct) return undefined;
      const priced: Priced = new Set();
      return inPortions(laterPlaces(position, mine.seat, piece, isWayOut(now)), LATER_MS, (found) => {
        this.later.value = [...this.later.peek(), ...laterSpots(chart, found, priced)];
      });
    });
  }
}
