import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { AT_SLOT, IN_HAND } from '../../src/model/fields.ts';
import { placeOf, whereIs } from '../../src/model/position.ts';
import { viewOf } from '../../src/view/view.ts';
import { inOrder, startGame, type WholeGame } from '../../testing/whole-game.ts';

const BOXES = ['base', 'prison-5'] as const;
const OTHER = [1, 0] as const;

const layingBegins = (id: string, seed?: string): WholeGame =>
  startGame({ scenario: id }, seed).finish('deploy');

/** Lays the first token in hand on a room. */
const layOn = (game: WholeGame, slot: number): Action => ({
  type: 'lay',
  piece: game.inHand(game.seat)[0],
  slot,
});

const deploy = (piece: string, place: number): Action => ({ type: 'deploy', piece, place });

describe('starting teams', () => {
  test.each(BOXES)(
    '[BD-SETUP-6] [BD-SETUP-7] %s: any character of one’s own on any dot of one’s own line, and nothing else',
    (id) => {
      const game = startGame({ scenario: id });
      const expected = game
        .team(0, true)
        .flatMap((piece) => game.dots('blue').map((place) => ({ type: 'deploy', piece, place })));
      expect(inOrder(game.legal('deploy', undefined, 0))).toEqual(inOrder(expected));
      expect(expected).toHaveLength(8 * 4);
      expect(game.legal(undefined, undefined, 0)).toHaveLength(8 * 4);
    },
  );

  test('[BD-SETUP-7] a dot of the other line, a square without dot and a dot that is taken are refused', () => {
    const game = startGame({ scenario: 'base' });
    const dot = game.dots('blue')[0];
    const refused = game.refusal(deploy('blue-thief', game.dots('yellow')[0]), 0);
    expect(refused?.code).toBe('NOT_YOUR_DOT');
    expect(refused?.rule).toBe('BD-SETUP-7');
    expect(game.why(deploy('blue-thief', game.line('blue', 1)), 0)).toBe('NOT_YOUR_DOT');
    expect(game.why(deploy('blue-thief', 0), 0)).toBe('NOT_YOUR_DOT');
    expect(game.why(deploy('yellow-thief', dot), 0)).toBe('NOT_YOUR_PIECE');
    expect(game.why(deploy('blue-sword', dot), 0)).toBe('NOT_A_CHARACTER');
    expect(game.why(deploy('blue-naga', dot), 0)).toBe('UNKNOWN_PIECE');
    game.do(deploy('blue-thief', dot), 0);
    expect(game.why(deploy('blue-troll', dot), 0)).toBe('DOT_TAKEN');
    expect(game.why(deploy('blue-thief', game.dots('blue')[1]), 0)).toBe('NOT_IN_HAND');
    expect(game.legal('deploy', undefined, 0)).toHaveLength(7 * 3);
  });

  test.each(BOXES)('[BD-SETUP-6] [BD-SETUP-7] %s: four characters on the four dots, then no more', (id) => {
    const game = startGame({ scenario: id });
    for (const deployed of [0, 1, 2, 3]) {
      expect(game.pieces(0, (where) => game.dots('blue').includes(where))).toHaveLength(deployed);
      game.do(game.legal('deploy', undefined, 0)[0], 0);
    }
    expect(game.stage).toBe('deploy');
    expect(game.seats).toEqual([1]);
    expect(game.legal('deploy', undefined, 0)).toEqual([]);
    game.finish('deploy');
    for (const [seat, colour] of (['blue', 'yellow'] as const).entries()) {
      const standing = game.pieces(seat, (where) => where < IN_HAND);
      expect(standing.map((piece) => game.placeOf(piece)).sort((a, b) => a - b)).toEqual(game.dots(colour));
      expect(game.inHand(seat)).toHaveLength(10);
    }
  });

  test('[BD-SETUP-8] both lay at the same time: either may be first or last, nobody waits', () => {
    for (const order of [
      [0, 0, 0, 0, 1, 1, 1, 1],
      [1, 1, 1, 1, 0, 0, 0, 0],
      [0, 1, 1, 0, 1, 0, 0, 1],
    ]) {
      const game = startGame({ scenario: 'prison-5' });
      expect(game.seats).toEqual([0, 1]);
      for (const seat of order) game.do(game.legal('deploy', undefined, seat)[0], seat);
      expect(game.stage).toBe('lay');
    }
  });

  test('[BD-SETUP-6] [BD-SETUP-7] the team is secret: the other player hears where, but not who', () => {
    const game = startGame({ scenario: 'base' });
    const place = game.dots('blue')[2];
    game.do({ type: 'deploy', piece: 'blue-goblin', place }, 0);
    expect(game.heard(0)).toEqual([{ type: 'pieceDeployed', seat: 0, piece: 'blue-goblin', place }]);
    for (const outsider of [1, -1])
      expect(game.heard(outsider)).toEqual([{ type: 'pieceDeployed', seat: 0, piece: 'hidden', place }]);
  });
});

