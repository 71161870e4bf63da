/** An ability that makes somebody answer: it brings the stage with it, and the edition need not know. */
import { expect, test } from 'vitest';
import { abilityRefusal } from '../../src/actions/ability-or-object.ts';
import { pieceById } from '../../src/actions/who-may-act.ts';
import { compileRuleset } from '../../src/editions/compile-ruleset.ts';
import { scenarioById } from '../../src/editions/scenarios.ts';
import { runOut } from '../../src/flow/clock.ts';
import { stage } from '../../src/flow/stages.ts';
import { defineAbility } from '../../src/model/ability.ts';
import type { ActionKind } from '../../src/model/action-kind.ts';
import { ACTIVE, AP, ATTACKER, FACE_UP, IN_BOX, REVEALED, SLOT } from '../../src/model/fields.ts';
import { NO_PIECE, pieceOf, targetOf } from '../../src/model/packed-action.ts';
import { defineCharacter } from '../../src/model/piece-kinds.ts';
import { Position, put } from '../../src/model/position.ts';
import type { Scenario } from '../../src/model/scenario.ts';
import { refuse } from '../../src/refusals.ts';
import { openStage } from '../../src/turn/turn-and-game-end.ts';
import { Board } from '../../testing/board.ts';

const back = (p: Position): void => openStage(p, 'act', p.data[ACTIVE]);

/** Asks the next player for a number. */
const ask: ActionKind = {
  type: 'breakWalls',
  barrier: true,
  list: (_p, _seat, piece, out) => out.push(piece, 0),
  check(p, seat, action, out) {
    if (action.type !== 'breakWalls') return refuse('MALFORMED');
    out.head |= pieceById(p, action.piece) << 6;
    return abilityRefusal(p, seat, action.piece, 'breakWalls', 1);
  },
  perform: (p, seat) => openStage(p, 'count', seat + 1),
  decode: (p, _seat, packed) => ({ type: 'breakWalls', piece: p.ruleset.pieces.ids[pieceOf(packed)] }),
};

const answer: ActionKind = {
  type: 'countCards',
  barrier: true,
  list: (_p, _seat, _piece, out) => out.push(NO_PIECE, 7),
  check(_p, _seat, action, out) {
    if (action.type !== 'countCards' || action.count !== 7) return refuse('ONE_OR_TWO_CARDS');
    out.head |= (NO_PIECE << 6) | (7 << 13);
    return null;
  },
  perform: back,
  decode: (_p, _seat, packed) => ({ type: 'countCards', count: targetOf(packed) }),
};

const asking = defineAbility({
  id: 'asking',
  rules: ['BD-TURN-8'],
  actions: [ask],
  stages: [stage('count', [answer], { clock: () => 'combatCard', late: back })],
});

const asker = defineCharacter({
  id: 'asker',
  name: { en: 'Asker', fr: 'Curieux' },
  letters: { en: 'Ak', fr: 'Cu' },
  movement: 1,
  combat: 1,
  abilities: [asking],
});

/** Four players, of whom blue has an Asker and nobody anything else. */
function table(): Board {
  const four = scenarioById('standard-4') as Scenario;
  const teams = four.teams.map((team) => ({ ...team, characters: [...team.characters, asker] }));
  const p = new Position(compileRuleset({ ...four, teams }, { scenario: four.id }));
  for (const field of [ATTACKER, REVEALED]) p.data[field] = -1;
  p.data[AP] = 3;
  p.data[SLOT] = FACE_UP;
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++) put(p, piece, IN_BOX);
  put(p, pieceById(p, 'blue-asker'), 0);
  back(p);
  return new Board(p, 1);
}

/** What is asked of which seat, once blue has asked. */
const afterAsking = (then: (board: Board) => void): [string, number] => {
  const board = table();
  board.do({ type: 'breakWalls', piece: 'blue-asker' });
  then(board);
  return [board.stage, board.seat];
};

test('a stage of an ability comes behind those of the edition, with what answers it', () => {
  const { stages, stageNumbers, kindNumbers } = table().position.ruleset;
  expect(stages.at(-1)?.id).toBe('count');
  expect(stageNumbers['count']).toBe(stages.length - 1);
  expect(kindNumbers['countCards']).toBeDefined();
  const plain = compileRuleset(scenarioById('standard-4') as Scenario, { scenario: 'standard-4' });
  expect(plain.stageNumbers['count']).toBeUndefined();
  expect(plain.stages).toHaveLength(stages.length - 1);
});

test('whoever is asked answers, and nobody acts meanwhile', () => {
  expect(afterAsking(() => undefined)).toEqual(['count', 1]);
  expect(
    afterAsking((board) => {
      expect(board.legal('countCards')).toEqual([{ type: 'countCards', count: 7 }]);
      expect(board.why({ type: 'breakWalls', piece: 'blue-asker' })).toBe('NOT_NOW');
      expect(board.why({ type: 'breakWalls', piece: 'blue-asker' }, 0)).toBe('NOT_YOUR_DECISION');
      expect(board.why({ type: 'countCards', count: 6 })).toBe('ONE_OR_TWO_CARDS');
      board.do({ type: 'countCards', count: 7 });
    }),
  ).toEqual(['act', 0]);
});

test('whoever is too slow is answered for, and so is whoever leaves the table', () => {
  expect(afterAsking(({ position }) => runOut(position, 1))).toEqual(['act', 0]);
  expect(afterAsking((board) => board.do({ type: 'resign' }, 1))).toEqual(['act', 0]);
  // Who was not asked changes nothing by leaving; who asked ends his turn.
  expect(afterAsking((board) => board.do({ type: 'resign' }, 2))).toEqual(['count', 1]);
  expect(afterAsking((board) => board.do({ type: 'resign' }, 0))).toEqual(['card', 1]);
});
