/** Which rule wins where two collide: asked of everything that many crowded positions allow, not of chosen cases. */
import { describe, expect, test } from 'vitest';
import { ActionList, type PackedAction, kindOf, pieceOf } from '../../../src/model/packed-action.ts';
import { modeIn } from '../../../src/actions/attack.ts';
import { RANGED } from '../../../src/model/ability.ts';
import type { Position } from '../../../src/model/position.ts';
import { holderOf, isFigure, isWounded, loadsOf, placeOf, whereIs } from '../../../src/model/position.ts';
import { decode, list, perform } from '../../../src/flow/play.ts';
import type { Piece, Place } from '../../../src/vocabulary.ts';
import { type ZoneBoard, zones } from '../../../testing/zone-board.ts';
import { crowded } from '../crowded.ts';

const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);
/** Whoever carries two things can handle them in very many ways: of longer lists so many are played, evenly. */
const MOST_PLAYED = 600;

/** A character by the name on its card; what the rules believe of it is not asked. */
const nameOf = (p: Position, piece: Piece): string => p.ruleset.pieces.ids[piece].replace(/^[a-z]+-/, '');
const sideOf = (p: Position, piece: Piece): string => p.ruleset.pieces.ids[piece].replace(/-.*$/, '');
const characters = (p: Position): Piece[] =>
  p.ruleset.pieces.ids
    .map((_id, piece) => piece)
    .filter((piece) => p.ruleset.pieces.isCharacter[piece] === 1);

const FLYERS = ['dark-angel', 'wizard', 'ghost'];
const SMALL = ['ghost', 'telepath', 'goblin', 'elf-scout', 'wizard', 'telekineticist', 'wall-walker'];
const mostLoads = (name: string): number => (name === 'paladin' ? 2 : name === 'ghost' ? 0 : 1);

/** The zone of a place: a whole starting zone is one. */
const zoneOf = ({ ruleset: { layout } }: Position, place: Place): number =>
  place < layout.linesFrom ? place : -1 - layout.lineOf[place - layout.linesFrom];

/** Whatever is wrong with a position by the golden rules, in words. */
function brokenGoldenRules(p: Position): string[] {
  const counts = new Map<string, number>();
  const faults: string[] = [];
  for (const piece of characters(p)) {
    const name = nameOf(p, piece);
    if (loadsOf(p, piece).length > mostLoads(name)) faults.push(`the ${name} carries too much`);
    const place = placeOf(p, piece);
    if (place < 0) continue;
    const zone = `${sideOf(p, piece)} ${zoneOf(p, place)}`;
    counts.set(zone, (counts.get(zone) ?? 0) + 1);
  }
  for (const [zone, count] of counts) if (count > 3) faults.push(`${count} characters: ${zone}`);
  return faults;
}

/** Calls `refreshDerived` for what a position allows, with the position that comes of it; evenly over the list where it is very long. */
function eachAction(board: ZoneBoard, look: (packed: PackedAction, after: Position) => void): number {
  const { position, seat } = board;
  const out = new ActionList();
  list(position, seat, out);
  const stride = Math.ceil(out.length / MOST_PLAYED);
  const codes = Array.from({ length: Math.floor(out.length / stride) }, (_, i) => out.packed(i * stride));
  const after = position.copy();
  for (const packed of codes) {
    after.copyFrom(position);
    perform(after, seat, packed);
    look(packed, after);
  }
  return codes.length;
}

/** Unwounded enemies in a zone of a room who stop this character there. */
const stoppers = (p: Position, mover: Piece, place: Place): string[] =>
  characters(p)
    .filter((other) => whereIs(p, other) === place && isFigure(p, other))
    .filter((other) => sideOf(p, other) !== sideOf(p, mover))
    .map((other) => nameOf(p, other))
    .filter((name) => !(name === 'colossus' && SMALL.includes(nameOf(p, mover))));

/** Whether a way leads through a zone with enemies: in by one side and out by another. */
const passesEnemies = (p: Position, mover: Piece, path: readonly Place[]): boolean =>
  path.some(
    (place, i) =>
      i > 0 &&
      i < path.length - 1 &&
      place < p.ruleset.layout.linesFrom &&
      path[i + 1] !== path[i - 1] &&
      stoppers(p, mover, place).length > 0,
  );

