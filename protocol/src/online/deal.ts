/**
 * Deals that nobody chose. Before anybody sits down the server binds itself to a secret by a hash; each person adds a
 * part of his own when he sits down; the seed is the hash of all. The server cannot choose, because it is bound before
 * it knows the parts; a person cannot, because he does not know the secret. When the game is over everything is shown
 * and anybody can compute it again: `dealFault`.
 *
 * Hashes are handed in: a page without https has no hash of its own browser.
 */

/** SHA-256 of a text in UTF-8, in hexadecimal digits. */
export type Sha256 = (text: string) => string;

/** Everything about a deal, as it is shown when the game is over. */
export interface ShownDeal {
  /** What was shown before anybody sat down: the hash of salt and secret. */
  readonly commitment: string;
  readonly salt: string;
  readonly secret: string;
  /** What the person at each seat has added; null for a bot. */
  readonly parts: readonly (string | null)[];
  readonly seed: string;
}

const NAME = 'dungeon-twister deal 1';

export const commitmentOf = (salt: string, secret: string, sha256: Sha256): string =>
  sha256([NAME, salt, secret].join('\n'));

/** A line for each part, so that no two lists of parts are the same text. */
export const seedOfDeal = (secret: string, parts: readonly (string | null)[], sha256: Sha256): string =>
  sha256([NAME, secret, ...parts.map((part, seat) => `${seat} ${part ?? '-'}`)].join('\n'));

export type DealFault = 'COMMITMENT' | 'SEED';

/** What does not fit, or null: then the seed comes from this secret and these parts, and the secret was settled before. */
export function dealFault(deal: ShownDeal, sha256: Sha256): DealFault | null {
  if (commitmentOf(deal.salt, deal.secret, sha256) !== deal.commitment) return 'COMMITMENT';
  return seedOfDeal(deal.secret, deal.parts, sha256) === deal.seed ? null : 'SEED';
}

const TAGS = { commitment: 'Deal commitment', salt: 'Deal salt', secret: 'Deal secret' } as const;
const tagOfPart = (seat: number): string => `Deal part ${seat}`;
const BOT = '-';

/** A deal as tags of a record; the seed has a place of its own there. */
export const tagsOfDeal = ({ commitment, salt, secret, parts }: ShownDeal): Record<string, string> => ({
  [TAGS.commitment]: commitment,
  [TAGS.salt]: salt,
  [TAGS.secret]: secret,
  ...Object.fromEntries(parts.map((part, seat) => [tagOfPart(seat), part ?? BOT])),
});

/** The deal of which a record tells, or null where it tells of none. */
export function dealInTags(tags: Readonly<Record<string, string>>, seed: string | null): ShownDeal | null {
  const commitment = tags[TAGS.commitment];
  if (commitment === undefined) return null;
  const parts: (string | null)[] = [];
  for (let part = tags[tagOfPart(0)]; part !== undefined; part = tags[tagOfPart(parts.length)])
    parts.push(part === BOT ? null : part);
  return {
    commitment,
    salt: tags[TAGS.salt] ?? '',
    secret: tags[TAGS.secret] ?? '',
    parts,
    seed: seed ?? '',
  };
}
