/**
 * Whose choice it is where the tokens of a revealed room go, why, and by which rule: of the token in somebody's hand, or
 * for those who wait of all that he still has to place.
 */
import type { PieceId, Ruleset, Seat } from '@dungeon-twister/rules';
import type { Snapshot } from '../match/snapshot.ts';
import { colourName, namesInWords } from '../words/names.ts';
import { type PlacingWords, placingWords } from '../words/placing-words.ts';
import { onlyObjectsWait } from './starters.ts';

interface WhosePlacing {
  readonly text: string;
  readonly rule: string;
}

type Why = keyof PlacingWords['why'];

/** Null where nothing is being placed. */
export function whosePlacing(
  ruleset: Ruleset,
  now: Snapshot,
  token: PieceId | null = null,
): WhosePlacing | null {
  const { view, open, chart } = now;
  const { reveal } = view.shown;
  const placer = open.find(({ about }) => about === 'place')?.seat;
  if (!reveal || placer === undefined) return null;
  const w = placingWords();
  const nameOf = (seat: Seat): string => colourName(ruleset.colours[seat] ?? 'blue');
  const room = namesInWords(chart).room(reveal.slot);
  const revealed = reveal.seat === view.viewer ? w.youRevealed(room) : w.revealed(nameOf(reveal.seat), room);
  const [why, rule] = reasonFor(ruleset, now, { revealer: reveal.seat, placer, slot: reveal.slot }, token);
  const choice = placer === view.viewer ? w.you : w.other(nameOf(placer));
  return { text: `${revealed} ${w.why[why]} ${choice}`, rule };
}

interface Reveal {
  readonly revealer: Seat;
  readonly placer: Seat;
  readonly slot: number;
}

/** The first that holds. */
function reasonFor(
  ruleset: Ruleset,
  { position, view }: Snapshot,
  { revealer, placer, slot }: Reveal,
  token: PieceId | null,
): readonly [Why, rule: string] {
  const { pieces, policies, seats, layout } = ruleset;
  const inZones = layout.zones > 0;
  const shareOf = (id: PieceId): Seat =>
    policies.placing.placerOf(position, revealer, pieces.byId.get(id) ?? 0);
  const waiting = view.shown.pieces.flatMap(({ id, where }) =>
    typeof where === 'object' && 'slot' in where && where.slot === slot ? [id] : [],
  );
  const own = waiting.filter((id) => shareOf(id) === placer);
  if (view.shown.seats[revealer]?.gone) return ['gone', 'MP-RULING-77'];
  // His clock has run out for whose share it was.
  if (own.length === 0) return ['late', inZones ? 'CG-TIMER-4' : 'BD-TIMER-4'];
  if (policies.placing.id === 'ownByTheOneAcross')
    return placer === revealer
      ? ['allButOwn', 'MP-SURP-6']
      : [placer === (revealer + seats / 2) % seats ? 'ownAcross' : 'ownAcrossGone', 'MP-SURP-5'];
  if (onlyObjectsWait(ruleset)) return ['otherColour', inZones ? 'CG-PLACE-6' : 'BD-PLACE-9'];
  if (placer !== revealer)
    return seats > 2 ? ['ownRight', 'MP-STD-8'] : ['own', inZones ? 'CG-PLACE-2' : 'BD-PLACE-2'];
  const kinds = (token === null ? own : [token]).map(
    (id) => pieces.isCharacter[pieces.byId.get(id) ?? 0] === 1,
  );
  const why = !kinds.includes(false) ? 'characters' : kinds.includes(true) ? 'both' : 'objects';
  return [why, seats > 2 ? 'MP-STD-7' : inZones ? 'CG-PLACE-1' : 'BD-PLACE-1'];
}