describe('two rules collide', () => {
  test('[CG-RULING-200, CG-ZONE-4, CG-ITEM-4] golden rules hold after everything that is allowed, but for the Paladin’s two loads', () => {
    const faults = new Set<string>();
    let actions = 0;
    let twoLoads = 0;
    for (const seed of SEEDS) {
      const board = crowded(`golden ${seed}`, 3, 10, 6);
      expect(brokenGoldenRules(board.position)).toEqual([]);
      actions += eachAction(board, (packed, after) => {
        for (const fault of brokenGoldenRules(after)) faults.add(`${kindOf(packed)}: ${fault}`);
        twoLoads += characters(after).filter((piece) => loadsOf(after, piece).length === 2).length;
      });
    }
    expect([...faults]).toEqual([]);
    expect(actions).toBeGreaterThan(10_000);
    // The exception is really met.
    expect(twoLoads).toBeGreaterThan(0);
  });

  test('[CG-RULING-200] "cannot" beats "can": no wounded acts, no Ghost takes, no shot is aimed at a Large shield', () => {
    const faults = new Set<string>();
    const met = { ghosts: 0, shields: 0 };
    for (const seed of SEEDS) {
      const board = crowded(`cannot ${seed}`, 3, 10, 6);
      const { position: p } = board;
      eachAction(board, (packed, after) => {
        const { type } = p.ruleset.kinds[kindOf(packed)];
        const actor = pieceOf(packed);
        if (type === 'endTurn') return;
        if (isWounded(p, actor) && !(type === 'regenerate' && nameOf(p, actor) === 'troll'))
          faults.add(`a wounded does ${type}`);
        for (const piece of characters(after))
          if (nameOf(after, piece) === 'ghost') {
            met.ghosts++;
            if (loadsOf(after, piece).length > 0) faults.add(`the Ghost holds something after ${type}`);
          }
      });
      const ways: number[] = [];
      for (const target of characters(p)) {
        if (!loadsOf(p, target).some((load) => nameOf(p, load) === 'large-shield')) continue;
        for (const shooter of characters(p).filter((piece) => isFigure(p, piece) && placeOf(p, piece) >= 0)) {
          if (sideOf(p, shooter) === sideOf(p, target) || holderOf(p, shooter) >= 0) continue;
          met.shields++;
          p.ruleset.policies.combatants.modes(p, shooter, target, ways);
          if (ways.map(modeIn).includes(RANGED)) faults.add('somebody shoots at a Large shield');
          ways.length = 0;
        }
      }
    }
    expect([...faults]).toEqual([]);
    expect(Math.min(met.ghosts, met.shields)).toBeGreaterThan(0);
  });

  test('[CG-RULING-200] a card beats the general text: who says so passes enemies, and nobody else', () => {
    const passed = new Set<string>();
    for (const seed of SEEDS) {
      const board = crowded(`cards ${seed}`, 3, 12, 0);
      const { position: p, seat } = board;
      eachAction(board, (packed) => {
        const action = decode(p, seat, packed);
        if (action.type === 'move' && passesEnemies(p, pieceOf(packed), action.path))
          passed.add(nameOf(p, pieceOf(packed)));
      });
    }
    expect([...passed].toSorted()).toEqual(FLYERS.toSorted());
  });

  test('[CG-RULING-200, CG-CHAR-DarkAngel-3, CG-CHAR-Wizard-3, CG-CHAR-Ghost-3] what a card allows on the way, a golden rule forbids at the end', () => {
    for (const flyer of FLYERS) {
      const board = zones({
        rooms: ['blue-cw', 'blue-ccw', 'green-cw', 'green-ccw'],
        pieces: `
             +   +---+---+   +---+
          10 | 1   T : C   C   C
             +   +   +   +   +   +
           9 | T   T | C   C   C |
             +   +   +   +===+---+
           8   T   T   o   G   G
             +---+---+   +   +   +
           7 :bNa bTh bWr  G   G |
             +   +   +   +   +   +
           6  yGm  S   S | G   G
          blue-${flyer}: 1
        `,
      });
      const ends = board
        .legal('move', `blue-${flyer}`)
        .map((action) => (action.type === 'move' ? action.path.at(-1) : -1));
      expect(ends).not.toContain(board.zone('A.S'));
      expect(board.why(board.go(`blue-${flyer}`, 'A.T A.S'))).toBe('ZONE_FULL');
    }
  });
});
