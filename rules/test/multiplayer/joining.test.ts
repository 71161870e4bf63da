/** Combats that others may join, between two decisions: what is stored, what is seen, and what cannot be so. */
import { describe, expect, test } from 'vitest';
import { ActionList } from '../../src/model/packed-action.ts';
import {
  ATTACKS,
  CHOOSER,
  CHOSEN,
  DEFENDS,
  FACE_UP,
  JOINED,
  JOINED_ATTACK,
  JOINED_DEFENCE,
  LAID,
  NOT_ASKED,
  SLOT,
  STAYED_OUT,
} from '../../src/model/fields.ts';
import { combatFaults } from '../../src/position-json/faults/combat.ts';
import { positionFault } from '../../src/position-json/faults/fault.ts';
import { mark, type Position, unmark } from '../../src/model/position.ts';
import { readPosition } from '../../src/position-json/read.ts';
import { writePosition } from '../../src/position-json/write.ts';
import { stageOf } from '../../src/turn/turn-and-game-end.ts';
import { decisions, legalActions, list, perform } from '../../src/flow/play.ts';
import { viewOf } from '../../src/view/view.ts';
import { attackOf } from '../../testing/fighting.ts';
import {
  type MultiplayerBoard,
  type MultiplayerScene,
  multiplayerScene,
} from '../../testing/multiplayer-scene.ts';
import { sceneByChance } from '../../testing/scene.ts';
import { answer, attack, gather, openSides, party, RED_ON_BLUE } from './fight.ts';

const [BLUE, RED, YELLOW, GREEN] = [0, 1, 2, 3];

/** A table that answers in turn, as was read before. */
const IN_TURN = { options: { rules: { partyAnswers: 'inTurn', partyFighters: 'facingEnemies' } } } as const;

/** Yellow and green are asked; or yellow, in turn. */
const asking = (scene: MultiplayerScene = {}): MultiplayerBoard => {
  const board = party(
    `
           h   i   j
      14  rWi yGo  .
      13  rWr bTr gWr
      12   .   .  bTh
    `,
    scene,
  );
  attack(board, ...RED_ON_BLUE);
  return board;
};

/** Yellow defends, green attacks; red has laid a card. */
const laying = (): MultiplayerBoard => {
  const board = party(`
         h   i   j
    14  rWi yGo  .
    13  rWr bTr gWr
    12   .   .  bTh
  `);
  gather(board, ...RED_ON_BLUE, { yellow: 'defence', green: 'attack' });
  board.do({ type: 'layCard', card: 2 });
  return board;
};

/** The first thing that is wrong with a combat once somebody has tampered with it. */
const faultOf = (board: MultiplayerBoard, tamper: (p: Position) => void = () => {}): string | null => {
  tamper(board.position);
  const [fault] = combatFaults(board.position);
  return fault ? `${fault.path.join(' ')}: ${fault.words.en}` : null;
};

/** Writes an answer. */
const joined = (seat: number, value: number) => (p: Position) => {
  p.data[JOINED + seat] = value;
};

/** Writes an answer face down. */
const chosen = (seat: number, value: number) => (p: Position) => {
  p.data[CHOSEN + seat] = value;
};

/** Writes who chooses. */
const chooser = (seat: number) => (p: Position) => {
  p.data[CHOOSER] = seat;
};

/** Writes a card. */
const laid = (seat: number) => (p: Position) => {
  p.data[LAID + seat] = 1;
};

/** A whole game in which somebody is asked; where all choose at once, several are. */
const reached = (partyAnswers: 'together' | 'inTurn'): Position => {
  const out = new ActionList();
  for (let seed = 0; seed < 40; seed++) {
    const p = sceneByChance({ scenario: 'murder', rules: { partyAnswers } }, `joining ${seed}`);
    for (let slot = 0; slot < p.ruleset.layout.slots.length; slot++) p.data[SLOT + slot] |= FACE_UP;
    if (positionFault(p)) continue;
    const [{ seat }] = decisions(p);
    const attacks = legalActions(p, seat, out).flatMap(({ type }, i) => (type === 'attack' ? [i] : []));
    for (const i of attacks) {
      const tried = p.copy();
      list(tried, seat, out);
      perform(tried, seat, out.packed(i));
      if (stageOf(tried) !== 'join') continue;
      if (partyAnswers === 'inTurn' || decisions(tried).length > 1) return tried;
    }
  }
  throw new Error('No scene leads to a combat that is open to somebody');
};

