/**
 * What somebody points at where nothing is marked: a piece that he takes in hand or looks at, a square, a room, a thing
 * of the board. The answer is a card, or why that cannot be done.
 */
import type { Action, PieceId, Place } from '@dungeon-twister/rules';
import { batch } from '@preact/signals';
import { planeOn } from '../board/plane.ts';
import { sameThing, type Thing, thingsAtPlace } from '../board/things.ts';
import type { Snapshot } from '../match/snapshot.ts';
import type { Choices } from './choices.ts';
import type { Explain } from './explain.ts';
import type { Selection } from './selection.ts';

/** What it needs of whoever does things. */
interface Asked {
  readonly now: Snapshot;
  readonly selection: Selection;
  readonly choices: Choices;
  readonly explain: Explain;
  clearNotes(): void;
  select(piece: PieceId): void;
  offer(actions: readonly Action[]): void;
}

export class Asking {
  private readonly at: Asked;

  constructor(at: Asked) {
    this.at = at;
  }

  /** Somebody points at a square where nothing is marked, or at what lies or stands there. */
  place(place: Place | null, thing: Thing | null = null): void {
    this.at.clearNotes();
    if (place !== null) this.at.explain.place(place);
    this.answerAbout(thing);
  }

  /**
   * What was pointed at explains itself where nothing else is to be said; otherwise its card is offered beside the
   * reason. Who points at the bare floor with nobody in hand wants to go there.
   */
  private answerAbout(thing: Thing | null): void {
    const { refused, hint, about } = this.at.explain;
    if (!thing) return;
    const isSaid = refused.value !== null || (hint.value !== null && thing.kind === 'floor');
    if (isSaid) about.value = thing;
    else this.thing(thing);
  }

  /** Opens the card of a thing of the board; a second time closes it. */
  thing(thing: Thing): void {
    batch(() => {
      const { looked, thing: shown } = this.at.selection;
      this.at.clearNotes();
      looked.value = null;
      shown.value = sameThing(shown.value, thing) ? null : thing;
    });
  }

  /**
   * A square is asked about by keyboard: with somebody in hand why he does not go there, else what is there; asked
   * again, the next thing there, and after the last one none.
   */
  square(place: Place): void {
    const { now, selection } = this.at;
    const things = thingsAtPlace(planeOn(now.chart, 0), now.view, place);
    const { thing: shown, selected } = selection;
    if (selected.value !== null) {
      this.place(place, things[0]);
      return;
    }
    const at = things.findIndex((one) => sameThing(one, shown.value));
    batch(() => {
      this.at.clearNotes();
      selection.looked.value = null;
      shown.value = things[at + 1] ?? null;
    });
  }

  /** Somebody points at a piece: he takes it in hand, or looks at it. */
  piece(id: PieceId): void {
    const { selection } = this.at;
    if (selection.pickable.value.has(id)) {
      this.at.select(id);
      return;
    }
    const { looked, thing } = selection;
    this.at.clearNotes();
    thing.value = null;
    looked.value = looked.value === id ? null : id;
    this.at.explain.piece(id);
  }

  /** Somebody points at a room that lies face down. */
  room(slot: number): void {
    const listed = this.at.choices.spots.value.find(({ at }) => 'slot' in at && at.slot === slot);
    if (listed) {
      this.at.offer(listed.actions);
      return;
    }
    this.at.clearNotes();
    this.at.explain.room(slot);
    this.answerAbout({ kind: 'room', slot });
  }
}
