/**
 * What was told of a game that is played elsewhere, step by step. Of each number that the server told there is the view
 * of that moment; a whole position that fits it is made up only where something is to be drawn or said of it.
 */
import type { StoryStep } from '@dungeon-twister/protocol';
import {
  type AddressedEvent,
  Chance,
  type GameEvent,
  type Position,
  sample,
  type Seat,
  type View,
} from '@dungeon-twister/rules';
import type { Deed, ToldStep } from '../match/table-game.ts';

/** Always the same: what is made up must not change because something is drawn again. */
export const madeUp = (view: View): Position => sample(view, new Chance('online'));

/** The fields of a view are those of the rules, which wrote it. */
export const viewIn = (view: StoryStep['view']): View | null => view;

class OnlineStep implements ToldStep {
  readonly number: number;
  readonly entry: Deed | null;
  readonly events: readonly AddressedEvent[];
  private readonly view: View;
  private readonly last: ToldStep | null;
  private whole: Position | null = null;

  constructor(last: ToldStep | null, entry: Deed | null, events: readonly GameEvent[], view: View) {
    this.number = last === null ? 0 : last.number + 1;
    this.entry = entry;
    // They were told to this viewer: he hears all of them.
    this.events = events.map((event) => ({ event }));
    this.view = view;
    this.last = last;
  }

  get position(): Position {
    this.whole ??= madeUp(this.view);
    return this.whole;
  }

  get before(): Position {
    return this.last?.position ?? this.position;
  }
}

interface Told {
  readonly number: number;
  readonly seat: Seat | null;
  readonly events: readonly GameEvent[];
  readonly view: View;
}

/** The steps that stand, in their order; taken back, they are gone, and those after them move up. */
export class ToldSteps {
  private told: readonly Told[] = [];
  private made: readonly ToldStep[] = [];

  /** The same list as long as nothing was added. */
  get steps(): readonly ToldStep[] {
    return this.made;
  }

  /** Takes what was told next, in the order of its numbers. */
  add(story: readonly StoryStep[]): void {
    for (const step of story) this.addOne(step);
  }

  private addOne({ event, view: written }: StoryStep): void {
    const view = viewIn(written);
    if (!view || !('what' in event)) return;
    if (event.what === 'undone') {
      const at = this.told.findIndex(({ number }) => number === event.of);
      if (at < 0) return;
      this.told = this.told.filter((_one, index) => index !== at);
      this.made = this.made.slice(0, at);
      for (const one of this.told.slice(at)) this.make(one);
      return;
    }
    if (event.what === 'asked' || event.what === 'answered') {
      if (event.granted) this.goBack(event.of);
      return;
    }
    // Of choices about somebody who is away only what they did to the game.
    if (event.what === 'absent' && event.events.length === 0) return;
    if (event.what !== 'deed' && event.what !== 'seat' && event.what !== 'absent') return;
    // Who sat down last began the game; that was no deed. Who is away gives up, whoever has wished for it.
    const seat = event.what === 'deed' ? event.seat : event.what === 'absent' ? event.of : null;
    const told = { number: event.number, seat, events: event.events, view };
    this.told = [...this.told, told];
    this.make(told);
  }

  /** Nothing from this number on ever happened. */
  private goBack(to: number): void {
    this.told = this.told.filter(({ number }) => number < to);
    this.made = this.made.slice(0, this.told.length);
  }

  private make({ seat, events, view }: Told): void {
    const last = this.made.at(-1) ?? null;
    this.made = [...this.made, new OnlineStep(last, seat === null ? null : { seat }, events, view)];
  }
}
