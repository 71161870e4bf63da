/** What a player is shown at a shared keyboard tells him nothing that he may not know. */
import { Chance, check, Game, type GameOptions, resolveLine, type Seat } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { readCommand } from '../../src/play/typed.ts';
import { Session } from '../../src/play/session.ts';
import { gameByLot, gameWithHiddenCard } from '../by-lot.ts';
import { otherTruth } from '../other-truth.ts';
import { PaperDesk } from './paper-desk.ts';
import { typingDeeds } from './typists.ts';

const BLUE: Seat = 0;
const YELLOW: Seat = 1;
const MANY = 300_000;
/** What a curious player types besides: everything that answers with words. */
const CURIOUS =
  '?, ? Cl, help, log, show, undo, nonsense, Cl c9, Th ?A, Wr B cw, Go x yTh, Me open a1n, Wi @A, end, card 9, combat 9, name 3, Na A.T, Wr face sG.T, count 2, Me ^B.S'.split(
    ', ',
  );

/** Whether a line would do something: those are not typed out of curiosity. */
function wouldAct(game: Game, seat: Seat, line: string): boolean {
  if (readCommand(line)?.name === 'undo') return game.undoRefusal(seat) === null;
  const read = resolveLine(game.position, seat, line);
  const wish = { seat, decision: game.asked(seat) };
  return read.ok && check(game.position, { ...wish, action: read.action }).ok;
}

/** In a long game most decisions are like those before: all of the last are asked about, and some of the others. */
const LAST = 40;
const ONE_IN = 5;

/** Plays a game again at a desk. At his decisions one player asks about everything, and presses Tab. */
async function playedAgain(
  other: Game,
  curious: Seat,
  isTerminal: boolean,
  isAbandoned = false,
): Promise<PaperDesk> {
  if (!other.setupRoll) throw new Error('A game with a draw is wanted.');
  const game = new Game({ ruleset: other.position.ruleset, setupRoll: other.setupRoll });
  const next = typingDeeds(game, other, 'en');
  let questions: string[] = [];
  let deeds = -1;
  const desk = new PaperDesk((seat, complete) => {
    const done = game.log.length;
    if (seat !== curious || (other.log.length - done > LAST && done % ONE_IN > 0)) return next(seat);
    if (deeds !== done) {
      questions = CURIOUS.filter((line) => !wouldAct(game, seat, line));
      for (const typed of ['', 'C', 'Cl ', 'Go x', 'yC']) desk.write(`${JSON.stringify(complete(typed))}\n`);
    }
    deeds = done;
    return questions.shift() ?? next(seat);
  }, isTerminal);
  desk.isAbandoned = isAbandoned;
  const plan = { bots: new Map<Seat, null>(), chance: new Chance('none'), save: () => true };
  await new Session(game, { ...plan, language: 'en' }, desk).play();
  return desk;
}

const secretTeams: GameOptions = { scenario: 'mixed', teamChoice: 'fullFrontal' };
const secretObjects: GameOptions = { scenario: 'card-3', secretObjects: true };
const secretCards: GameOptions = { scenario: 'card-standard', teamChoice: 'fullFrontal' };

describe('secrets at a shared keyboard', () => {
  test.each<[string, Seat, boolean, Game]>([
    ['some of a starting team', YELLOW, false, gameByLot({ scenario: 'base' }, 'secrets 6', 6)],
    ['starting teams', BLUE, true, gameByLot({ scenario: 'base' }, 'secrets 8', 8)],
    ['tokens', BLUE, false, gameByLot({ scenario: 'base' }, 'secrets 16', 16)],
    ['the first turns', YELLOW, true, gameByLot({ scenario: 'base' }, 'secrets 50', 50)],
    ['later', BLUE, false, gameByLot({ scenario: 'prison-5' }, 'secrets 60', 60)],
    ['teams chosen in secret', BLUE, true, gameByLot(secretTeams, 'secrets 20', 20)],
    ['a combat card face down', YELLOW, false, gameWithHiddenCard('secrets')],
    ['starting teams before zones', YELLOW, true, gameByLot({ scenario: 'card-3' }, 'secrets 4', 4)],
    ['cards at rooms of zones', BLUE, false, gameByLot({ scenario: 'card-3' }, 'secrets 12', 12)],
    ['turns between zones', YELLOW, false, gameByLot({ scenario: 'card-3' }, 'secrets 50', 50)],
    ['objects in hands', BLUE, false, gameByLot(secretObjects, 'secrets 40', 40)],
    ['teams of the Card Game', BLUE, false, gameByLot(secretCards, 'secrets 24', 24)],
    ['a combat card in a zone', YELLOW, true, gameWithHiddenCard('secrets', 'card-3')],
  ])(
    '%s: two games that a player cannot tell apart look alike to him, whatever he types',
    async (_what, viewer, isTerminal, truth) => {
      const other = otherTruth(truth, viewer, 'another truth');
      const [a, b] = [
        await playedAgain(truth, viewer, isTerminal),
        await playedAgain(other, viewer, isTerminal),
      ];
      expect(a.shownTo(viewer).length).toBeGreaterThan(1000);
      expect(a.shownTo(viewer)).toBe(b.shownTo(viewer));
      // The words between two players stand on a screen that both see.
      expect(a.handOvers).toEqual(b.handOvers);
    },
    MANY,
  );

  test('whoever leaves instead of passing the keyboard sees nothing of the next player', async () => {
    const desk = await playedAgain(gameByLot({ scenario: 'base' }, 'pages', 12), BLUE, true, true);
    expect(desk.handOvers).toHaveLength(1);
    expect(desk.shownTo(YELLOW)).toBe('');
    expect(desk.text).toContain('The game is not over.');
  });

  test('before somebody else sits down, the keyboard changes hands and a new page begins', async () => {
    const desk = await playedAgain(gameByLot({ scenario: 'base' }, 'pages', 12), BLUE, true);
    expect(desk.handOvers[0]).toBe('Pass the keyboard to yellow; press Enter.');
    expect(desk.shownTo(BLUE)).toContain('Blue puts the blue ');
    // Yellow hears that something was laid, not what.
    const yellow = desk.shownTo(YELLOW);
    expect(yellow).toContain('Blue puts a character face down on ');
    expect(yellow).toMatch(/^ 0 │ .*\(b\?\?\)/m);
    expect(yellow).not.toMatch(/^ 0 │ .*\(b[A-Z]/m);
  });
});
