/** Secret objects, asked of whole games: what is hidden from the eye stays in the memory, and judges every wish alike. */
import { describe, expect, test } from 'vitest';
import type { Action } from '../../../src/model/action.ts';
import { ActionList } from '../../../src/model/packed-action.ts';
import { Chance } from '../../../src/chance.ts';
import { createGame, Game } from '../../../src/game.ts';
import { parsePosition } from '../../../src/notation/any-form.ts';
import { AP, AT_SLOT, HELD } from '../../../src/model/fields.ts';
import { isWounded, type Position, whereIs } from '../../../src/model/position.ts';
import { check, decisions, legalActions } from '../../../src/flow/play.ts';
import { sample } from '../../../src/view/sample.ts';
import { type Viewer, viewOf } from '../../../src/view/view.ts';
import { stepAtRandom } from '../../game/players.ts';

const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];
const STEPS = 240;
const LOOK_EVERY = 12;

/** Pieces that lie face down because objects are secret: what somebody carries, and the wounded. */
const veiledIn = (p: Position): number[] =>
  p.ruleset.pieces.ids
    .map((_id, piece) => piece)
    .filter((piece) => {
      const where = whereIs(p, piece);
      const carried = where >= HELD && where < AT_SLOT;
      return p.ruleset.pieces.isCharacter[piece] === 1
        ? (carried || where < HELD) && isWounded(p, piece)
        : carried;
    });

describe('a whole game with secret objects', () => {
  test.each(['one', 'two', 'three'])(
    '[CG-RULING-206, CG-SECRET-1, CG-SECRET-2] shows nobody what is hidden, and nobody who forgets nothing can be wrong about it (%s)',
    (seed) => {
      const game = createGame({ scenario: 'card-3', secretObjects: true }, seed);
      const chance = new Chance(seed);
      let hidden = 0;
      for (let step = 0; step < STEPS && decisions(game.position).length > 0; step++) {
        stepAtRandom(game, chance);
        if (step % LOOK_EVERY > 0) continue;
        const { position: p } = game;
        const { ids } = p.ruleset.pieces;
        const veiled = veiledIn(p);
        hidden += veiled.length;
        for (const viewer of VIEWERS) {
          const view = viewOf(p, viewer);
          const shown = new Set(view.shown.pieces.map(({ id }) => id));
          expect(veiled.filter((piece) => shown.has(ids[piece]))).toEqual([]);
          const guess = sample(view, new Chance(`${seed} ${step}`));
          for (const piece of veiled)
            expect([ids[piece], whereIs(guess, piece)]).toEqual([ids[piece], whereIs(p, piece)]);
        }
      }
      expect(hidden).toBeGreaterThan(0);
    },
  );
});

const ROOMS = ['blue', 'green', 'red', 'purple'].map((colour) => `${colour}-cw-N ${colour}-ccw-N`).join(' ');

/** The zone A.S, where the Telekineticist stands. */
const SQUARE_OF_A = 1;

/** A shooter, a thief and a Telekineticist of blue before whatever yellow hides. */
function table(options: string, hands: readonly string[]): Game {
  const read = parsePosition(
    [
      'Dungeon Twister position 1',
      'scenario: card-standard',
      ...(options ? [`options: ${options}`] : []),
      'rooms:',
      `  ${ROOMS}`,
      'bCr: A.T',
      'bTk: A.S, holds bKe',
      'bPi: A.C',
      ...hands,
    ].join('\n'),
  );
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  return new Game({ position: read.position });
}

/** What yellow may hide: a shield or not, and a wounded who is the Ghost or not. */
const HANDS = [
  ['yNa: A.C, holds ySh', 'yGh: A.S, wounded'],
  ['yNa: A.C, holds yRo', 'yGo: A.S, wounded'],
];

/** Every wish of these kinds that somebody could utter. */
function wishes({ position: { ruleset } }: Game): Action[] {
  const pieces = ruleset.pieces.ids;
  const mine = ['blue-crossbowman', 'blue-telekineticist', 'blue-pickpocket'];
  return mine.flatMap((piece) =>
    pieces.flatMap((other): Action[] => [
      { type: 'attack', piece, target: other },
      { type: 'levitate', piece, item: 'blue-key', path: [SQUARE_OF_A], to: other },
      ...pieces.map((item): Action => ({ type: 'steal', piece, item, target: other })),
    ]),
  );
}

const verdict = (game: Game, action: Action): string => {
  const answer = check(game.position, { seat: 0, decision: game.asked(0), action });
  return answer.ok ? 'yes' : `${answer.refusal.code} ${answer.refusal.rule}`;
};

describe('a wish that a hidden card forbids', () => {
  test('[CG-RULING-203, CG-RULING-206] is judged as if all lay open, whatever is hidden, and whatever is wished', () => {
    for (const hands of HANDS) {
      const [secret, open] = [table('{"secretObjects":true}', hands), table('', hands)];
      const all = wishes(secret);
      const verdicts = all.map((wish) => verdict(secret, wish));
      expect(verdicts).toEqual(all.map((wish) => verdict(open, wish)));
      expect(verdicts).toContain('yes');
      const lists = [secret, open].map(({ position }) => legalActions(position, 0, new ActionList()));
      expect(lists[0]).toEqual(lists[1]);
    }
  });

  test.each([
    [{ type: 'attack', piece: 'blue-crossbowman', target: 'yellow-naga' }, 'SHIELDED', 'yellow-naga'],
    [
      {
        type: 'levitate',
        piece: 'blue-telekineticist',
        item: 'blue-key',
        path: [SQUARE_OF_A],
        to: 'yellow-ghost',
      },
      'RECEIVER_FULL',
      'yellow-ghost',
    ],
  ] as const)(
    '[CG-RULING-203] costs nothing: no point, no decision, and he chooses again (%j)',
    (action, code, piece) => {
      const game = table('{"secretObjects":true}', HANDS[0]);
      const [asked, points] = [game.asked(0), game.position.data[AP]];
      const before = game.position.copy();
      expect(game.perform({ seat: 0, decision: asked, action })).toMatchObject({ refusal: { code, piece } });
      expect([...game.position.data]).toEqual([...before.data]);
      expect([game.asked(0), game.position.data[AP], game.log.length]).toEqual([asked, points, 0]);
      // The same decision still stands, and can be answered otherwise.
      const again = game.perform({ seat: 0, decision: asked, action: { type: 'endTurn' } });
      expect(again).toMatchObject({ ok: true });
    },
  );
});
