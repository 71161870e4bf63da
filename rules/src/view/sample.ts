/**
 * A whole position that fits a view: what the viewer knows stays, what he does not know is dealt anew.
 *
 * For search: a bot plays on in such positions and never in the true one. Everything that is hidden is a permutation
 * (rooms in slots, pieces at places, cards of a hand, lots), so a sample is a shuffle with a few constraints. It
 * depends on the view and on chance alone, and every position that fits what the viewer sees and remembers is as likely
 * as every other; of cards that are alike each counts.
 *
 * What a view says is worked out once: many samples of one view are cheap.
 */
import type { Chance } from '../chance.ts';
import { rulesetFor } from '../new-game.ts';
import { DEALT, FIRST_PLACER, FIRST_PLAYER } from '../model/fields.ts';
import { dealtLines } from '../model/own-and-exit-lines.ts';
import type { Position } from '../model/position.ts';
import type { Ruleset } from '../model/ruleset.ts';
import { COLOURS } from '../vocabulary.ts';
import { dealAnswers } from './deal-answers.ts';
import { dealCards } from './deal-cards.ts';
import { type Backs, backsIn, dealPieces } from './deal-pieces.ts';
import { dealRooms, knownRooms } from './deal-rooms.ts';
import { knownPosition } from './known.ts';
import type { View } from './view.ts';

/** What a view says, ready to be dealt. */
interface Ready {
  readonly known: Position;
  readonly rooms: readonly number[];
  readonly backs: readonly Backs[];
}

const ready = new WeakMap<View, Ready>();

/** The table is that of the view's options, unless the game is played on one of its own. */
export function sample(view: View, chance: Chance, ruleset?: Ruleset): Position {
  const { known, rooms, backs } = readyFor(view, ruleset);
  const p = known.copy();
  dealLots(p, view, chance);
  dealRooms(p, rooms, chance);
  dealCards(p, view, chance);
  for (const some of backs) dealPieces(p, some, chance);
  dealAnswers(p, view, chance);
  return p;
}

function readyFor(view: View, ruleset: Ruleset | undefined): Ready {
  const before = ready.get(view);
  if (before && (ruleset === undefined || before.known.ruleset === ruleset)) return before;
  const at = ruleset ?? rulesetFor(view.options);
  const made = { known: knownPosition(view, at), rooms: knownRooms(view, at), backs: backsIn(view, at) };
  ready.set(view, made);
  return made;
}

function dealLots(p: Position, { shown, remembered: { lots } }: View, chance: Chance): void {
  const { scenario, seats } = p.ruleset;
  if (lots.firstPlayer === null) p.data[FIRST_PLAYER] = chance.below(seats);
  // Where starters are laid in turn, one lot decides both.
  if (scenario.deployOrder === 'inTurn') p.data[FIRST_PLACER] = p.data[FIRST_PLAYER];
  else if (lots.firstPlacer === null) p.data[FIRST_PLACER] = chance.below(seats);
  if (shown.dealt !== undefined || dealtLines(p).length === 0) return;
  chance.shuffled([...COLOURS.keys()]).forEach((colour, line) => {
    p.data[DEALT + line] = colour;
  });
}
