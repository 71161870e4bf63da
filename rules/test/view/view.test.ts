import { describe, expect, test } from 'vitest';
import { handOf } from '../../src/combat/cards/hand.ts';
import { NO_CARD } from '../../src/combat/cards/laid.ts';
import type { GameOptions } from '../../src/model/options.ts';
import {
  AT_SLOT,
  CHOOSER,
  COMBAT_HAND,
  FIRST_PLACER,
  FIRST_PLAYER,
  HELD,
  IN_BOX,
  IN_HAND,
  LAID,
  LAID_OPENLY,
  TURN,
} from '../../src/model/fields.ts';
import type { Position } from '../../src/model/position.ts';
import { isFaceUp, whereIs } from '../../src/model/position.ts';
import { newGame } from '../../src/new-game.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';
import { check, perform } from '../../src/flow/play.ts';
import { viewOf } from '../../src/view/view.ts';
import { ALL_OPTIONS, firstPosition, positionsOf } from './random-positions.ts';

const BLUE = 0;
const YELLOW = 1;
const base: GameOptions = { scenario: 'base' };

const piecesOf = (p: Position, seat: number, test: (where: number) => boolean): string[] =>
  p.ruleset.pieces.ids.filter(
    (_id, piece) => p.ruleset.pieces.owner[piece] === seat && test(whereIs(p, piece)),
  );

const isToken = (where: number): boolean => where >= AT_SLOT && where < IN_HAND;

describe('what everybody sees', () => {
  test('is the same for both players and for somebody who watches', () => {
    for (const options of ALL_OPTIONS)
      for (const p of positionsOf(options, 'all alike', 40)) {
        const { shown } = viewOf(p, 'spectator');
        expect(viewOf(p, BLUE).shown).toEqual(shown);
        expect(viewOf(p, YELLOW).shown).toEqual(shown);
        expect(viewOf(p, 'spectator').own).toEqual({ pieces: [], laid: NO_CARD });
      }
  });

  test('[BD-RULING-10] of a room that lies face down neither what it is nor how it is turned', () => {
    for (const p of positionsOf(base, 'face down', 10))
      viewOf(p, BLUE).shown.rooms.forEach((room, slot) => {
        expect(room.faceUp).toBe(isFaceUp(p, slot));
        expect(Object.keys(room).sort()).toEqual(
          room.faceUp ? ['faceUp', 'gates', 'room', 'turned'] : ['faceUp', 'tokens'],
        );
      });
  });

  test('[BD-SETUP-9] no lot for the first token where somebody gives up before all starters lie', () => {
    const p = firstPosition(
      base,
      'gives up',
      (one) =>
        piecesOf(one, YELLOW, (where) => where < HELD).length === 3 &&
        stageOf(one) === 'deploy' &&
        piecesOf(one, BLUE, (where) => where < HELD).length === 4,
    );
    const answer = check(p, { seat: YELLOW, decision: 0, action: { type: 'resign' } });
    if (!answer.ok) throw new Error(answer.refusal.code);
    perform(p, YELLOW, answer.packed);
    expect(viewOf(p, BLUE).remembered.lots.firstPlacer).toBeNull();
  });

  test('[MP-PYR-6] who lays the first starter, even where the game ends before he has', () => {
    const p = newGame({ scenario: 'race' }, 'ends at once');
    for (const seat of [0, 1]) {
      const answer = check(p, { seat, decision: 0, action: { type: 'resign' } });
      if (!answer.ok) throw new Error(answer.refusal.code);
      perform(p, seat, answer.packed);
    }
    expect(stageOf(p)).toBe('over');
    const { lots } = viewOf(p, 2).remembered;
    expect(lots.firstPlacer).toBe(p.data[FIRST_PLACER]);
    expect(lots.firstPlayer).toBe(p.data[FIRST_PLAYER]);
  });

  test('a lot, only when it has been drawn', () => {
    const stages = new Map<string, Position>();
    for (const p of positionsOf(base, 'lots', 1)) stages.set(stageOf(p), p);
    const lotsAt = (stage: string) => {
      const p = stages.get(stage);
      if (!p) throw new Error(`no position in ${stage}`);
      return { p, ...viewOf(p, YELLOW).remembered.lots };
    };
    expect(lotsAt('deploy')).toMatchObject({ firstPlacer: null, firstPlayer: null });
    const laying = lotsAt('lay');
    expect(laying).toMatchObject({ firstPlacer: laying.p.data[FIRST_PLACER], firstPlayer: null });
    const playing = lotsAt('act');
    expect(playing.firstPlayer).toBe(playing.p.data[FIRST_PLAYER]);
  });

  test('[BD-SCN2-7] who plays first, from the start where the scenario says it', () => {
    const p = firstPosition({ scenario: 'prison-2' }, 'blue begins', () => true);
    expect(p.data[TURN]).toBe(0);
    expect(viewOf(p, YELLOW).remembered.lots.firstPlayer).toBe(BLUE);
  });
});