describe('set-up positions', () => {
  test.each([{}, IN_TURN])('a combat is sound at every step (%#)', (scene) => {
    const board = asking(scene);
    expect([board.stage, faultOf(board)]).toEqual(['join', null]);
    answer(board, 'defence');
    expect([board.stage, faultOf(board)]).toEqual(['join', null]);
    answer(board, 'attack');
    while (board.stage === 'layCard') {
      expect(faultOf(board)).toBe(null);
      board.do({ type: 'layCard', card: 1 });
    }
    expect(board.stage).toBe('act');
  });

  test('answers are those of players who were asked, and were open to them', () => {
    expect(faultOf(laying(), joined(GREEN, NOT_ASKED))).toBe(
      `pieces ${laying().piece('green-warrior')} marks: it fights on the wrong side`,
    );
    expect(faultOf(laying(), joined(BLUE, STAYED_OUT))).toBe(
      'combat joined 0: has not been asked whether he comes in',
    );
    const out = party(`
           h   i   j
      14  rWi yGo  .
      13  rWr bTr gWr
      12   .   .  bTh
    `);
    gather(out, ...RED_ON_BLUE, {});
    expect(faultOf(out)).toBe(null);
    expect(faultOf(out, joined(GREEN, JOINED_DEFENCE))).toBe('combat joined 3: that side is not open to him');
    expect(faultOf(out, joined(GREEN, NOT_ASKED))).toBe(
      'combat joined 3: has still to be asked whether he comes in',
    );
    expect(faultOf(laying(), chosen(GREEN, JOINED_ATTACK))).toBe('combat chosen 3: his answer lies open');
  });

  test('[MP-RULING-54] while some have still to choose, answers lie face down', () => {
    const sound = asking();
    expect(faultOf(sound, chosen(GREEN, JOINED_ATTACK))).toBe(null);
    expect(faultOf(asking(), chosen(YELLOW, JOINED_DEFENCE))).toBe(null);
    // Too slow: everybody knows it.
    expect(faultOf(asking(), joined(GREEN, STAYED_OUT))).toBe(null);
    expect(faultOf(asking(), joined(GREEN, JOINED_ATTACK))).toBe(
      'combat joined 3: answers lie face down while others choose',
    );
    expect(faultOf(asking(), chosen(GREEN, JOINED_DEFENCE))).toBe(
      'combat chosen 3: that side is not open to him',
    );
    expect(faultOf(asking(), chosen(BLUE, STAYED_OUT))).toBe('combat chosen 0: has nothing to choose');
    expect(
      faultOf(asking(), (p) => {
        joined(GREEN, STAYED_OUT)(p);
        chosen(GREEN, STAYED_OUT)(p);
      }),
    ).toBe('combat chosen 3: his answer lies open');
    expect(
      faultOf(asking(), (p) => {
        chosen(YELLOW, STAYED_OUT)(p);
        chosen(GREEN, STAYED_OUT)(p);
      }),
    ).toBe('stage: all have answered whether they come in');
    expect(faultOf(asking(), chooser(YELLOW))).toBe('chooser: all who may come in choose at once');
  });

  test('[MP-RULING-54] in turn: answers are those of players who were asked so far', () => {
    // While yellow is asked, green has not answered yet, and nobody else is asked.
    expect(faultOf(asking(IN_TURN), joined(GREEN, STAYED_OUT))).toBe(
      'combat joined 3: has not been asked whether he comes in',
    );
    expect(faultOf(asking(IN_TURN), chosen(YELLOW, STAYED_OUT))).toBe(
      'combat chosen 2: has nothing to choose',
    );
    expect(faultOf(asking(IN_TURN), chooser(BLUE))).toBe(
      'combat joined 2: has still to be asked whether he comes in',
    );
    const out = party(
      `
             h   i   j
        14  rWi yGo  .
        13  rWr bTr gWr
        12   .   .  bTh
      `,
      IN_TURN,
    );
    gather(out, ...RED_ON_BLUE, {});
    expect(faultOf(out, joined(GREEN, JOINED_DEFENCE))).toBe('combat joined 3: that side is not open to him');
    const alone = party(
      `
             h   i   j   k   l   m   n
        14  rWi  .   .   .   .   .   .
        13  rWr bTr gWr  .   .   .   *
        12   .   .  bTh  .   .   .   .
        11   .   .   .   .   .   .   .
        10   .   .   .   .   .   .   .
         9   .   .   .   .   .   .   .
         8   .   *   .   .   .   .  yGo
      `,
      IN_TURN,
    );
    attack(alone, ...RED_ON_BLUE);
    expect(
      faultOf(alone, (p) => {
        chooser(BLUE)(p);
        joined(GREEN, STAYED_OUT)(p);
      }),
    ).toBe('chooser: is not asked whether he comes in');
  });

  test('where combats are closed nobody has joined', () => {
    const board = multiplayerScene('standard-4', {
      open: true,
      faceUp: 'all',
      turn: 'red',
      at: `
             h   i   j
        14  rWi yGo  .
        13  rWr bTr gWr
        12   .   .  bTh
      `,
    });
    board.do(attackOf(...RED_ON_BLUE));
    expect(faultOf(board)).toBe(null);
    expect(
      faultOf(board, (p) => {
        p.data[JOINED + GREEN] = STAYED_OUT;
      }),
    ).toBe('combat joined 3: has not been asked whether he comes in');
  });

  test('everybody fights who must, on the side of his player, and nobody else', () => {
    const board = laying();
    const thief = board.piece('blue-thief');
    expect(faultOf(board, (p) => unmark(p, thief, DEFENDS))).toBe(
      `pieces ${thief} marks: in this combat it defends`,
    );
    const goblin = board.piece('yellow-goblin');
    expect(
      faultOf(laying(), (p) => {
        unmark(p, goblin, DEFENDS);
        mark(p, goblin, ATTACKS);
      }),
    ).toBe(`pieces ${goblin} marks: it fights on the wrong side`);
    const out = party(`
           h   i   j
      14  rWi yGo  .
      13  rWr bTr gWr
      12   .   .  bTh
    `);
    gather(out, ...RED_ON_BLUE, { green: 'attack' });
    expect(faultOf(out, (p) => mark(p, goblin, ATTACKS))).toBe(
      `pieces ${goblin} marks: it fights on the wrong side`,
    );
  });

  test('only those who take part lay cards, and not before all have answered', () => {
    expect(faultOf(laying(), laid(GREEN))).toBe(null);
    const out = party(`
           h   i   j
      14  rWi yGo  .
      13  rWr bTr gWr
      12   .   .  bTh
    `);
    gather(out, ...RED_ON_BLUE, { green: 'attack' });
    expect(faultOf(out, laid(YELLOW))).toBe('combat laid 2: that card cannot have been laid');
    expect(faultOf(asking(), laid(RED))).toBe('combat laid 1: that card cannot have been laid');
    expect(
      faultOf(laying(), (p) => {
        for (const seat of [BLUE, YELLOW, GREEN]) laid(seat)(p);
      }),
    ).toBe('combat laid: all cards are laid: the combat is over');
  });

  test('a game may end while somebody is asked, and who stayed out may leave it', () => {
    const agreed = asking();
    for (const seat of [BLUE, RED, YELLOW, GREEN]) agreed.do({ type: 'offerDraw' }, seat);
    expect([agreed.stage, faultOf(agreed)]).toEqual(['over', null]);
    // With an answer that still lies face down.
    const hidden = asking();
    answer(hidden, 'defence');
    for (const seat of [BLUE, RED, YELLOW, GREEN]) hidden.do({ type: 'offerDraw' }, seat);
    expect([hidden.stage, faultOf(hidden)]).toEqual(['over', null]);
    expect(hidden.position.data[CHOSEN + YELLOW]).toBe(JOINED_DEFENCE);
    // Yellow stays out and then leaves the table: he would not be asked any more.
    for (const scene of [{}, IN_TURN]) {
      const left = asking(scene);
      answer(left, null);
      left.do({ type: 'resign' }, YELLOW);
      expect([left.stage, faultOf(left)]).toEqual(['join', null]);
    }
  });
});

