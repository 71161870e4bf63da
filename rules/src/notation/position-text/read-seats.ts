/** Reads the line of a player: `blue: points 2, cards 3 4, combat 0 1 5, jumps 2`. */
import type { JsonNode } from '../../json/parse.ts';
import { nodeOf } from '../../json/nodes.ts';
import type { Doubts } from '../../position-json/doubts.ts';
import type { Ruleset } from '../../model/ruleset.ts';
import { usualSeat } from '../../position-json/read-in-part.ts';
import type { Seat } from '../../vocabulary.ts';
import { type Entries, fail, itemsOf } from '../entries.ts';
import { SEAT_LINE, type SeatItem } from './form.ts';
import { numberIn } from './numbers.ts';

const isCount = ({ kind }: SeatItem): boolean => kind.startsWith('count');
const SEAT_ITEMS = [
  ...SEAT_LINE.filter(isCount),
  ...SEAT_LINE.filter(({ kind }) => kind === 'cards'),
  ...SEAT_LINE.filter(({ kind }) => kind === 'so'),
]
  .map(({ word }) => word)
  .join(', ');

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
  const fields: Record<string, unknown> = { ...usualSeat(ruleset, seat), exits };
  const seen = new Set<string>();
  const said = new Set<string>();
  const read = ([word, ...values]: readonly string[]): void => {
    if (seen.has(word)) fail(line, { en: `"${word}" stands twice`, fr: `« ${word} » est là deux fois` });
    seen.add(word);
    const whole = [word, ...values].join(' ');
    const item = SEAT_LINE.find((one) => one.word === (one.kind === 'so' ? whole : word));
    if (!item)
      return fail(line, {
        en: `"${whole}" says nothing about a player: ${SEAT_ITEMS}`,
        fr: `« ${whole} » ne dit rien d’un joueur : ${SEAT_ITEMS}`,
      });
    if (isCount(item) && values.length !== 1)
      fail(line, {
        en: `one number is wanted behind "${word}"`,
        fr: `il faut un seul nombre après « ${word} »`,
      });
    fields[item.field] = valueOf(item, values, line);
    said.add(item.field);
  };
  entries.watched(colour, () => entries.gathering.each(itemsOf(entry?.value ?? ''), read));
  // What could not be read may have been about anything of which nothing is said.
  if (entries.isFaulty(colour))
    for (const { field } of SEAT_LINE) if (!said.has(field)) doubts.add('seats', seat, field);
  return nodeOf(line, fields);
}

function valueOf({ kind }: SeatItem, values: readonly string[], line: number): true | number | number[] {
  if (kind === 'so') return true;
  if (kind === 'cards' && values.join(' ') === 'none') return [];
  const numbers = values.map((value) => numberIn(value, line));
  return kind === 'cards' ? numbers.sort((a, b) => a - b) : numbers[0];
}
