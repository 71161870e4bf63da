/** What everybody at the table has heard, each for himself, in sentences; and how much of it he has been shown. */
import { type Game, type Seat, type Step, stepsOf } from '@dungeon-twister/rules';
import type { Language } from '@dungeon-twister/words';
import { sentencesFor } from '../replay/lens.ts';

interface Entry {
  /** How many deeds had been done. */
  readonly deed: number;
  readonly sentence: string;
}

/** A player, or somebody who watches. */
type Listener = Seat | 'spectator';

export class Journal {
  private readonly heard = new Map<Listener, Entry[]>();
  private readonly shown = new Map<Listener, number>();
  private readonly language: Language;

  /** Listens to a game from now on, and writes down what happened in it before. */
  constructor(game: Game, language: Language) {
    this.language = language;
    for (const listener of [...game.position.ruleset.colours.keys(), 'spectator'] as const)
      this.heard.set(listener, []);
    for (const step of stepsOf(game)) this.add(step);
    // Who comes back to a game wants to know what happened since he did something himself.
    game.log.forEach(({ seat }, done) => {
      this.shown.set(seat, this.heard.get(seat)?.filter(({ deed }) => deed <= done + 1).length ?? 0);
    });
    game.listen({
      onEvent: (one) => this.add({ number: game.log.length, position: game.position, events: [one] }),
      undone: () => this.forget(game.log.length),
    });
  }

  private add(step: Pick<Step, 'number' | 'position' | 'events'>): void {
    for (const [listener, entries] of this.heard)
      for (const sentence of sentencesFor(step, listener, this.language))
        entries.push({ deed: step.number, sentence });
  }

  private forget(deeds: number): void {
    for (const [listener, entries] of this.heard) {
      const kept = entries.filter(({ deed }) => deed <= deeds);
      this.heard.set(listener, kept);
      this.shown.set(listener, Math.min(this.shown.get(listener) ?? 0, kept.length));
    }
  }

  /** What he has not been shown yet; from now on he has. */
  news(listener: Listener): string[] {
    const entries = this.heard.get(listener) ?? [];
    const from = this.shown.get(listener) ?? 0;
    this.shown.set(listener, entries.length);
    return entries.slice(from).map(({ sentence }) => sentence);
  }

  all(listener: Listener): string[] {
    return (this.heard.get(listener) ?? []).map(({ deed, sentence }) => `${deed}  ${sentence}`);
  }
}
