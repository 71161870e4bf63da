/**
 * The faults of a drawing in French. `readRoom` speaks the language of programmers; an author may speak another.
 * A test asks that every fault which a drawing can have is found here.
 */
const FRENCH: readonly (readonly [RegExp, string])[] = [
  [/^a room has 11 lines, this has (\d+)$/, 'une salle a 11 lignes, celle-ci en a $1'],
  [/^21 characters wanted, (\d+) found$/, 'il faut 21 caractères, il y en a $1'],
  [/^more than (\d+) portcullises in one room$/, 'plus de $1 herses dans une salle'],
  [/^a corner "\+" is missing at column (\d+)$/, 'il manque un coin « + » à la colonne $1'],
  [
    /^"(.*)" is no edge: use "---", "-:-", "===" or spaces$/,
    '« $1 » n’est pas un bord : "---", "-:-", "===" ou des espaces',
  ],
  [
    /^"(.*)" is no edge: use "\|", ":", "H" or a space$/,
    '« $1 » n’est pas un bord : "|", ":", "H" ou une espace',
  ],
  [/^"(.*)" is no square: .*$/, '« $1 » n’est pas une case : ".", "o" (fosse) ou "*" (roue dentée)'],
];

export function inFrench(english: string): string {
  const found = FRENCH.find(([pattern]) => pattern.test(english));
  return found ? english.replace(found[0], found[1]) : english;
}
