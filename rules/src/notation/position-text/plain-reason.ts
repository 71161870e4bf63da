/** Says a reason in the words of the text: the reader of the JSON form names its fields, an author knows keys and pieces. */
import { type Unreadable, unreadable } from '../../json/fault.ts';
import { slotName } from '../../position-json/room-text.ts';
import type { Ruleset } from '../../model/ruleset.ts';
import { TEXT_KEYS } from './form.ts';

const keyOf = (field: string): string => TEXT_KEYS.get(field) ?? field;

/** All faults of a file in its own words. */
export function inPlainWords(found: Unreadable, ruleset: Ruleset): Unreadable {
  const faults = found.faults.map(({ line, words }) => ({
    line,
    words: {
      en: plainReason(words.en, ruleset, SEATS_AND_ROOMS.en),
      fr: plainReason(words.fr, ruleset, SEATS_AND_ROOMS.fr),
    },
  }));
  return { ...unreadable(faults), more: found.more };
}

const SEATS_AND_ROOMS = { en: { room: 'room', seat: 'seat' }, fr: { room: 'salle', seat: 'siège' } };

function plainReason(
  reason: string,
  ruleset: Ruleset,
  { room, seat: chair }: typeof SEATS_AND_ROOMS.en,
): string {
  const colour = (seat: string): string => ruleset.colours[Number(seat)] ?? `${chair} ${seat}`;
  return reason
    .replace(
      /^pieces\[(\d+)\](?:\.\w+)?: /,
      (_all, piece: string) => `${ruleset.pieces.ids[Number(piece)]}: `,
    )
    .replace(
      /^slots\[(\d+)\](?:\.\w+)?(?:\[\d+\])?: /,
      (_all, slot: string) => `${room} ${slotName(Number(slot))}: `,
    )
    .replace(
      /^seats\[(\d+)\]\.(\w+)(?:\[\d+\])?: /,
      (_all, seat: string, field: string) => `${colour(seat)}, ${keyOf(field)}: `,
    )
    .replace(/^seats\[(\d+)\]: /, (_all, seat: string) => `${colour(seat)}: `)
    .replace(/^(combat|lots|reveal)\.\w+(?:\[\d+\])?: /, '$1: ')
    .replace(/^(\w+): /, (_all, field: string) => `${keyOf(field)}: `)
    .replace(new RegExp(`(?<![\\p{L}])${chair} (\\d)(?!\\d)`, 'gu'), (_all, seat: string) => colour(seat));
}