describe('tokens', () => {
  test('[BD-SETUP-7] [BD-SETUP-17] a starting team lies face down until both teams are turned up', () => {
    for (const p of positionsOf(base, 'line up', 1)) {
      const view = viewOf(p, YELLOW);
      const onLine = piecesOf(p, BLUE, (where) => where < HELD);
      const shown = view.shown.pieces.map(({ id }) => id);
      const setUp = p.data[TURN] === 0;
      expect(view.shown.seats[BLUE].faceDownOn).toHaveLength(setUp ? onLine.length : 0);
      expect(onLine.filter((id) => shown.includes(id))).toEqual(setUp ? [] : onLine);
      expect(onLine.filter((id) => view.remembered.unseen[BLUE].includes(id))).toEqual(setUp ? onLine : []);
    }
  });

  test('[BD-SETUP-16] at a room that lies face down are counted by colour; who laid one remembers which it was', () => {
    const p = firstPosition(base, 'tokens', (one) => piecesOf(one, BLUE, isToken).length === 10);
    const tokens = piecesOf(p, BLUE, isToken);
    const [own, other] = [viewOf(p, BLUE), viewOf(p, YELLOW)];
    p.ruleset.layout.slots.forEach((_slot, slot) => {
      const here = [BLUE, YELLOW].map(
        (seat) => piecesOf(p, seat, (where) => where === AT_SLOT + slot).length,
      );
      expect(other.shown.rooms[slot]).toEqual({ faceUp: false, tokens: here });
    });
    expect(own.own.pieces.filter(({ where }) => typeof where === 'object' && 'slot' in where)).toHaveLength(
      10,
    );
    expect(JSON.stringify([other.shown, other.own])).not.toContain(tokens[0]);
    expect(other.remembered.unseen[BLUE]).toEqual(expect.arrayContaining(tokens));
  });

  test('of a room that is being filled are known to all', () => {
    const p = firstPosition(base, 'filling', (one) => stageOf(one) === 'place');
    const waiting = p.ruleset.pieces.ids.filter((_id, piece) => {
      const where = whereIs(p, piece);
      return isToken(where) && isFaceUp(p, where - AT_SLOT);
    });
    const seen = viewOf(p, 'spectator').shown.pieces.map(({ id }) => id);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.filter((id) => !seen.includes(id))).toEqual([]);
  });

  test('[BD-HANDICAP-1] who was left out for a handicap is his player’s secret, how many is not', () => {
    const options: GameOptions = {
      scenario: 'base',
      handicap: { colour: 'blue', stronger: 'good', weaker: 'beginner' },
    };
    const p = firstPosition(options, 'two stay at home', (one) => one.data[TURN] > 0);
    const out = piecesOf(p, BLUE, (where) => where === IN_BOX);
    expect(out).toHaveLength(2);
    const view = viewOf(p, YELLOW);
    expect(view.shown.seats[BLUE].leftOut).toEqual({ characters: 2, objects: 0 });
    expect(JSON.stringify(view.shown.pieces)).not.toContain(out[0]);
    expect(view.remembered.unseen[BLUE]).toEqual(expect.arrayContaining(out));
    expect(viewOf(p, BLUE).own.pieces).toContainEqual({ id: out[0], where: 'box' });
  });

  test('[BD-MIX-3] a team is secret after a secret choice or a draw, and open after the others', () => {
    for (const teamChoice of ['mutual', 'draft', 'fullFrontal', 'random'] as const) {
      const options: GameOptions = { scenario: 'mixed', teamChoice };
      const p = firstPosition(options, 'teams', (one) => stageOf(one) === 'deploy');
      const view = viewOf(p, YELLOW);
      const hand = piecesOf(p, BLUE, (where) => where === IN_HAND || where < HELD);
      const box = piecesOf(p, BLUE, (where) => where === IN_BOX);
      const secret = teamChoice === 'fullFrontal' || teamChoice === 'random';
      expect([...view.remembered.unseen[BLUE]].sort()).toEqual((secret ? [...hand, ...box] : hand).sort());
      expect(view.shown.seats[BLUE].leftOut).toEqual(
        secret ? { characters: 5, objects: 4 } : { characters: 0, objects: 0 },
      );
    }
  });

  test('[BD-MIX-3] while teams are chosen in secret, of which kind a pick is stays hidden too', () => {
    const options: GameOptions = { scenario: 'mixed', teamChoice: 'fullFrontal' };
    const p = firstPosition(
      options,
      'picks',
      (one) => piecesOf(one, BLUE, (w) => w === IN_HAND).length === 5,
    );
    const seat = viewOf(p, YELLOW).shown.seats[BLUE];
    expect(seat).toMatchObject({ inHand: 5, leftOut: null });
  });
});