describe('the other tokens', () => {
  test.each(BOXES)(
    '[BD-SETUP-10] [BD-SETUP-11] %s: ten tokens each, by turns, each on any room that has space',
    (id) => {
      const game = layingBegins(id);
      const first = game.seat;
      expect(game.seats).toHaveLength(1);
      const placers: number[] = [];
      for (let laid = 0; laid < 20; laid++) {
        placers.push(game.seat);
        game.do(game.legal('lay').at(-1) as Action);
      }
      expect(placers).toEqual(Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? first : OTHER[first])));
      expect(game.stage).toBe('card');
    },
  );

  test('[BD-SETUP-10] every token in hand may be laid on every room, and no token twice', () => {
    const game = layingBegins('base');
    const { seat } = game;
    const hand = game.inHand(seat);
    expect(hand).toHaveLength(10);
    expect(inOrder(game.legal())).toEqual(
      inOrder(
        hand.flatMap((piece) => [0, 1, 2, 3, 4, 5, 6, 7].map((slot) => ({ type: 'lay', piece, slot }))),
      ),
    );
    const token = hand[0];
    const dotted = game.pieces(seat, (where) => where < IN_HAND)[0];
    const enemy = game.inHand(OTHER[seat as 0 | 1])[0];
    expect(game.why({ type: 'lay', piece: enemy, slot: 0 })).toBe('NOT_YOUR_PIECE');
    expect(game.why({ type: 'lay', piece: dotted, slot: 0 })).toBe('NOT_IN_HAND');
    expect(game.why({ type: 'lay', piece: token, slot: 8 })).toBe('MALFORMED');
    expect(game.why({ type: 'lay', piece: 'blue-naga', slot: 0 })).toBe('UNKNOWN_PIECE');
    game.do({ type: 'lay', piece: token, slot: 3 });
    game.do(layOn(game, 3));
    expect(game.why({ type: 'lay', piece: token, slot: 4 })).toBe('NOT_IN_HAND');
    expect(game.tokensAt(3)).toHaveLength(2);
  });

  test('[BD-SETUP-10] the owner waits for his turn', () => {
    const game = layingBegins('base');
    const waiting = OTHER[game.seat as 0 | 1];
    const piece = game.inHand(waiting)[0];
    expect(game.why({ type: 'lay', piece, slot: 0 }, waiting)).toBe('NOT_YOUR_DECISION');
  });

  test.each(BOXES)(
    '[BD-SETUP-12] [BD-SETUP-14] [BD-EX-28] %s: three tokens on each central room, two on each end room',
    (id) => {
      const capacities = [2, 2, 3, 3, 3, 3, 2, 2];
      for (const [slot, capacity] of capacities.entries()) {
        const game = layingBegins(id);
        for (let laid = 0; laid < capacity; laid++) {
          expect(game.why(layOn(game, slot))).toBeNull();
          game.do(layOn(game, slot));
        }
        const refusal = game.refusal(layOn(game, slot));
        expect(refusal?.code).toBe('ROOM_FULL');
        expect(refusal?.rule).toBe('BD-SETUP-14');
        expect(refusal?.slot).toBe(slot);
        expect(game.legal('lay').filter((action) => action.type === 'lay' && action.slot === slot)).toEqual(
          [],
        );
        expect(game.tokensAt(slot)).toHaveLength(capacity);
      }
      expect(4 * 3 + 4 * 2).toBe(2 * (4 + 6));
    },
  );

  test('[BD-SETUP-13] characters and objects of both colours fill a room alike', () => {
    const game = layingBegins('base');
    const lay = (wanted: boolean): void => {
      const { pieces } = game.position.ruleset;
      const token = game
        .inHand(game.seat)
        .find((id) => (pieces.isCharacter[game.piece(id)] === 1) === wanted) as string;
      game.do({ type: 'lay', piece: token, slot: 0 });
    };
    lay(true);
    lay(false);
    expect(game.why(layOn(game, 0))).toBe('ROOM_FULL');
    const owners = game.tokensAt(0).map((id) => id.split('-')[0]);
    expect(new Set(owners)).toEqual(new Set(['blue', 'yellow']));
  });

  test.each(['base', 'prison-1', 'prison-2', 'prison-3', 'prison-4', 'prison-5', 'mixed'])(
    '[BD-SETUP-15] [BD-SETUP-22] %s: when all tokens are laid, every room is exactly full',
    (id) => {
      const game = startGame({ scenario: id }).toFirstTurn();
      game.position.ruleset.layout.slots.forEach((plan, slot) => {
        expect(game.tokensAt(slot)).toHaveLength(plan.capacity);
      });
      expect(game.inHand(0)).toEqual([]);
      expect(game.inHand(1)).toEqual([]);
    },
  );

  test('[BD-SETUP-10] tokens are laid face down: the others hear the room, but not the token', () => {
    const game = layingBegins('base');
    const { seat } = game;
    const action = layOn(game, 5);
    const before = game.heard(-1).length;
    game.do(action);
    const heard = (who: number) => game.heard(who).slice(before);
    expect(heard(seat)).toEqual([
      { type: 'tokenLaid', seat, piece: 'piece' in action ? action.piece : '', slot: 5 },
    ]);
    for (const outsider of [OTHER[seat as 0 | 1], -1])
      expect(heard(outsider)).toEqual([{ type: 'tokenLaid', seat, piece: 'hidden', slot: 5 }]);
  });

  test('[BD-SETUP-16] nobody may look at a token that has been laid: it is shown to nobody, its place known only to who laid it', () => {
    const game = layingBegins('base');
    const { seat } = game;
    const token = game.inHand(seat)[0];
    game.do({ type: 'lay', piece: token, slot: 5 });
    const other = OTHER[seat as 0 | 1];
    for (const viewer of [seat, other, 'spectator'] as const) {
      const view = viewOf(game.position, viewer);
      const room = view.shown.rooms[5];
      expect(room).toEqual({ faceUp: false, tokens: seat === 0 ? [1, 0] : [0, 1] });
      expect(view.shown.pieces).toEqual([]);
      expect(view.own.pieces.some(({ id }) => id === token)).toBe(viewer === seat);
      expect(view.remembered.unseen[seat]?.includes(token)).toBe(viewer !== seat);
    }
    // What the others are shown does not depend on which token it was.
    const twin = layingBegins('base');
    twin.do({ type: 'lay', piece: twin.inHand(seat)[3], slot: 5 });
    expect(viewOf(twin.position, other)).toEqual(viewOf(game.position, other));
  });

  test('[BD-SETUP-6] [BD-SETUP-7] nor at a starting team, before it is shown', () => {
    const game = layingBegins('base');
    const view = viewOf(game.position, 'spectator').shown;
    expect(view.pieces).toEqual([]);
    expect(view.seats.map(({ faceDownOn }) => faceDownOn)).toEqual([game.dots('blue'), game.dots('yellow')]);
    game.finish('lay');
    const shown = viewOf(game.position, 'spectator').shown;
    expect(shown.pieces).toHaveLength(8);
    expect(shown.seats.map(({ faceDownOn }) => faceDownOn)).toEqual([[], []]);
  });

  test('[BD-SETUP-17] only when the last token is laid are both teams shown, all eight at once, unwounded', () => {
    const game = layingBegins('base');
    for (let laid = 0; laid < 19; laid++) game.do(game.legal('lay')[0]);
    expect(game.heard(-1).some((event) => event.type === 'teamsShown')).toBe(false);
    game.do(game.legal('lay')[0]);
    const shown = game.heard(-1).find((event) => event.type === 'teamsShown');
    const figures = [0, 1].flatMap((seat) => game.pieces(seat, (where) => where < AT_SLOT));
    expect(figures).toHaveLength(8);
    expect(shown).toEqual({
      type: 'teamsShown',
      pieces: figures.map((piece) => ({ piece, place: game.placeOf(piece) })),
    });
    for (const piece of figures) expect(game.isWounded(piece)).toBe(false);
    expect(game.stage).toBe('card');
  });

  test('[BD-SETUP-5] cards are chosen from the hand: every card that the limit allows, whatever the seed', () => {
    for (const seed of ['a', 'b', 'c']) {
      const game = startGame({ scenario: 'base' }, seed).toFirstTurn().passWith(2).passWith(3);
      expect(game.legal('playCard')).toEqual([3, 4].map((card) => ({ type: 'playCard', card })));
      const { seat } = game;
      game.passWith(4).pass(1);
      expect(game.seat).toBe(seat);
      expect(game.legal('playCard')).toEqual([3, 5].map((card) => ({ type: 'playCard', card })));
    }
  });

  test('a token at a room stands on no square', () => {
    const game = startGame({ scenario: 'base' }).toFirstTurn();
    const token = game.piece(game.tokensAt(2)[0]);
    expect(whereIs(game.position, token)).toBe(AT_SLOT + 2);
    expect(placeOf(game.position, token)).toBe(-1);
  });
});
