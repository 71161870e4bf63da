/** A desk for tests: everything that is shown is kept, page by page, with whoever sat there. */
import type { Seat } from '@dungeon-twister/rules';
import type { Completion } from '../../src/play/complete.ts';
import type { Console } from '../../src/play/console.ts';
import { sheet } from '../a-sheet.ts';

export interface Page {
  readonly to: Seat | 'everybody';
  text: string;
}

/** Answers with the line that the player types, or null when he has had enough. */
export type Typist = (seat: Seat, complete: (typed: string) => Completion) => string | null;

export class PaperDesk implements Console {
  readonly columns = 160;
  readonly paper = sheet(160);
  readonly coloured = false;
  readonly isTerminal: boolean;
  readonly pages: Page[] = [];
  /** What was said when the keyboard changed hands. */
  readonly handOvers: string[] = [];
  /** Nobody takes the keyboard over any more. */
  isAbandoned = false;
  private readonly typist: Typist;

  constructor(typist: Typist, isTerminal = false) {
    this.typist = typist;
    this.isTerminal = isTerminal;
  }

  write(text: string): void {
    const page = this.pages.at(-1);
    if (page) page.text += text;
    else this.pages.push({ to: 'everybody', text });
  }

  draw(picture: string): void {
    this.write(picture);
  }

  ask(prompt: string, complete: (typed: string) => Completion): Promise<string | null> {
    const to = this.pages.at(-1)?.to ?? 'everybody';
    if (to === 'everybody') throw new Error('Nobody sits at the keyboard.');
    const line = this.typist(to, complete);
    this.write(`${prompt}${line ?? ''}\n`);
    return Promise.resolve(line);
  }

  clear(): void {
    const page = this.pages.at(-1);
    if (this.isTerminal && page) this.pages.push({ to: page.to, text: '' });
  }

  handOver(to: Seat | 'everybody', words: string | null): Promise<boolean> {
    if (words !== null) this.handOvers.push(words);
    if (words !== null && this.isAbandoned) return Promise.resolve(false);
    this.pages.push({ to, text: '' });
    return Promise.resolve(true);
  }

  close(): void {}

  /** Everything that a player was shown. */
  shownTo(seat: Seat): string {
    return this.pages
      .filter(({ to }) => to === seat)
      .map(({ text }) => text)
      .join('');
  }

  get text(): string {
    return this.pages.map(({ text }) => text).join('');
  }
}
