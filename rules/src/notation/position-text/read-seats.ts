/** Reads the line of a player: `blue: points 2, cards 3 4, combat 0 1 5, jumps 2`. */
import { cardsIn } from '../../combat/cards.ts';
import { rollSetup } from '../../editions/roll-setup.ts';
import { ACTION_CARDS } from '../../actions/cards.ts';
import { type JsonNode } from '../../json/parse.ts';
import { leaf, nodeOf, record } from '../../json/nodes.ts';
import { setUp } from '../../new-game.ts';
import { ACTION_HAND, COMBAT_HAND } from '../../model/fields.ts';
import type { Ruleset } from '../../model/ruleset.ts';
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
const SEAT_ITEMS = [...Object.keys(COUNTS), ...Object.keys(HANDS), 'offers draw', 'gone'].join(', ');

export function readSeatLine(entries: Entries, ruleset: Ruleset, seat: Seat, exits: number): JsonNode {
  const colour = ruleset.colours[seat];
  const entry = entries.value(colour);
  const line = entry?.line ?? 1;
  const fields: Record<string, JsonNode> = usualSeat(ruleset, seat, exits, line);
  const seen = new Set<string>();
  entries.gathering.each(itemsOf(entry?.value ?? ''), ([word, ...values]) => {
    if (seen.has(word)) fail(line, { en: `"${word}" stands twice`, fr: `« ${word} » est là deux fois` });
    seen.add(word);
    if (Object.hasOwn(COUNTS, word)) {
      if (values.length !== 1)
        fail(line, {
          en: `one number is wanted behind "${word}"`,
          fr: `il faut un seul nombre après « ${word} »`,
        });
      fields[COUNTS[word as keyof typeof COUNTS]] = leaf(line, numberIn(values[0], line));
    } else if (Object.hasOwn(HANDS, word)) {
      const cards =
        values.length === 1 && values[0] === 'none' ? [] : values.map((card) => numberIn(card, line));
      fields[HANDS[word as keyof typeof HANDS]] = nodeOf(
        line,
        [...cards].sort((a, b) => a - b),
      );
    } else if (word === 'offers' && values.join(' ') === 'draw') fields['offersDraw'] = leaf(line, true);
    else if (word === 'gone' && values.length === 0) fields['gone'] = leaf(line, true);
    else
      fail(line, {
        en: `"${[word, ...values].join(' ')}" says nothing about a player: ${SEAT_ITEMS}`,
        fr: `« ${[word, ...values].join(' ')} » ne dit rien d’un joueur : ${SEAT_ITEMS}`,
      });
  });
  return record(line, fields);
}

/** A player who has lost and won nothing: all cards in hand. */
function usualSeat(ruleset: Ruleset, seat: Seat, exits: number, line: number): Record<string, JsonNode> {
  const beginning = setUp(ruleset, rollSetup(ruleset, ''));
  const fields = {
    colour: ruleset.colours[seat],
    actionCards: ACTION_CARDS.filter((card) => beginning.data[ACTION_HAND + seat] & (1 << card)),
    lastCard: 0,
    combatCards: cardsIn(beginning.data[COMBAT_HAND + seat]),
    jumps: ruleset.scenario.jumpCards,
    points: 0,
    exits,
    kills: 0,
    offersDraw: false,
    asked: 0,
  };
  return Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, nodeOf(line, value)]));
}
