/**
 * A whole game at one keyboard. Whoever must decide sits down, sees the table as he may see it, and types; before
 * somebody else sits down, everything that was shown is taken away.
 */
import {
  type Action,
  type Chance,
  type Decision,
  decisions,
  type Game,
  type Lens,
  type Seat,
} from '@dungeon-twister/rules';
import { renderTable } from '../render-table.ts';
import { type Language, sayResult, seatColour } from '@dungeon-twister/words';
import { changesRooms } from '../landmarks.ts';
import { perspectiveOf } from '../perspective.ts';
import { wrapped } from '../wrapped.ts';
import type { BotSeats } from './bot-seats.ts';
import { playByBot, playByLot } from './bot.ts';
import { complete, type Completion } from './complete.ts';
import type { Console } from './console.ts';
import { help, moves, sayRefusal, suggestions, whatNow } from './guide.ts';
import { Journal } from './journal.ts';
import { legalLines, standingLines } from './legal-lines.ts';
import { readLine } from './read-line.ts';
import { commandWords, readCommand, type TypedCommand } from './typed.ts';
import { wordsToType } from './words-to-type.ts';
import { PLAY_WORDS } from './words.ts';

export interface SessionPlan {
  readonly language: Language;
  /** Seats that nobody at the keyboard plays. */
  readonly bots: BotSeats;
  readonly chance: Chance;
  /** Keeps the game in a file; answers whether it could be written. */
  readonly save: (file: string) => boolean;
  /** The file in which every action is kept as it is made, if any. */
  readonly keptIn?: string | undefined;
}

/** What came of a line: another decision is open, the same one still is, or the player has had enough. */
type Outcome = 'decided' | 'again' | 'quit';

export class Session {
  private readonly game: Game;
  private readonly plan: SessionPlan;
  private readonly console: Console;
  private readonly journal: Journal;
  /** Who sits at the keyboard. */
  private sitting: Seat | null = null;
  /** Whether the last picture is no longer right: chance has played, or squares have other names. */
  private hasChanged = false;
  /** How many deeds the last picture shows. */
  private drawnAfter = 0;
  /** Whether the last line was a resignation that has still to be meant. */
  private mayResign = false;
  /** Whether somebody was told that the game could not be kept. */
  private isUnkept = false;

  constructor(game: Game, plan: SessionPlan, console: Console) {
    this.game = game;
    this.plan = plan;
    this.console = console;
    this.journal = new Journal(game, plan.language);
    game.listen({
      onEvent: ({ event }) => {
        if (changesRooms(event)) this.hasChanged = true;
      },
    });
  }

  private get words() {
    return PLAY_WORDS[this.plan.language];
  }

  /** Plays to the end, or until somebody leaves. */
  async play(): Promise<void> {
    const { ruleset } = this.game.position;
    for (let next = this.next(); next; next = this.next()) {
      if (this.plan.bots.has(next.seat)) {
        this.playFor(next);
        this.hasChanged = true;
      } else if (!(await this.sitDown(next.seat)) || (await this.decide(next)) === 'quit') {
        this.say(this.words.left);
        return;
      }
      this.keep();
    }
    await this.console.handOver('everybody', null);
    this.draw('spectator');
    const last = this.sitting ?? 'spectator';
    for (const sentence of this.journal.news(this.plan.bots.size === ruleset.seats ? 'spectator' : last))
      this.say(sentence);
    this.say(sayResult(this.game.position, this.plan.language));
  }

  private playFor(decision: Decision): void {
    const { bots, chance } = this.plan;
    const bot = bots.get(decision.seat);
    if (bot) playByBot(bot, this.game, decision, chance);
    else playByLot(this.game, decision, chance);
  }

  /** Whatever happens to the terminal or the machine: what was done is kept. */
  private keep(): void {
    const { keptIn, save } = this.plan;
    if (keptIn === undefined) return;
    const isKept = save(keptIn);
    // Said once, not after every action; the next one may work again.
    if (!isKept && !this.isUnkept) this.say(this.words.notSaved(keptIn));
    this.isUnkept = !isKept;
  }

  /** Chance never keeps a person waiting; whoever sits at the keyboard stays there while he has something to decide. */
  private next(): Decision | undefined {
    const open = decisions(this.game.position);
    return (
      open.find(({ seat }) => this.plan.bots.has(seat)) ??
      open.find(({ seat }) => seat === this.sitting) ??
      open[0]
    );
  }

  /** False if nobody does. */
  private async sitDown(seat: Seat): Promise<boolean> {
    if (this.sitting === seat) {
      // A person wants the picture again after everything that happens, a pipe only what others did.
      if (this.console.isTerminal || this.hasChanged) this.look(seat, []);
      return true;
    }
    const { position } = this.game;
    const { language } = this.plan;
    // The first to sit down takes over from nobody, and is welcomed.
    const isFirst = this.sitting === null;
    const words = isFirst ? null : this.words.handOver(seatColour(position.ruleset, seat, language));
    if (!(await this.console.handOver(seat, words))) return false;
    this.sitting = seat;
    this.look(seat, isFirst ? this.words.welcome(position.ruleset.scenario.name[language]) : []);
    return true;
  }