const chooser = (p: Position): number => p.data[CHOOSER];
const inCombat = (p: Position): boolean => stageOf(p) === 'layCard' && p.data[LAID + (1 - chooser(p))] >= 0;

describe('cards', () => {
  test('[BD-COMBAT-4] a card that was laid lies face down for all but its owner', () => {
    const p = firstPosition(base, 'cards', inCombat);
    const first = 1 - chooser(p);
    const card = p.data[LAID + first];
    const shown = [NO_CARD, NO_CARD].map((none, seat) => (seat === first ? 'hidden' : none));
    for (const viewer of [BLUE, YELLOW, 'spectator'] as const) {
      expect(viewOf(p, viewer).shown.combat?.laid).toEqual(shown);
      expect(viewOf(p, viewer).own.laid).toBe(viewer === first ? card : NO_CARD);
    }
  });

  test('a card that had to be played openly is seen by all', () => {
    const p = firstPosition(base, 'cards', inCombat);
    const first = 1 - chooser(p);
    p.data[LAID_OPENLY + first] = 1;
    expect(viewOf(p, 'spectator').shown.combat?.laid[first]).toBe(p.data[LAID + first]);
    expect(viewOf(p, first).own.laid).toBe(NO_CARD);
  });

  test('[BD-RULING-21] how many combat and jump cards somebody holds is shown, their values are not', () => {
    const p = firstPosition(base, 'hands', (one) => one.data[TURN] > 0);
    p.data[COMBAT_HAND + BLUE] = handOf([0, 3, 5]);
    const { seats } = viewOf(p, YELLOW).shown;
    expect(seats[BLUE]).toMatchObject({ combatCards: 3, jumps: 3 });
    expect(seats[YELLOW].combatCards).toBe(9);
  });

  test('[BD-COMBAT-12] [BD-RULING-20] nobody looks through the used cards: only a memory knows them', () => {
    const p = firstPosition(base, 'hands', (one) => one.data[TURN] > 0);
    const [three, six] = [p.copy(), p.copy()];
    three.data[COMBAT_HAND + BLUE] = handOf([0, 1, 2, 2, 3, 4, 5, 6]);
    six.data[COMBAT_HAND + BLUE] = handOf([0, 1, 2, 2, 3, 3, 4, 5]);
    // What lies open is the same whichever card was used; what differs is what everybody has seen himself.
    expect(viewOf(three, YELLOW).shown).toEqual(viewOf(six, YELLOW).shown);
    expect(viewOf(three, YELLOW).own).toEqual(viewOf(six, YELLOW).own);
    expect(viewOf(six, YELLOW).remembered.combatCards[BLUE]).toEqual([0, 1, 2, 2, 3, 3, 4, 5]);
  });
});
