/** What is said where a record does not fit the rules, in both languages. */
import type { Refusal } from '../refusals.ts';
import type { Words } from '../vocabulary.ts';

export const REASONS = {
  newerRules: (theirs: number, ours: number): Words => ({
    en: `the game was played by rules ${theirs}, these are rules ${ours}: a newer version of the program is needed`,
    fr: `la partie a été jouée selon les règles ${theirs}, celles-ci sont les règles ${ours} : il faut une version plus récente du programme`,
  }),
  refused: ({ code, rule, words }: Refusal): Words => ({
    en: `${code} (${rule}): ${words.en}`,
    fr: `${code} (${rule}) : ${words.fr}`,
  }),
  noClock: {
    en: 'no clock of this seat was running',
    fr: 'aucune horloge de ce joueur ne tournait',
  },
  otherTurn: (here: string): Words => ({
    en: `here it is "${here}": something is missing or too much before`,
    fr: `ici c’est « ${here} » : il manque quelque chose avant, ou il y a quelque chose de trop`,
  }),
  otherSeed: (drawn: string): Words => ({
    en: `this seed does not give these lots; the first that differs: it draws ${drawn}`,
    fr: `cette graine ne donne pas ce tirage ; première différence : elle tire ${drawn}`,
  }),
  otherLot: (drawn: string): Words => ({
    en: `the lots do not fit the seed, which draws ${drawn} here`,
    fr: `le tirage ne correspond pas à la graine, qui tire ${drawn} ici`,
  }),
  overHere: (result: string): Words => ({
    en: `the game ends here: ${result}`,
    fr: `la partie finit ici : ${result}`,
  }),
  notOver: {
    en: 'the game is not over after the last action',
    fr: 'la partie n’est pas finie après la dernière action',
  },
  endsOtherwise: (result: string): Words => ({
    en: `the game ends otherwise: ${result}`,
    fr: `la partie finit autrement : ${result}`,
  }),
} as const;
