/** Somebody in a lesson: an ordinary match, how far he is in it, and others who do nothing where the lesson says so. */
import { computed, effect } from '@preact/signals';
import { answering, areByRote, type Lesson, type Progress, progressOf } from '@dungeon-twister/lessons';
import type { Match } from '../match/match.ts';
import type { Player } from '../match/player.ts';
import { matchFrom } from '../store/new-match.ts';

const HUMAN: Player = { kind: 'human' };

/** Whoever does nothing is called like the gentlest opponent; he is never asked. */
const othersOf = ({ others }: Lesson): Player => ({
  kind: 'bot',
  level: others === 'pass' || others === 'run' ? 'random' : others,
});

export class Course {
  readonly lesson: Lesson;
  readonly match: Match;

  readonly progress = computed<Progress>(() => {
    // History grows with the moment: who reads this is drawn again with it.
    void this.match.moment.value;
    return progressOf(this.lesson, this.match.history.steps);
  });

  constructor(lesson: Lesson) {
    this.lesson = lesson;
    const { colours } = lesson.position.ruleset;
    this.match = matchFrom(
      lesson.position,
      colours.map((_colour, seat) => (seat === lesson.seat ? HUMAN : othersOf(lesson))),
    );
  }

  /** Answers at once for those who only pass or run, before any opponent is asked; the answer stops it. */
  watch(): () => void {
    if (!areByRote(this.lesson)) return () => {};
    return effect(() => {
      void this.match.moment.value;
      // Not within the effect that has just read what this changes.
      queueMicrotask(() => this.answer());
    });
  }

  private answer(): void {
    const { game } = this.match;
    const asked = game.result ? null : answering(this.lesson, game.position);
    if (asked) this.match.perform(asked.seat, asked.action);
  }
}
