/** A line as a request, or what is wrong with it. */
import { type JsonObject, type RefereeRequest, readRequest } from '@dungeon-twister/protocol';
import { numberFaultIn } from '@dungeon-twister/rules';
import { fault, notARequest } from './fault.ts';

/** No request needs more; and whatever writes JSON out again would run out of stack on a really deep one. */
const MOST_DEPTH = 32;

/** The JSON object of a line. */
export function objectOn(line: string): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    // What exactly is wrong, every engine says in other words.
    throw fault('NOT_JSON', { en: 'The line is not JSON.', fr: 'La ligne n’est pas du JSON.' });
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw notARequest(null, { en: 'A request is a JSON object.', fr: 'Une demande est un objet JSON.' });
  if (isDeeperThan(MOST_DEPTH, value))
    throw notARequest(null, {
      en: `A request is at most ${MOST_DEPTH} levels deep.`,
      fr: `Une demande a au plus ${MOST_DEPTH} niveaux.`,
    });
  return value as JsonObject;
}

/** Refuses what would be understood as another number than was sent. */
export function demandExactNumbers(line: string, object: JsonObject): void {
  const inexact = numberFaultIn(line);
  if (inexact === null) return;
  const [field = null] =
    Object.entries(object).find(
      ([, value]) => numberFaultIn(JSON.stringify(value, stillTooLarge)) !== null,
    ) ?? [];
  throw notARequest(field, {
    en: `What is sent cannot be kept as it is: ${inexact.en}.`,
    fr: `Ce qui est envoyé ne peut être gardé tel quel : ${inexact.fr}.`,
  });
}

/** What was too large for any number came out as infinite, which JSON cannot write. */
const stillTooLarge = (_key: string, value: unknown): unknown =>
  typeof value === 'number' && !Number.isFinite(value) ? Number.MAX_VALUE : value;

/** Level by level, not by recursion: depth is what may be hostile here. */
function isDeeperThan(most: number, value: object): boolean {
  let level: object[] = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most) return true;
    level = level.flatMap((one) =>
      Object.values(one).filter((inner): inner is object => typeof inner === 'object' && inner !== null),
    );
  }
  return false;
}

export function requestFrom(object: JsonObject): RefereeRequest {
  const read = readRequest(object);
  if (read.ok) return read.request;
  const { code, field, words } = read.wrong;
  throw code === 'NOT_A_REQUEST' ? notARequest(field, words) : fault(code, words);
}
