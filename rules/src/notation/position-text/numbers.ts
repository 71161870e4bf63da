/** Numbers and names in a text, with the line for whoever wrote something else. */
import type { Ruleset } from '../../model/ruleset.ts';
import type { Language, Piece, Seat, Words } from '../../vocabulary.ts';
import { fail } from '../entries.ts';
import { pieceNamed } from '../pieces.ts';
import { NOBODY } from './defaults.ts';

export const numberIn = (text: string, line: number): number =>
  /^\d{1,7}$/.test(text)
    ? Number(text)
    : fail(line, {
        en: `a number is wanted, found "${text}"`,
        fr: `il faut un nombre, trouvé : « ${text} »`,
      });

/** A colour of this table, or `nobody`. */
export function seatIn(text: string, ruleset: Ruleset, line: number): Seat {
  if (text === 'nobody') return NOBODY;
  const seat = ruleset.colours.findIndex((colour) => colour === text);
  return seat >= 0
    ? seat
    : fail(line, {
        en: `nobody plays "${text}" here: ${ruleset.colours.join(', ')}`,
        fr: `personne ne joue « ${text} » ici : ${ruleset.colours.join(', ')}`,
      });
}

/** A piece by its name; of a seat also without the colour. */
export function pieceIn(
  name: string,
  ruleset: Ruleset,
  language: Language,
  line: number,
  seat: Seat = NOBODY,
): Piece {
  const piece = pieceNamed(ruleset, seat, name, language);
  return piece >= 0
    ? piece
    : fail(line, { en: `there is no piece "${name}"`, fr: `il n’y a pas de pièce « ${name} »` });
}

export const noRoom = (name: string): Words => ({
  en: `there is no room "${name}"`,
  fr: `il n’y a pas de salle « ${name} »`,
});
