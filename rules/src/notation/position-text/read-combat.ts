/** Reads the line of a combat: `bCl x yGo, namer blue, named 4, blue laid 3 openly`. */
import { NO_CARD, UNDECIDED } from '../../combat/cards/laid.ts';
import type { CombatJson } from '../../position-json/schema.ts';
import type { Ruleset } from '../../model/ruleset.ts';
import type { Language, Seat } from '../../vocabulary.ts';
import { type Entries, fail, itemsOf } from '../entries.ts';
import { NOT_ASKED } from '../../model/fields.ts';
import { NOBODY } from './defaults.ts';
import { JOINED_WORDS } from './form.ts';
import { numberIn, pieceIn, seatIn } from './numbers.ts';

export interface CombatText {
  readonly json: CombatJson;
  readonly line: number;
}

const COMBAT_ITEMS =
  '"namer blue", "named 4", "blue laid 3", "blue laid 3 openly", "red joined attack", "red chosen attack"';

export function readCombat(entries: Entries, ruleset: Ruleset, language: Language): CombatText | null {
  const entry = entries.value('combat');
  if (!entry) return null;
  const { line } = entry;
  const idOf = (name: string): string => ruleset.pieces.ids[pieceIn(name, ruleset, language, line)];
  const [who, ...items] = itemsOf(entry.value);
  if (who?.length !== 3 || who[1] !== 'x')
    return fail(line, {
      en: 'who attacks whom is wanted first, as in "bCl x yGo"',
      fr: 'il faut d’abord qui attaque qui, comme « bCl x yGo »',
    });
  let namer: Seat = NOBODY;
  // As it is while nobody may name, or has not yet.
  let named = UNDECIDED;
  const laid = ruleset.colours.map(() => NO_CARD);
  const openly = new Set<Seat>();
  const answers = {
    joined: ruleset.colours.map(() => NOT_ASKED),
    chosen: ruleset.colours.map(() => NOT_ASKED),
  };
  const some: { cardsToLay?: number; laidSecond?: number } = {};
  for (const words of items) {
    const [first, second, third, ...more] = words;
    if (first === 'namer' && third === undefined) namer = seatIn(second ?? '', ruleset, line);
    else if (first === 'named' && third === undefined)
      named = second === 'undecided' ? UNDECIDED : second === 'none' ? NO_CARD : numberIn(second ?? '', line);
    else if (first === 'cards' && third === undefined) some.cardsToLay = numberIn(second ?? '', line);
    else if (first === 'second' && third === undefined) some.laidSecond = numberIn(second ?? '', line);
    else if (second === 'laid' && third !== undefined && (more.length === 0 || more.join() === 'openly')) {
      const seat = seatIn(first, ruleset, line);
      laid[seat] = third === 'nothing' ? NO_CARD : numberIn(third, line);
      if (more.length > 0) openly.add(seat);
    } else if (
      (second === 'joined' || second === 'chosen') &&
      Object.hasOwn(JOINED_WORDS, third ?? '') &&
      more.length === 0
    )
      answers[second][seatIn(first, ruleset, line)] = JOINED_WORDS[third];
    else
      fail(line, {
        en: `"${words.join(' ')}" says nothing about a combat: ${COMBAT_ITEMS}`,
        fr: `« ${words.join(' ')} » ne dit rien d’un combat : ${COMBAT_ITEMS}`,
      });
  }
  const laidOpenly = [...openly].sort((a, b) => a - b);
  const json = {
    attacker: idOf(who[0]),
    target: idOf(who[2]),
    namer,
    named,
    laid,
    laidOpenly,
    ...some,
    ...Object.fromEntries(
      Object.entries(answers).filter(([, sides]) => sides.some((side) => side !== NOT_ASKED)),
    ),
  };
  return { json, line };
}
