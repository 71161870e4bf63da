import { describe, expect, test } from 'vitest';
import { modeIn, weaponIn } from '../../../src/actions/attack.ts';
import { RANGED, REACH } from '../../../src/model/ability.ts';
import { attackOf, sides, strengths, targets } from '../../../testing/fighting.ts';
import type { ZoneBoard } from '../../../testing/zone-board.ts';
import { SITUATIONS } from '../example-sketches.ts';
import type { Question } from '../questions.ts';
import { fates } from './arena.ts';
import { boardOf } from './laid-board.ts';

type Asked = Extract<Question, { ask: 'sees' | 'spear' | 'fight' | 'shoot' | 'mayNotShoot' }>;
const ASKED = ['sees', 'spear', 'fight', 'shoot', 'mayNotShoot'];
const isAsked = (question: Question): question is Asked => ASKED.includes(question.ask);

const sideOf = (id: string): 'blue' | 'yellow' => (id.startsWith('blue') ? 'blue' : 'yellow');

/** The manners in which somebody could attack, as numbers. */
function manners(board: ZoneBoard, who: string, whom: string): number[] {
  const ways: number[] = [];
  const { combatants } = board.position.ruleset.policies;
  combatants.modes(board.position, board.piece(who), board.piece(whom), ways);
  return ways.map(modeIn);
}

function answer(board: ZoneBoard, question: Asked): unknown {
  switch (question.ask) {
    case 'sees': {
      const { sight } = board.position.ruleset.policies;
      return sight.sees(board.position, board.piece(question.who), board.piece(question.whom));
    }
    case 'spear':
      return manners(board, question.who, question.whom).includes(REACH);
    case 'mayNotShoot':
      return manners(board, question.who, question.target).includes(RANGED);
    default: {
      const { who, target } = question;
      const joiners = joinersOf(board, question);
      return { ...sides(board, who, target, joiners), sums: strengths(board, who, target, joiners) };
    }
  }
}

/** Everybody who may join and is named in the example. */
function joinersOf(board: ZoneBoard, { who, target, attackers }: Extract<Asked, { attackers: unknown }>) {
  const out: number[] = [];
  const manner = manners(board, who, target)[0];
  const { policies, pieces } = board.position.ruleset;
  policies.combatants.mayJoin(
    board.position,
    board.piece(who),
    board.piece(target),
    manner as 0 | 1 | 2,
    out,
  );
  return out.map((piece) => pieces.ids[piece]).filter((id) => (attackers as readonly string[]).includes(id));
}

function expected(question: Asked): unknown {
  switch (question.ask) {
    case 'sees':
    case 'spear':
      return question.expect;
    case 'mayNotShoot':
      return false;
    default: {
      const { attackers, defenders, sums } = question;
      return { attackers: [...attackers].sort(), defenders: [...defenders].sort(), sums: [...sums] };
    }
  }
}

/** Everything that the examples ask about one rule gets its answer. */
function holds(rule: string): void {
  let asked = 0;
  for (const laid of SITUATIONS)
    for (const question of laid.questions.filter(isAsked)) {
      if (question.rule !== rule) continue;
      asked++;
      const board = boardOf(laid, question, sideOf(question.who));
      expect([question, answer(board, question)]).toEqual([question, expected(question)]);
    }
  expect(asked).toBeGreaterThan(0);
}

function situation(id: string) {
  const found = SITUATIONS.find((one) => one.id === id);
  if (!found) throw new Error(`there is no situation "${id}"`);
  return found;
}

