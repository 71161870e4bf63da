/** Reads the line of a player: `blue: points 2, cards 3 4, combat 0 1 5, jumps 2`. */
import { type JsonNode } from '../../json/parse.ts';
import { leaf, nodeOf, record } from '../../json/nodes.ts';
import type { Doubts } from '../../position-json/doubts.ts';
import type { Ruleset } from '../../model/ruleset.ts';
import { usualSeat } from '../../position-json/read-in-part.ts';
import type { Seat } from '../../vocabulary.ts';
import { type Entries, fail, itemsOf } from '../entries.ts';
import { numberIn } from './numbers.ts';

const COUNTS = {
  points: 'points',
  exits: 'exits',
  kills: 'kills',
  last: 'lastCard',
  jumps: 'jumps',
  asked: 'asked',
  savings: 'savings',
} as const;
const HANDS = { cards: 'actionCards', combat: 'combatCards' } as const;
const FIELDS = [...Object.values(COUNTS), ...Object.values(HANDS), 'offersDraw', 'gone'];
const SEAT_ITEMS = [...Object.keys(COUNTS), ...Object.keys(HANDS), 'offers draw', 'gone'].join(', ');

export function readSeatLine(
  entries: Entries,
  ruleset: Ruleset,
  seat: Seat,
  exits: number,
  doubts: Doubts,
): JsonNode {
  const colour = ruleset.colours[seat];
  const entry = entries.value(colour);
  const line = entry?.line ?? 1;
  const fields: Record<string, JsonNode> = usualFields(ruleset, seat, exits, line);
  const seen = new Set<string>();
  const said = new Set<string>();
  const say = (field: string, node: JsonNode): void => {
    fields[field] = node;
    said.add(field);
  };
  const read = ([word, ...values]: readonly string[]): void => {
    if (seen.has(word)) fail(line, { en: `"${word}" stands twice`, fr: `« ${word} » est là deux fois` });
    seen.add(word);
    if (Object.hasOwn(COUNTS, word)) {
      if (values.length !== 1)
        fail(line, {
          en: `one number is wanted behind "${word}"`,
          fr: `il faut un seul nombre après « ${word} »`,
        });
      say(COUNTS[word as keyof typeof COUNTS], leaf(line, numberIn(values[0], line)));
    } else if (Object.hasOwn(HANDS, word)) {
      const cards =
        values.length === 1 && values[0] === 'none' ? [] : values.map((card) => numberIn(card, line));
      const sorted = [...cards].sort((a, b) => a - b);
      say(HANDS[word as keyof typeof HANDS], nodeOf(line, sorted));
    } else if (word === 'offers' && values.join(' ') === 'draw') say('offersDraw', leaf(line, true));
    else if (word === 'gone' && values.length === 0) say('gone', leaf(line, true));
    else
      fail(line, {
        en: `"${[word, ...values].join(' ')}" says nothing about a player: ${SEAT_ITEMS}`,
        fr: `« ${[word, ...values].join(' ')} » ne dit rien d’un joueur : ${SEAT_ITEMS}`,
      });
  };
  entries.watched(colour, () => entries.gathering.each(itemsOf(entry?.value ?? ''), read));
  // What could not be read may have been about anything of which nothing is said.
  if (entries.isFaulty(colour))
    for (const field of FIELDS) if (!said.has(field)) doubts.add('seats', seat, field);
  return record(line, fields);
}

function usualFields(ruleset: Ruleset, seat: Seat, exits: number, line: number): Record<string, JsonNode> {
  const fields = { ...usualSeat(ruleset, seat), exits };
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, nodeOf(line, value)]));
}