describe('stored and seen', () => {
  test.each(['together', 'inTurn'] as const)(
    'answers %s: a position survives as JSON while somebody is asked, and once he has answered',
    (partyAnswers) => {
      const p = reached(partyAnswers);
      const out = new ActionList();
      for (const { seat } of decisions(p)) {
        list(p, seat, out);
        expect(out.length).toBeGreaterThan(1);
        for (let i = 0; i < out.length; i++) {
          const next = p.copy();
          list(next, seat, out);
          perform(next, seat, out.packed(i));
          for (const one of [p, next]) {
            const read = readPosition(JSON.stringify(writePosition(one)));
            expect(read.ok && read.position.data).toEqual(one.data);
          }
          const { combat } = writePosition(next);
          expect(combat?.joined?.[seat] ?? NOT_ASKED).toBe(next.data[JOINED + seat]);
          expect(combat?.chosen?.[seat] ?? NOT_ASKED).toBe(next.data[CHOSEN + seat]);
        }
      }
    },
  );

  test('everybody sees who has joined and on which side; the cards only their owners', () => {
    const board = laying();
    board.do({ type: 'layCard', card: 3 });
    board.do({ type: 'layCard', card: 4 });
    const viewers = [BLUE, RED, YELLOW, GREEN, 'spectator'] as const;
    for (const viewer of viewers) {
      const { shown, own } = viewOf(board.position, viewer);
      expect(shown.combat).toMatchObject({
        joined: [NOT_ASKED, NOT_ASKED, JOINED_DEFENCE, JOINED_ATTACK],
        laid: ['hidden', 'hidden', 'hidden', -1],
      });
      expect(own.laid).toBe(viewer === 'spectator' ? -1 : [3, 2, 4, -1][viewer]);
    }
  });

  test('an answer cannot be given twice, by others or in another stage', () => {
    const board = asking();
    expect(board.why({ type: 'join', side: null }, BLUE)).toBe('NOT_YOUR_DECISION');
    expect(board.why({ type: 'layCard', card: 0 })).toBe('NOT_NOW');
    answer(board, null);
    expect(board.why({ type: 'join', side: null }, YELLOW)).toBe('NOT_YOUR_DECISION');
    answer(board, null);
    expect(board.why({ type: 'join', side: null })).toBe('NOT_NOW');
    const inTurn = asking(IN_TURN);
    expect(openSides(inTurn)).toEqual(['attack', 'defence', null]);
    expect(inTurn.why({ type: 'join', side: null }, GREEN)).toBe('NOT_YOUR_DECISION');
  });

  test('the clock of a card runs for everybody who lays after somebody else', () => {
    const board = party(
      `
             h   i   j
        14  rWi yGo  .
        13  rWr bTr gWr
        12   .   .  bTh
      `,
      { options: { timer: { turn: 120, placing: 5, combatCard: 5 } } },
    );
    gather(board, ...RED_ON_BLUE, { yellow: 'defence', green: 'attack' });
    const clocks: unknown[] = [];
    while (board.stage === 'layCard') {
      const [{ seat, clock }] = decisions(board.position);
      clocks.push([seat, clock]);
      board.do({ type: 'layCard', card: 0 });
    }
    expect(clocks).toEqual([
      [RED, 'turn'],
      [BLUE, 'combatCard'],
      [YELLOW, 'combatCard'],
      [GREEN, 'combatCard'],
    ]);
  });
});
