/**
 * Somebody who helps one person against the computer: with a hint when asked, and in the first games with what is easily
 * missed. He looks through that person's eyes only, and does nothing himself.
 */
import { type Action, type Seat, type View } from '@dungeon-twister/rules';
import { effect, signal, untracked } from '@preact/signals';
import { Adviser } from '../bots/adviser.ts';
import { hintsOn, tipsOn } from '../browser/help-setting.ts';
import { readSetting, keepSetting } from '../browser/setting.ts';
import { whenIdle } from '../browser/when-idle.ts';
import type { Reason } from '../match/advice.ts';
import { isGentle } from '../match/editions.ts';
import type { BotName } from '../match/player.ts';
import type { PlayController } from '../play/play-controller.ts';
import { newSeed } from '../store/new-match.ts';
import { shelf } from '../store/shelf.ts';
import { actorOf } from './actor.ts';
import { reasonOf } from './reason.ts';
import { tipFor } from './tips/all-tips.ts';
import type { Tip } from './tips/tip.ts';
import { isFirstGames, noteTold, toldTips } from './told-tips.ts';

/** Whose ideas are told: good ones that a beginner can follow, and found soon. */
const ADVISER: BotName = 'skilled';
const GENTLE_TOLD = 'gentle-told';

export interface Idea {
  readonly action: Action;
  readonly reason: Reason;
}

/** What is said now. */
export type Said =
  | { readonly kind: 'thinking' | 'none' | 'gentle' }
  | { readonly kind: 'idea'; readonly idea: Idea }
  | { readonly kind: 'tip'; readonly tip: Tip };

/** One idea, from what a bot would do in this seat. */
export function ideaOf(view: View, seat: Seat, line: readonly Action[]): Idea | null {
  const [action] = line;
  return action ? { action, reason: reasonOf(view, seat, line) } : null;
}

/** Whoever follows an idea about a token presses where it shall lie: so that token must be in hand, and no other. */
function takeInHand({ selection }: Pick<PlayController, 'selection'>, { action }: Idea): void {
  const piece = actorOf(action);
  if (piece !== null && selection.tokens.peek().includes(piece)) selection.hold(piece);
}

export class Help {
  readonly said = signal<Said | null>(null);
  private readonly controller: PlayController;
  private readonly adviser = new Adviser();
  /** The same question gets the same answer as long as somebody sits here. */
  private readonly seed = newSeed();

  constructor(controller: PlayController) {
    this.controller = controller;
  }

  /** Whether somebody could ask now. */
  get canAsk(): boolean {
    const { mine, result } = this.controller.now;
    return hintsOn.value && mine !== null && result === null;
  }

  async ask(): Promise<void> {
    if (!this.canAsk || this.said.peek()?.kind === 'thinking') return;
    const { view, seat, mine } = this.controller.now;
    this.said.value = { kind: 'thinking' };
    const line = await this.adviser.ask({ view, seat, name: ADVISER, seed: this.seed });
    // Meanwhile something may have been decided.
    if (this.controller.match.now.peek().mine?.number !== mine?.number) return;
    const idea = ideaOf(view, seat, line);
    if (idea) takeInHand(this.controller, idea);
    this.said.value = idea ? { kind: 'idea', idea } : { kind: 'none' };
  }

  close(): void {
    if (this.said.peek()?.kind === 'gentle') keepSetting(GENTLE_TOLD, 'yes');
    if (this.said.peek()?.kind === 'thinking') this.adviser.stop();
    this.said.value = null;
  }

  noMoreTips(): void {
    tipsOn.value = false;
    this.close();
  }

  /** Follows the game; the answer stops it. */
  watch(): () => void {
    const { match, selection } = this.controller;
    if (isGentle(match.ruleset.scenario) && readSetting(GENTLE_TOLD) === null)
      this.said.value = { kind: 'gentle' };
    let before = match.now.peek().mine?.number;
    const stop = effect(() => {
      const { view, mine, result } = match.now.value;
      const inHand = selection.selected.value;
      const isWanted = tipsOn.value && mine !== null && result === null && !this.controller.fought.value;
      untracked(() => {
        // Others may do something meanwhile, as in the set-up: what was asked is asked still.
        if (mine?.number !== before) this.forget();
        before = mine?.number;
        if (isWanted && this.said.value === null && isFirstGames(shelf)) void this.lookAround(view, inHand);
      });
    });
    return () => {
      stop();
      this.adviser.stop();
    };
  }

  /** What was said of how it stood does not hold any more; what the game is stays until it was read. */
  private forget(): void {
    if (this.said.peek()?.kind === 'gentle') return;
    this.adviser.stop();
    this.said.value = null;
  }

  /** When the page has time: it must not keep anybody from playing. */
  private async lookAround(view: View, inHand: string | null): Promise<void> {
    await whenIdle();
    const { match, selection } = this.controller;
    if (match.now.peek().view !== view || selection.selected.peek() !== inHand || this.said.peek()) return;
    const tip = tipFor(view, match.now.peek().seat, inHand, toldTips());
    if (!tip) return;
    noteTold(tip.name);
    this.said.value = { kind: 'tip', tip };
  }
}