describe('the worked examples', () => {
  test('[CG-EX-20] who takes part in the group combat, and with what', () => holds('CG-EX-20'));
  test('[CG-EX-21] the wounded Mekanork as the target', () => holds('CG-EX-21'));
  test('[CG-EX-22] over a pit, not past the Wizard', () => holds('CG-EX-22'));
  test('[CG-LOS-5] past the Wizard once he is gone', () => holds('CG-LOS-5'));
  test('[CG-EX-23] through a slit from beside it, not back', () => holds('CG-EX-23'));
  test('[CG-EX-24] from both sides of a slit', () => holds('CG-EX-24'));
  test('[CG-EX-25] neither through a portcullis nor diagonally over a pit', () => holds('CG-EX-25'));
  test('[CG-LOS-9] through the portcullis once it is open', () => holds('CG-LOS-9'));
  test('[CG-EX-26] Crossbowman, Backstabber and Cleric against the Mekanork', () => holds('CG-EX-26'));
  test('[CG-EX-27] the Goblin, not the Wizard behind him', () => holds('CG-EX-27'));
  test('[CG-EX-28] Wizard and Mekanork against the Backstabber, who is alone', () => holds('CG-EX-28'));
  test('[CG-EX-31] the Colossus thrusts straight on and not diagonally', () => holds('CG-EX-31'));
  test('[CG-EX-32] the Cleric thrusts through a slit and not through a portcullis', () => holds('CG-EX-32'));
  test('[CG-OBJ-Spear-2] and through that portcullis once it is open', () => holds('CG-OBJ-Spear-2'));
  test('[CG-EX-33] without a spear the Naga reaches nobody', () => holds('CG-EX-33'));

  test('[CG-EX-20] with +3 and +5 it is 9 against 10: yellow wins, Naga and Backstabber are wounded', () => {
    const board = boardOf(situation('group-combat'), {}, 'blue');
    expect(board.fight('blue-naga', 'yellow-colossus', 3, 5)).toEqual({ attack: 9, defence: 10, winner: 1 });
    const all = ['blue-naga', 'blue-backstabber', 'blue-cleric', 'yellow-colossus', 'yellow-mekanork'];
    expect(fates(board, all)).toEqual({
      'blue-naga': 'wounded',
      'blue-backstabber': 'wounded',
      'blue-cleric': 'unhurt',
      'yellow-colossus': 'unhurt',
      'yellow-mekanork': 'wounded',
    });
  });

  test('[CG-EX-21] blue wins against the wounded Mekanork: Colossus wounded, Mekanork dead, one point', () => {
    const board = boardOf(situation('group-combat'), {}, 'blue');
    board.fight('blue-naga', 'yellow-mekanork', 5, 3);
    expect(fates(board, ['yellow-colossus', 'yellow-mekanork'])).toEqual({
      'yellow-colossus': 'wounded',
      'yellow-mekanork': 'killed',
    });
    expect(board.points('blue')).toBe(1);
  });

  test('[CG-EX-26] without being asked along, the Cleric keeps his arrow: 7 against 2', () => {
    const board = boardOf(situation('ranged-combat'), {}, 'blue');
    expect(strengths(board, 'blue-crossbowman', 'yellow-mekanork')).toEqual([7, 2]);
    const ways: number[] = [];
    const [crossbowman, mekanork] = [board.piece('blue-crossbowman'), board.piece('yellow-mekanork')];
    board.position.ruleset.policies.combatants.modes(board.position, crossbowman, mekanork, ways);
    expect(ways.map(weaponIn)).toEqual([crossbowman]);
  });

  test('[CG-EX-26, CG-EX-27] the shot is fought with 8 against 2; for one more point the Cleric shoots the Goblin', () => {
    const board = boardOf(situation('ranged-combat'), {}, 'blue');
    const { ap } = board;
    const fought = board.fight('blue-crossbowman', 'yellow-mekanork', 0, 0, ['blue-cleric']);
    expect([fought.attack, fought.defence, ap - board.ap]).toEqual([8, 2, 1]);
    expect(fates(board, ['yellow-mekanork', 'yellow-wizard', 'yellow-warrior'])).toEqual({
      'yellow-mekanork': 'wounded',
      'yellow-wizard': 'unhurt',
      'yellow-warrior': 'unhurt',
    });
    expect(targets(board, 'blue-cleric')).toEqual(['yellow-goblin']);
    board.fight('blue-cleric', 'yellow-goblin', 1, 0);
    expect([board.isWounded('yellow-goblin'), ap - board.ap]).toEqual([true, 2]);
  });

  test('[CG-EX-31, CG-EX-32] whom each of the spears reaches, and nobody else', () => {
    const board = boardOf(situation('telescoping-spear'), {}, 'blue');
    expect(targets(board, 'blue-colossus')).toEqual(['yellow-backstabber', 'yellow-naga']);
    expect(targets(board, 'blue-cleric')).toEqual(['yellow-naga']);
  });

  test('[CG-EX-33] in no way at all', () => {
    const board = boardOf(situation('telescoping-spear'), {}, 'yellow');
    expect(board.legal('attack', 'yellow-naga')).toEqual([]);
    for (const target of ['blue-cleric', 'blue-colossus'])
      expect(board.why(attackOf('yellow-naga', target))).toBe('NOT_IN_ZONE');
  });

  test('[CG-EX-31, CG-OBJ-Spear-13] one thrust concerns one zone: Naga or Backstabber, never both', () => {
    const board = boardOf(situation('telescoping-spear'), {}, 'blue');
    expect(sides(board, 'blue-colossus', 'yellow-naga').defenders).toEqual(['yellow-naga']);
    expect(sides(board, 'blue-colossus', 'yellow-backstabber').defenders).toEqual(['yellow-backstabber']);
  });
});
