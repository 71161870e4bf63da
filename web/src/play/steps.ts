/**
 * In the first games an opponent waits after each action until the player wants to see the next. Only where one person
 * plays against the computer: whoever shares the screen has seen what the other did.
 */
import { computed, type ReadonlySignal, signal } from '@preact/signals';
import { namesFor, sayEvent } from '@dungeon-twister/words';
import { stepsWanted } from '../browser/pace.ts';
import { keepSetting, readSetting } from '../browser/setting.ts';
import { deedsIn, type TableGame } from '../match/table-game.ts';
import { keptResults } from '../store/results.ts';
import type { Shelf } from '../store/saves.ts';
import { shelf } from '../store/shelf.ts';
import { tongue } from '../words/language.ts';

/** So many games teach how to watch. */
const FIRST_GAMES = 2;

/** Kept once somebody was told that the opponents wait no longer. */
const KEPT_TOLD = 'steps-told';

const isNewcomer = (kept: Shelf): boolean =>
  keptResults(kept).filter(({ players }) => players.some(({ kind }) => kind === 'human')).length <
  FIRST_GAMES;

export class Steps {
  private readonly match: TableGame;
  private readonly isNewcomer: boolean;
  /** The deeds that were done before the screen was opened. */
  private readonly opened: number;
  /** The last deed after which the game went on. */
  private readonly released = signal(0);
  /** Whether somebody has asked for the next action already: he knows now that it waits for him. */
  readonly wereMet = signal(false);

  /** Whether opponents wait at all: where several play, nobody wants to press for each of their deeds. */
  readonly areWanted: ReadonlySignal<boolean> = computed(
    () => stepsWanted.value ?? (this.isNewcomer && this.match.players.length === 2),
  );

  /** Whether the opponents play now while one person looks on; through all of their turn. */
  readonly isFollowed: ReadonlySignal<boolean> = computed(() => {
    const { mine, result, view } = this.match.now.value;
    return this.isAlone && !mine && !result && view.shown.turn > 0;
  });

  /** Whether they play on by themselves meanwhile, and could be stopped. */
  readonly canPause: ReadonlySignal<boolean> = computed(() => this.isFollowed.value && !this.areWanted.value);

  /** Whether one waits now. Read from the game itself: a bot must never be asked before this is known. */
  readonly isWaiting: ReadonlySignal<boolean> = computed(() => {
    const { match } = this;
    const { open, result, view } = match.now.value;
    const deed = deedsIn(match);
    const isDoneByBot = match.players[match.history.steps.at(-1)?.entry?.seat ?? -1]?.kind === 'bot';
    const isNextBot = match.players[open[0]?.seat ?? -1]?.kind === 'bot';
    if (!this.areWanted.value || !this.isAlone || deed <= this.released.value) return false;
    if (result || view.shown.turn === 0 || !isDoneByBot || !isNextBot) return false;
    return this.isSaid(deed);
  });

  private readonly wasTold = signal(readSetting(KEPT_TOLD) !== null);

  /** An opponent has played on for the first time without being asked to: that is said, once. */
  readonly isNewlyOff: ReadonlySignal<boolean> = computed(() => {
    const { match } = this;
    const { view } = match.now.value;
    if (this.wasTold.value || stepsWanted.value !== null || this.areWanted.value) return false;
    if (!this.isAlone || view.shown.turn === 0) return false;
    return match.history.steps
      .slice(this.opened + 1)
      .some(({ entry }) => entry && match.players[entry.seat]?.kind === 'bot' && 'action' in entry);
  });

  constructor(match: TableGame, kept: Shelf = shelf) {
    this.match = match;
    this.isNewcomer = isNewcomer(kept);
    this.opened = deedsIn(match);
    this.released.value = this.opened;
  }

  /** One person against the computer, on this device. */
  private get isAlone(): boolean {
    return this.match.holdsOpponents && this.match.humans.length === 1;
  }

  /** A deed of which nothing is said, as the end of a turn, is nothing to stop for. */
  private isSaid(deed: number): boolean {
    const spoken = tongue();
    const names = namesFor(this.match.now.value.chart, spoken.language);
    return this.match.heard.value.some(
      (one) => one.deed === deed && sayEvent(one.event, names, spoken) !== null,
    );
  }

  next(): void {
    this.wereMet.value = true;
    this.released.value = deedsIn(this.match);
  }

  /** Whoever was told that they wait no longer is not told again. */
  told(): void {
    this.wasTold.value = true;
    keepSetting(KEPT_TOLD, 'yes');
  }

  /** From the next action on they wait, until somebody lets them play on. */
  pause(): void {
    // Whoever stops them knows how to let them go.
    this.wereMet.value = true;
    this.told();
    stepsWanted.value = true;
  }

  /** Never again, and not now either. */
  switchOff(): void {
    stepsWanted.value = false;
  }
}
