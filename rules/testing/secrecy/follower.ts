/**
 * One person who follows a game in two worlds at once: the true one, and another that differs from it only in what he
 * cannot know. After every deed he compares everything that he is given.
 *
 * Before a deed that brings something to light, the other world is made anew, so that it agrees in what he is about to
 * learn and in nothing else that is hidden. What he is told must then be the same to the letter, the reveal too.
 */
import type { Chance } from '../../src/chance.ts';
import { type LogEntry, Game } from '../../src/game.ts';
import { positionFault } from '../../src/position-json/faults/fault.ts';
import { ATTACKER } from '../../src/model/fields.ts';
import type { Position } from '../../src/model/position.ts';
import type { EventType } from '../../src/model/events.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';
import type { Viewer } from '../../src/view/view.ts';
import type { Answers } from './answers.ts';
import { answersDiffer, hearingDiffers, sightDiffers, variedFields } from './compare.ts';
import { agreesIn, type Fact, fieldAt, isOpenAtOnce, learnedBy } from './learned.ts';
import { momentsOf } from './moments.ts';
import type { Seen } from './seen.ts';
import { hiddenParts, twinOf } from './twin.ts';
import { anotherWorld, differs, type OpenTeams } from './worlds.ts';

/** One deed in so many begins with a new world, though the old one would do. */
const ANEW_ONE_IN = 10;
/** How often a world is made in which somebody could have done what he did. */
const TRIES = 6;

const namesOf = (facts: readonly Fact[]): Set<string> =>
  new Set(facts.map(({ at }) => fieldAt(at)?.name ?? ''));

/** Two games that this person cannot tell apart. */
interface Pair {
  readonly mine: Game;
  readonly theirs: Game;
}

/** A deed of the true game: how things lay before and after it, and what it made happen. */
export interface Step {
  readonly before: Position;
  readonly entry: LogEntry;
  readonly after: Position;
  readonly teams: OpenTeams;
  readonly events: readonly EventType[];
}

export class Follower {
  private readonly viewer: Viewer;
  private readonly answers: Answers;
  private readonly seen: Seen;
  private readonly chance: Chance;
  private readonly fullOneIn: number;
  private pair: Pair | null = null;

  constructor(viewer: Viewer, answers: Answers, seen: Seen, chance: Chance, fullOneIn: number) {
    this.viewer = viewer;
    this.answers = answers;
    this.seen = seen;
    this.chance = chance;
    this.fullOneIn = fullOneIn;
  }

  /** What he could tell the worlds apart by, or null. */
  follow(step: Step): string | null {
    const facts = learnedBy(this.viewer, step.before, step.entry, step.after);
    const twin = this.prepare(step, facts);
    if (typeof twin === 'string') return twin;
    if (!twin || !this.pair) return null;
    const { mine, theirs } = this.pair;
    const told = [this.answers.does(mine, step.entry), this.answers.does(theirs, twin)];
    const [ours, others] = told.map((all) =>
      all?.flatMap((one) => this.answers.hears(one, this.viewer) ?? []),
    );
    if (!ours || !others) return `${JSON.stringify(step.entry)}: it is legal in one world only`;
    this.note(step, facts);
    return (
      hearingDiffers(JSON.stringify(step.entry), ours, others) ??
      this.look(this.pair, facts.length > 0) ??
      this.count(this.pair, ours)
    );
  }

  /** Sees to it that there are two worlds that will agree in these facts; answers what is done in the other one. */
  private prepare(step: Step, facts: readonly Fact[]): LogEntry | string | null {
    const { before, entry } = step;
    const isFit = this.pair !== null && agreesIn(before, facts, this.pair.theirs.position);
    // In a combat cards are hidden for so short that each deed counts.
    const isAnew = before.data[ATTACKER] >= 0 || this.chance.below(ANEW_ONE_IN) === 0;
    if (!isFit || isAnew) {
      const leak = this.makeAnew(step, facts);
      if (leak) return leak;
    }
    const hidden =
      entry.seat === this.viewer || isOpenAtOnce(this.viewer, before, entry, step.after)
        ? []
        : hiddenParts(before, entry);
    // Where all is known, a deed may hide something of its own.
    if (!this.pair && hidden.length > 0)
      this.pair = { mine: new Game({ position: before }), theirs: new Game({ position: before }) };
    for (let n = 0; n < TRIES && this.pair; n++) {
      const twin = twinOf(entry, hidden, this.pair.theirs.position, this.chance);
      if (twin) return twin;
      // What he did tells something about what he had: only worlds in which he could have done it are left.
      const leak = this.makeAnew(step, facts);
      if (leak) return leak;
    }
    this.seen.add('nothing to compare', this.pair ? 'the deed itself tells' : 'everything is known');
    this.seen.add('stage without secrets', stageOf(step.after));
    for (const type of step.events) this.seen.add('event without secrets', type);
    for (const name of namesOf(facts)) this.seen.add('field learned without secrets', name);
    this.pair = null;
    return null;
  }

  private makeAnew({ before, teams }: Step, facts: readonly Fact[]): string | null {
    const other = anotherWorld(before, this.viewer, this.chance, teams, (world) =>
      agreesIn(before, facts, world),
    );
    if (other && positionFault(other.world)) {
      this.seen.add('nothing to compare', 'the rules know no such world');
      this.pair = null;
      return null;
    }
    this.pair = other && {
      mine: new Game({ position: before }),
      theirs: new Game({ position: other.world }),
    };
    if (!other || !this.pair) return null;
    for (const name of new Set(other.by)) this.seen.add('variation', name);
    return this.look(this.pair);
  }

  /** Compares what he is given without doing anything. */
  private look({ mine, theirs }: Pair, inFull = false): string | null {
    const [p, world] = [mine.position, theirs.position];
    const varied = variedFields(p, world, this.viewer);
    if (typeof varied === 'string') return varied;
    for (const name of varied) this.seen.add('field varied', name);
    const { viewer } = this;
    const bySight = sightDiffers(this.answers, p, world, viewer) ?? this.keepingDiffers(mine, theirs);
    if (bySight || varied.size === 0) return bySight;
    if (!inFull && this.chance.below(this.fullOneIn) > 0) return null;
    this.seen.inFull++;
    return answersDiffer(this.answers, p, world, viewer, this.chance);
  }

  private keepingDiffers(mine: Game, theirs: Game): string | null {
    if (this.viewer === 'spectator') return null;
    const [a, b] = [mine, theirs].map((game) =>
      JSON.stringify(this.answers.keeps(game, this.viewer as number)),
    );
    return a === b ? null : `taking back: ${a} or ${b}`;
  }

  private note({ before }: Step, facts: readonly Fact[]): void {
    for (const name of namesOf(facts)) this.seen.add('field learned', name);
    this.seen.add('viewer', this.viewer === 'spectator' ? 'spectator' : before.ruleset.colours[this.viewer]);
  }

  /** Counts only what was compared while something was hidden. */
  private count({ mine, theirs }: Pair, heard: readonly { readonly type: string }[]): null {
    const p = mine.position;
    if (!differs(p, theirs.position)) {
      this.pair = null;
      return null;
    }
    this.seen.compared++;
    this.seen.add('stage', stageOf(p));
    for (const { type } of heard) this.seen.add('event', type);
    for (const moment of momentsOf(p)) this.seen.add('moment', moment);
    return null;
  }
}