  /** The table as this player sees it, and what he has not heard yet. */
  private look(seat: Seat, welcome: readonly string[]): void {
    this.hasChanged = false;
    this.console.clear();
    this.draw(seat);
    for (const line of [...welcome, ...this.journal.news(seat)]) this.say(line);
  }

  private draw(looker: Lens): void {
    this.drawnAfter = this.game.log.length;
    const { language } = this.plan;
    const picture = renderTable(perspectiveOf(this.game.position, looker), language, this.console.paper);
    this.console.draw(`${picture.lines(this.console.coloured).join('\n')}\n\n`);
  }

  private say(text: string): void {
    for (const line of wrapped(text, this.console.columns - 1)) this.console.write(`${line}\n`);
  }

  private sayAll(lines: readonly string[]): void {
    for (const line of lines) this.console.write(`${line}\n`);
  }

  private async decide(decision: Decision): Promise<Outcome> {
    const { language } = this.plan;
    const { position } = this.game;
    for (const line of whatNow(position, decision, language)) this.say(line);
    const prompt = `${seatColour(position.ruleset, decision.seat, language)}> `;
    for (;;) {
      const line = await this.console.ask(prompt, (typed) => this.complete(decision.seat, typed));
      if (line === null) return 'quit';
      const outcome = this.answer(decision, line);
      if (outcome !== 'again') return outcome;
    }
  }

  private complete(seat: Seat, typed: string): Completion {
    const { position } = this.game;
    const { language } = this.plan;
    return complete(
      typed,
      [...this.typable(seat), ...commandWords(language)],
      wordsToType(position, seat, language),
    );
  }

  /** Every line that would be accepted now. */
  private typable(seat: Seat): string[] {
    const { position } = this.game;
    const { language } = this.plan;
    return [...legalLines(position, seat, language), ...standingLines(position, seat, language)].map(
      ({ line }) => line,
    );
  }

  private answer(decision: Decision, line: string): Outcome {
    if (line.trim() === '') return 'again';
    const command = readCommand(line);
    if (!command) return this.act(decision, line);
    this.mayResign = false;
    return this.obey(decision.seat, command);
  }

  /** At a keyboard a game is given up by saying it twice, or once with an exclamation mark. */
  private isMeant(action: Action, line: string): boolean {
    const isMeant = !this.console.isTerminal || this.mayResign || line.trim().endsWith('!');
    this.mayResign = action.type === 'resign' && !isMeant;
    return !this.mayResign;
  }

  private act({ seat, number }: Decision, line: string): Outcome {
    const { position } = this.game;
    const { language } = this.plan;
    const read = readLine(position, seat, line, language);
    if (read.ok) {
      if (!this.isMeant(read.action, line)) {
        this.say(this.words.sure(line.trim()));
        return 'again';
      }
      const answer = this.game.perform({ seat, decision: number, action: read.action });
      if (answer.ok) {
        if (!this.console.isTerminal) for (const sentence of this.journal.news(seat)) this.say(sentence);
        return 'decided';
      }
      this.say(sayRefusal(position, answer.refusal, language));
    } else {
      this.mayResign = false;
      this.say(read.refusal ? sayRefusal(position, read.refusal, language) : read.words[language]);
    }
    const near = suggestions(position, seat, line, language);
    if (near.length > 0) this.say(this.words.meant(near.map((one) => `\`${one}\``).join(', ')));
    return 'again';
  }

  private obey(seat: Seat, { name, rest }: TypedCommand): Outcome {
    const { position } = this.game;
    const { language } = this.plan;
    switch (name) {
      case 'help':
        this.sayAll(help(position, seat, language));
        break;
      case 'moves':
        this.sayAll(moves(position, seat, rest, language));
        break;
      case 'show':
        this.draw(seat);
        break;
      case 'log':
        for (const line of this.journal.all(seat)) this.say(line);
        break;
      case 'save':
        this.save(rest);
        break;
      case 'undo':
        return this.undo(seat);
      case 'quit':
        return 'quit';
    }
    return 'again';
  }

  private save(file: string): void {
    if (file === '') this.say(this.words.saveWhere);
    else this.say(this.plan.save(file) ? this.words.saved(file) : this.words.notSaved(file));
  }

  private undo(seat: Seat): Outcome {
    const refusal = this.game.undo(seat);
    if (refusal) {
      this.say(this.words.no(refusal.words[this.plan.language], refusal.rule));
      return 'again';
    }
    this.say(this.words.undone);
    // Where a picture shows what was taken back, another is due.
    if (!this.console.isTerminal && this.drawnAfter > this.game.log.length) this.draw(seat);
    return 'decided';
  }
}
