/**
 * What a bot does. It is given a view and nothing else: it imagines a whole position that fits what it knows, lists
 * what it may do there, and picks. What may be done is the same in every position that fits a view.
 */
import {
  type Action,
  ActionList,
  anytimeActions,
  Chance,
  decode,
  isGear,
  isWounded,
  legalActions,
  list,
  type PackedAction,
  perform,
  pieceAimedAt,
  pieceOf,
  placeAimedAt,
  type Position,
  sample,
  type Seat,
  typeOf,
  type View,
  whereIs,
} from '@dungeon-twister/rules';
import { answerWorth, attackWorth } from './fighting.ts';
import { Memory } from './memory.ts';
import { type Maps, mapsOf, worth } from './worth.ts';

const listed = new ActionList();

/** Looks at so many walks at most; a list between zones can have thousands. */
const MOST_WALKS = 500;
/** A turn is ended when nothing brings more than this. */
const ENOUGH = 0.04;
const REVEAL = 1.4;
/** Going back to where one has just been must be worth it. */
const RETURN = 0.4;
/** How often something is tried where nothing seems to help, in a hundred. */
const TRIES = 45;

/** Kinds after which the labyrinth lies otherwise. */
const CHANGES = new Set([
  'rotate',
  'openGate',
  'closeGate',
  'breakGate',
  'breakWalls',
  'invert',
  'slide',
  'lift',
]);
/** Kinds that may open a way where none leads on. */
const OPENS = new Set([
  'rotate',
  'openGate',
  'breakGate',
  'jump',
  'slide',
  'lift',
  'leave',
  'wallWalk',
  'invert',
]);

/** The two first bots, kept as they were: what later ones are measured by. */
export type Baseline = 'random' | 'greedy';

export function chooseAction(
  view: View,
  seat: Seat,
  level: Baseline,
  seed: string,
  memory: Memory = new Memory(),
): Action {
  const chance = new Chance(seed);
  const imagined = sample(view, chance);
  // As soon as the rules let anybody end a game that goes in circles, it ends.
  if (view.shown.stage === 'act' || view.shown.stage === 'card')
    for (const action of anytimeActions(imagined, seat)) if (action.type === 'claimEnd') return action;
  if (level === 'random') return pickByKind(legalActions(imagined, seat, listed), chance);
  return view.shown.stage === 'act'
    ? bestDeed(imagined, seat, chance, memory)
    : bestAnswer(imagined, view, seat, chance);
}

interface Deed {
  readonly packed: PackedAction;
  readonly type: Action['type'];
  readonly gain: number;
}

function bestDeed(p: Position, seat: Seat, chance: Chance, memory: Memory): Action {
  const maps = mapsOf(p);
  const before = worth(p, seat, maps);
  const after = p.copy();
  const deeds = codesOf(p, seat, chance).map((packed): Deed => {
    const type = typeOf(p, packed);
    return {
      packed,
      type,
      gain: gainOf(p, after, seat, packed, type, maps, before, memory) + chance.below(100) / 5000,
    };
  });
  const best = deeds.reduce((a, b) => (b.gain > a.gain ? b : a));
  const chosen = best.type === 'endTurn' ? (somethingNew(p, deeds, chance, memory) ?? best) : best;
  if (chosen.type === 'move' || chosen.type === 'jump') {
    const mover = pieceOf(chosen.packed);
    memory.remember(mover, whereIs(p, mover));
  }
  return decode(p, seat, chosen.packed);
}

/** All that is listed, but of the walks no more than can be looked at. */
function codesOf(p: Position, seat: Seat, chance: Chance): PackedAction[] {
  list(p, seat, listed);
  const all = Array.from({ length: listed.length }, (_, index) => listed.packed(index));
  if (all.length <= MOST_WALKS) return all;
  return [
    ...all.filter((packed) => typeOf(p, packed) !== 'move'),
    ...chance.shuffled(all.filter((packed) => typeOf(p, packed) === 'move')).slice(0, MOST_WALKS),
  ];
}

function gainOf(
  p: Position,
  after: Position,
  seat: Seat,
  packed: PackedAction,
  type: Action['type'],
  maps: Maps,
  before: number,
  memory: Memory,
): number {
  if (type === 'endTurn') return ENOUGH;
  // What lies there is not known: worth a look, whatever one imagines.
  if (type === 'reveal') return REVEAL;
  after.copyFrom(p);
  perform(after, seat, packed);
  if (type === 'attack') {
    const expected = attackWorth(after, isWounded(p, pieceAimedAt(p, packed)));
    if (expected !== null) return expected;
  }
  const returns = type === 'move' && memory.knows(pieceOf(packed), placeAimedAt(p, packed)) ? RETURN : 0;
  return worth(after, seat, CHANGES.has(type) ? mapsOf(after) : maps) - before - returns;
}

/** Nothing helps: perhaps turn, open or jump something, or go to a gear. */
function somethingNew(p: Position, deeds: readonly Deed[], chance: Chance, memory: Memory): Deed | null {
  if (chance.below(100) >= TRIES) return null;
  const tries = deeds.filter(
    ({ type, packed, gain }) =>
      gain > -4 &&
      (OPENS.has(type) ||
        (type === 'move' &&
          isGear(p, placeAimedAt(p, packed)) &&
          !memory.knows(pieceOf(packed), placeAimedAt(p, packed)))),
  );
  return tries[chance.below(Math.max(1, tries.length))] ?? null;
}

/** What is decided besides the deeds of a turn: cards, places, teams. */
function bestAnswer(p: Position, view: View, seat: Seat, chance: Chance): Action {
  const actions = legalActions(p, seat, listed);
  const { stage } = view.shown;
  // Places, and what an ability asks, are judged by what comes of them.
  const isWeighed = stage === 'place' || !p.ruleset.scenario.edition.stages.some(({ id }) => id === stage);
  const maps = isWeighed ? mapsOf(p) : null;
  const after = p.copy();
  const valueOf = (action: Action, index: number): number => {
    const fought = answerWorth(p, view, seat, action);
    if (fought !== null) return fought + chance.below(100) / 60;
    if (action.type === 'playCard') return action.card + chance.below(3);
    if (action.type === 'choose' || action.type === 'dismiss') {
      const { byId, movement, combat } = p.ruleset.pieces;
      const piece = byId.get(action.piece) ?? 0;
      const value = movement[piece] + combat[piece] + chance.below(4);
      return action.type === 'choose' ? value : -value;
    }
    if (maps) {
      list(p, seat, listed);
      after.copyFrom(p);
      perform(after, seat, listed.packed(index));
      return worth(after, seat, maps) + chance.below(100) / 100;
    }
    return chance.below(1000);
  };
  const values = actions.map(valueOf);
  return actions[values.indexOf(Math.max(...values))];
}

/** A kind first and then one of its actions: the many moves would crowd out the rest. */
function pickByKind(actions: readonly Action[], chance: Chance): Action {
  const kinds = [...new Set(actions.map(({ type }) => type))].filter(
    (type, _index, all) => type !== 'endTurn' || all.length === 1 || chance.below(4) === 0,
  );
  const kind = kinds[chance.below(kinds.length)];
  const some = actions.filter(({ type }) => type === kind);
  return some[chance.below(some.length)];
}
