/** Whose choice it is where the tokens of a revealed room go, and by which rule: the book gives some to the revealer. */
import type { Ruleset, Seat } from '@dungeon-twister/rules';
import type { Snapshot } from '../match/snapshot.ts';
import { colourName, namesInWords } from '../words/names.ts';
import { playWords } from '../words/play-words.ts';

interface WhosePlacing {
  readonly text: string;
  readonly rule: string;
}

/** By the policy of the game and by the book that says it: first what the revealer places, then what another does. */
function rulesOf({ policies, layout, seats }: Ruleset): readonly [revealer: string, other: string] {
  if (policies.placing.id === 'ownByTheOneAcross') return ['MP-SURP-6', 'MP-SURP-5'];
  if (seats > 2) return ['MP-STD-7', 'MP-STD-8'];
  return layout.zones > 0 ? ['CG-PLACE-1', 'CG-PLACE-2'] : ['BD-PLACE-1', 'BD-PLACE-2'];
}

/** Null where nothing is being placed. */
export function whosePlacing(ruleset: Ruleset, { view, open, chart }: Snapshot): WhosePlacing | null {
  const { reveal } = view.shown;
  const placing = open.find(({ about }) => about === 'place');
  if (!reveal || !placing) return null;
  const w = playWords().placing;
  const isAcross = ruleset.policies.placing.id === 'ownByTheOneAcross';
  const byRevealer = placing.seat === reveal.seat;
  const nameOf = (seat: Seat): string => colourName(ruleset.colours[seat] ?? 'blue');
  const room = namesInWords(chart).room(reveal.slot);
  const revealed = reveal.seat === view.viewer ? w.youRevealed(room) : w.revealed(nameOf(reveal.seat), room);
  const why = byRevealer
    ? w.byRevealer[isAcross ? 'across' : 'usual']
    : w.byOther[isAcross ? 'across' : ruleset.seats > 2 ? 'right' : 'usual'];
  const who = placing.seat === view.viewer ? '' : ` ${w.places(nameOf(placing.seat))}`;
  return { text: `${revealed} ${why}${who}`, rule: rulesOf(ruleset)[byRevealer ? 0 : 1] };
}
