/** The values of a scenario file that are a few words or numbers: cards, seats, yes and no. */
import { faultAt } from '../json/fault.ts';
import { HIGHEST_COMBAT_CARD } from '../combat/cards/hand.ts';
import type { Scenario } from '../model/scenario.ts';
import type { Colour, Seat } from '../vocabulary.ts';
import { type Entry, readWhole, wordsIn } from './entries.ts';
import { instead, quoted } from './nearest.ts';

/** A hand counts each value with two bits. */
const MOST_OF_A_CARD = 3;
const MOST_JUMPS = 9;
const MOST_ON_LINE = 8;
const LONGEST_NAME = 60;

const choice = <Choice extends string>({ line, key, value }: Entry, known: readonly Choice[]): Choice => {
  const found = known.find((one) => one === value.toLowerCase().replace(/\s+/g, ' '));
  if (found !== undefined) return found;
  const { en, fr } = instead(value, known);
  return faultAt(line, {
    en: `${key}: cannot be ${quoted(value)}${en}`,
    fr: `${key}: ne peut être ${quoted(value)}${fr}`,
  });
};

export function readName({ line, key, value }: Entry): string {
  if (value.length > LONGEST_NAME)
    faultAt(line, {
      en: `${key}: a name has at most ${LONGEST_NAME} characters, this has ${value.length}`,
      fr: `${key}: un nom a au plus ${LONGEST_NAME} caractères, celui-ci en a ${value.length}`,
    });
  return value;
}

/** One number for all seats, or one for each. */
export function readOnLine({ line, key, value }: Entry, colours: readonly Colour[]): number[] {
  const numbers = wordsIn(value).map((word) => readWhole(line, key, word, 1, MOST_ON_LINE));
  if (numbers.length === 1) return colours.map(() => numbers[0]);
  if (numbers.length !== colours.length)
    faultAt(line, {
      en: `${key}: one number is wanted, or one for ${colours.join(' and one for ')}, found ${numbers.length}`,
      fr: `${key}: il faut un nombre, ou un pour chacun de ${colours.join(', ')}, pas ${numbers.length}`,
    });
  return numbers;
}

export const onLineWords = ({ onLine }: Scenario): string =>
  new Set(onLine).size === 1 ? String(onLine[0]) : onLine.join(' ');

export function readCombatCards({ line, key, value }: Entry): number[] {
  if (value.toLowerCase() === 'none') return [];
  const cards = wordsIn(value).map((word) => readWhole(line, key, word, 0, HIGHEST_COMBAT_CARD));
  for (const card of cards)
    if (cards.filter((other) => other === card).length > MOST_OF_A_CARD)
      faultAt(line, {
        en: `${key}: at most ${MOST_OF_A_CARD} cards of one value, but ${card} stands there more often`,
        fr: `${key}: au plus ${MOST_OF_A_CARD} cartes d’une valeur, mais ${card} y est plus souvent`,
      });
  // The +0 comes back (BD-COMBAT-11): without it a hand could be empty when a card must be laid.
  if (!cards.includes(0))
    faultAt(line, {
      en: `${key}: a 0 is wanted, the card that always comes back; or write "none" for a game without combat`,
      fr: `${key}: il faut un 0, la carte qui revient toujours ; ou écrire "none" pour un jeu sans combat`,
    });
  return cards;
}

export const combatCardsWords = ({ combatCards }: Scenario): string => combatCards.join(' ') || 'none';

export const readJumpCards = ({ line, key, value }: Entry): number =>
  readWhole(line, key, value, 0, MOST_JUMPS);

const LOT = 'lot';

export function readFirstPlayer(entry: Entry, colours: readonly Colour[]): 'lot' | Seat {
  const who = choice(entry, [LOT, ...colours]);
  return who === LOT ? LOT : colours.indexOf(who);
}

export const firstPlayerWords = ({ firstPlayer, colours }: Scenario): string =>
  firstPlayer === 'lot' ? LOT : colours[firstPlayer];

const TOGETHER = 'together';

/** Everybody at once, or one colour before the others. */
export function readDeploy(entry: Entry, colours: readonly Colour[]): Scenario['deployOrder'] {
  const how = choice(entry, [TOGETHER, ...colours.map((colour) => `${colour} first` as const)]);
  if (how === TOGETHER) return TOGETHER;
  const first = colours.findIndex((colour) => how === `${colour} first`);
  return [first, ...colours.keys()].filter((seat, index, all) => all.indexOf(seat) === index);
}

/** Token by token in turn is done with three or four players only, for whom no file is written. */
export const deployWords = ({ deployOrder, colours }: Scenario): string =>
  typeof deployOrder === 'string' ? TOGETHER : `${colours[deployOrder[0]]} first`;

export const readYesOrNo = (entry: Entry): boolean => choice(entry, ['yes', 'no']) === 'yes';

export const yesOrNo = (yes: boolean): string => (yes ? 'yes' : 'no');

/** Which seats walk on the lines of the others instead of leaving there. */
export function readWalkers(entry: Entry, colours: readonly Colour[]): Seat[] {
  const who = choice(entry, ['nobody', 'both', ...colours]);
  if (who === 'nobody') return [];
  return [...colours.keys()].filter((seat) => who === 'both' || colours[seat] === who);
}

export const walkersWords = ({ walksOnLines, colours }: Scenario): string =>
  walksOnLines.length === 0
    ? 'nobody'
    : walksOnLines.length === colours.length
      ? 'both'
      : colours[walksOnLines[0]];
