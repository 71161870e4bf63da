/** Goals from text: `bGo left`, `blue turned A and bCl at gear`, `yellow died or blue has 2 points`. */
import {
  chartOf,
  type Colour,
  COLOURS,
  placeNamed,
  pieceNamed,
  type Position,
  type Seat,
  slotName,
} from '@dungeon-twister/rules';
import { faultAt, quoted } from './fault.ts';
import { type Goal, kindOfWhat, type Verb, VERBS, type What, type Where, type Who } from './goal.ts';

/** What names are read against: the position at the beginning, and the letters of pieces in it. */
export interface Naming {
  readonly line: number;
  readonly position: Position;
}

export function readGoal(text: string, naming: Naming): Goal {
  const ways = text.split(/\s+or\s+/).map((way) => {
    const parts = way.split(/\s+and\s+/).map((part) => readPart(part.trim(), naming));
    return together('all', parts);
  });
  return together('any', ways);
}

const together = (is: 'all' | 'any', of: readonly Goal[]): Goal => {
  const [only] = of;
  return only && of.length === 1 ? only : { is, of };
};

function readPart(text: string, naming: Naming): Goal {
  const negated = /^not\s+(.*)$/.exec(text);
  if (negated) return { is: 'not', of: readPart(negated[1] ?? '', naming) };
  const [subject = '', verb = '', ...rest] = text.split(/\s+/);
  const who = readWho(subject, naming);
  if (verb === 'at' && rest.length > 0)
    return { is: 'at', who, where: rest.map((word) => readWhere(word, naming)) };
  if (verb === 'carries' && rest.length === 1)
    return { is: 'carries', who, load: readWho(rest[0] ?? '', naming) };
  if ((verb === 'lies' || verb === 'stands') && rest.length === 0) return { is: verb, who };
  const has = /^has (\d{1,2}) (action )?points?$/.exec([verb, ...rest].join(' '));
  if (has)
    return {
      is: has[2] === undefined ? 'points' : 'actionPoints',
      seat: seatOf(who, subject, naming),
      least: Number(has[1]),
    };
  if (!isVerb(verb)) return noGoal(text, naming);
  const { words, times } = counted(rest);
  if (words.length > 1) return noGoal(text, naming);
  return { is: 'happened', verb, who, what: readWhat(verb, words[0], naming), times };
}

const isVerb = (word: string): word is Verb => word in VERBS;

/** `3 times` at the end. */
function counted(words: readonly string[]): { readonly words: readonly string[]; readonly times: number } {
  const times = words.at(-1) === 'times' ? Number(words.at(-2)) : Number.NaN;
  return Number.isInteger(times) && times > 0 ? { words: words.slice(0, -2), times } : { words, times: 1 };
}

function readWhat(verb: Verb, word: string | undefined, naming: Naming): What {
  if (word === undefined) return null;
  const kind = kindOfWhat(verb);
  if (kind === 'piece') return { who: readWho(word, naming) };
  if (kind === 'slot') return { slot: readSlot(word, naming) ?? noGoal(word, naming) };
  if (kind === 'value') return { value: /^\d+$/.test(word) ? Number(word) : word };
  return noGoal(word, naming);
}

function readWho(word: string, { line, position }: Naming): Who {
  if (word === 'anybody') return 'anybody';
  const { ruleset } = position;
  const seat = ruleset.colours.indexOf(word as Colour);
  if (seat >= 0) return { seat };
  const piece = pieceNamed(ruleset, 0, word, 'en');
  if (piece >= 0) return { piece };
  return faultAt(line, 'BAD_GOAL', {
    en: `${quoted(word)} is nobody here: a colour (${ruleset.colours.join(', ')}), a piece as bCl, or anybody`,
    fr: `${quoted(word)} n’est personne ici : une couleur (${ruleset.colours.join(', ')}), une pièce comme bCl, ou anybody`,
  });
}

function seatOf(who: Who, word: string, { line }: Naming): Seat {
  if (who !== 'anybody' && 'seat' in who) return who.seat;
  return faultAt(line, 'BAD_GOAL', {
    en: `points belong to a player: ${COLOURS.join(', ')}, not ${quoted(word)}`,
    fr: `les points sont à un joueur : ${COLOURS.join(', ')}, pas à ${quoted(word)}`,
  });
}

export function readSlot(word: string, { position }: Naming): number | null {
  const slot = position.ruleset.layout.slots.findIndex((_plan, index) => slotName(index) === word);
  return slot < 0 ? null : slot;
}

function readWhere(word: string, naming: Naming): Where {
  if (word === 'gear') return 'gear';
  const slot = readSlot(word, naming);
  if (slot !== null) return { slot };
  return placeNamed(chartOf(naming.position), word) === null ? noGoal(word, naming) : { place: word };
}

function noGoal(text: string, { line }: Naming): never {
  const verbs = [...Object.keys(VERBS), 'at', 'carries', 'lies', 'stands', 'has'].join(', ');
  return faultAt(line, 'BAD_GOAL', {
    en: `${quoted(text)} is no goal: somebody, a verb, perhaps to what, as in "blue turned A"; verbs are ${verbs}`,
    fr: `${quoted(text)} n’est pas un but : quelqu’un, un verbe, et sur quoi, comme « blue turned A » ; les verbes sont ${verbs}`,
  });
}
