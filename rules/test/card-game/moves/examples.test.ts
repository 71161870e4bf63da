/** The examples of the rule book about moving, revealing, turning and jumping, with their own numbers. */
import { describe, expect, test } from 'vitest';
import type { Action, Handling } from '../../../src/model/action.ts';
import { ZONE_ICONS } from '../../../src/map/zones-of-a-room.ts';
import { GEAR } from '../../../src/vocabulary.ts';
import { type ZoneBoard, zones } from '../../../testing/zone-board.ts';
import { SITUATIONS } from '../example-sketches.ts';
import { doorsOn, pictureOf } from '../picture.ts';
import type { Ask, LaidPiece, PieceId, Question, Situation, Step, ZoneName } from '../questions.ts';

const LETTERS = 'ABCD';
const SIDES = ['north', 'east', 'south', 'west'] as const;

const slotOf = ({ rooms }: Situation, name: string): number => {
  const laid = rooms.find((room) => room.name === name);
  if (!laid) throw new Error(`no room ${name}`);
  return laid.row * 2 + laid.column;
};
const letterOf = (situation: Situation, name: string): string => LETTERS[slotOf(situation, name)];

/** `Red.G` as the board calls it. */
const placeIn = (situation: Situation, zone: ZoneName): string => {
  const [room, icon] = zone.split('.');
  return `${letterOf(situation, room)}.${icon}`;
};

function lay(
  situation: Situation,
  question: Question,
  who: string,
  extra: Record<string, string> = {},
): ZoneBoard {
  const rooms = situation.rooms.toSorted((a, b) => a.row - b.row || a.column - b.column);
  const pieces: Record<string, string> = { ...extra };
  for (const { id, where, carries, wounded } of situation.pieces) {
    if (question.without?.includes(id)) continue;
    const at =
      typeof where === 'string'
        ? placeIn(situation, where)
        : `before ${letterOf(situation, where.before)} facing ${where.facing}`;
    pieces[id] = wounded ? `${at} wounded` : at;
    if (carries) pieces[carries] = `on ${id}`;
  }
  return zones({
    rooms: rooms.map(({ room, turned, faceUp }) => {
      const lying = `${room.id}:${turned}`;
      return faceUp ? lying : `(${lying})`;
    }),
    pieces,
    turn: who.startsWith('yellow') ? 'yellow' : 'blue',
    open: (question.open ?? []).map((name) => letterOf(situation, name)).join(''),
  });
}

const endOf = (who: string): string => (who.startsWith('blue') ? 'blue' : 'yellow');

/** A movement as the board asks for it, from where its figure stands. */
function walkOf(situation: Situation, board: ZoneBoard, who: PieceId, steps: readonly Step[]): Action {
  const path = [board.placeOf(who)];
  const handlings: Handling[] = [];
  const { where } = situation.pieces.find(({ id }) => id === who) as LaidPiece;
  let before = typeof where === 'string' ? '' : where.before;
  const zone = (name: ZoneName): number => board.placeNamed(placeIn(situation, name));
  const facing = (room: string, icon: string): number =>
    board.placeNamed(`${endOf(who)}:${letterOf(situation, room)}.${icon}`);
  for (const step of steps) {
    if ('to' in step) path.push(zone(step.to));
    else if ('back' in step) path.push(zone(step.back));
    else if ('cross' in step) path.push(zone(step.cross));
    else if ('shift' in step) {
      before = step.shift;
      path.push(facing(before, step.face));
    } else if ('face' in step) path.push(facing(before, step.face));
    else if ('take' in step) handlings.push({ step: path.length - 1, take: step.take });
    else if ('trade' in step) {
      const [leave, take] = [board.loadOf(who), board.loadOf(step.trade)];
      handlings.push({ step: path.length - 1, leave: leave ?? '', to: step.trade, take: take ?? '' });
    } else if ('exit' in step) path.push(outOf(board, path[path.length - 1], step.exit));
  }
  return board.walkPlaces(who, path, handlings);
}

/** The place in the starting zone at an end that one reaches from a zone. */
function outOf(board: ZoneBoard, from: number, end: 'north' | 'south'): number {
  const letter = LETTERS[Math.floor(from / 25)];
  return board.placeNamed(`${end === 'south' ? 'blue' : 'yellow'}:${letter}.${ZONE_ICONS[from % 25]}`);
}

/** The movement points of the last turn of a movement, or null where it is refused. */
function pointsOf(situation: Situation, question: Question & Extract<Ask, { ask: 'move' }>): number | null {
  const board = lay(situation, question, question.who);
  const stop = question.steps.findIndex((step) => 'nextTurn' in step);
  if (stop >= 0) {
    board.do(walkOf(situation, board, question.who, question.steps.slice(0, stop)));
    board.do({ type: 'endTurn' });
    board.do({ type: 'endTurn' });
  }
  const action = walkOf(situation, board, question.who, question.steps.slice(stop + 1));
  if (board.why(action) !== null || action.type !== 'move') return null;
  const { ap } = board;
  board.do(action);
  expect(ap - board.ap).toBe(1);
  return action.path.length - 1;
}

function answer(situation: Situation, question: Question): unknown {
  switch (question.ask) {
    case 'reveal': {
      const board = lay(situation, question, question.who);
      const slot = slotOf(situation, question.room);
      return board.why({ type: 'reveal', piece: question.who, slot }) === null;
    }
    case 'move':
      return pointsOf(situation, question);
    case 'jump': {
      const board = lay(situation, question, question.who);
      const to = board.placeNamed(placeIn(situation, question.to));
      return board.why({ type: 'jump', piece: question.who, to }) === null;
    }
    case 'entries': {
      const colour = question.end === 'south' ? 'blue' : 'yellow';
      const letter = letterOf(situation, question.room);
      return ZONE_ICONS.filter((icon) => {
        const board = lay(situation, question, colour, {
          [`${colour}-cleric`]: `before ${letter} facing ${icon}`,
        });
        const way = `${colour}:${letter}.${icon} ${letter}.${icon}`;
        return board.why(board.go(`${colour}-cleric`, way)) === null;
      });
    }
    case 'exit': {
      const runner = question.end === 'south' ? 'yellow-cleric' : 'blue-cleric';
      const at = placeIn(situation, question.from);
      const board = lay(situation, question, runner, { [runner]: at });
      const from = board.placeNamed(at);
      const out = outOf(board, from, question.end);
      return board.why(board.walkPlaces(runner, [from, out])) === null;
    }
    case 'doors': {
      const laid = situation.rooms.find(({ name }) => name === question.room);
      const slot = slotOf(situation, question.room);
      const gear = `${letterOf(situation, question.room)}.G`;
      const board = lay(situation, question, 'blue', { 'blue-cleric': gear });
      const turn = laid?.room.arrow ?? 'cw';
      const { ap } = board;
      for (let i = 0; i < question.quarters; i++)
        board.do({ type: 'rotate', piece: 'blue-cleric', slot, turn });
      expect(ap - board.ap).toBe(question.ap);
      const picture = laid && pictureOf(laid.room, board.turned(slot));
      return picture && Object.fromEntries(SIDES.map((name, side) => [name, doorsOn(picture, side)]));
    }
    default:
      return undefined;
  }
}

const KINDS = ['reveal', 'move', 'jump', 'entries', 'exit', 'doors'];

/** Asks all questions of a situation that a rule answers. */
function expectAnswers(id: string, rule: string): void {
  const situation = SITUATIONS.find((one) => one.id === id);
  const questions = situation?.questions.filter((one) => one.rule === rule && KINDS.includes(one.ask)) ?? [];
  expect(questions.length).toBeGreaterThan(0);
  for (const question of questions)
    expect([question.ask, situation && answer(situation, question)]).toEqual([
      question.ask,
      'expect' in question ? question.expect : undefined,
    ]);
}

describe('the examples of the rule book', () => {
  test('all questions that an action answers have their answers', () => {
    const asked = SITUATIONS.flatMap(({ id, questions }) =>
      questions.filter(({ ask }) => KINDS.includes(ask)).map(({ rule }) => ({ id, rule })),
    );
    expect(asked).toHaveLength(53);
    for (const { id, rule } of asked) expectAnswers(id, rule);
  });

  test('[CG-EX-4] Reveal a: a triangle that touches two closed rooms may reveal either', () =>
    expectAnswers('who-can-reveal', 'CG-EX-4'));
  test('[CG-EX-5] Reveal b: from the starting zone before a closed room', () =>
    expectAnswers('who-can-reveal', 'CG-EX-5'));
  test('[CG-EX-6] Reveal c: not through a slit', () => expectAnswers('who-can-reveal', 'CG-EX-6'));
  test('[CG-EX-7] Reveal d: before an open room there is nothing to reveal', () =>
    expectAnswers('who-can-reveal', 'CG-EX-7'));
  test('[CG-EX-10] one may stop in the zone of an enemy, and pass it only in the next turn', () =>
    expectAnswers('legal-and-illegal-moves', 'CG-EX-10'));
  test('[CG-EX-11] three movement points: turn to the gear, enter and take the Rope, cross the pit', () =>
    expectAnswers('legal-and-illegal-moves', 'CG-EX-11'));
  test('[CG-EX-12] facing the triangle is useless; one movement point turns to the square', () =>
    expectAnswers('facing-on-the-starting-zone', 'CG-EX-12'));
  test('[CG-EX-13] one movement point shifts before the other room, facing its square', () =>
    expectAnswers('facing-on-the-starting-zone', 'CG-EX-13'));
  test('[CG-EX-15] three zones, a trade on the way, and over the pit with the new Rope', () =>
    expectAnswers('trading', 'CG-EX-15'));
  test('[CG-EX-16] a quarter, a half and three quarters cost 1, 2 and 3 points', () =>
    expectAnswers('rotation', 'CG-EX-16'));
  test('[CG-EX-17] a Naga that faces the triangle shuts that exit and no other', () =>
    expectAnswers('blocking-an-exit', 'CG-EX-17'));
  test('[CG-EX-18] a jump lands without an unwounded enemy, and not with one', () =>
    expectAnswers('jumps', 'CG-EX-18'));

  test('[CG-EX-2] a Rope in a triangle zone and a Mekanork in a gear zone, each shown by icon', () => {
    const situation = SITUATIONS[0];
    const board = lay(situation, situation.questions[0], 'blue');
    expect(ZONE_ICONS[board.placeOf('blue-rope') % 25]).toBe('T');
    expect(board.position.ruleset.ground.kind[board.placeOf('yellow-mekanork')]).toBe(GEAR);
  });

  test('[CG-EX-3] the Naga in the starting zone is in no room, and after one step in the circle zone', () => {
    const situation = SITUATIONS[0];
    const board = lay(situation, situation.questions[0], 'blue');
    expect(board.placeOf('blue-naga')).toBe(board.placeNamed('blue:C.C'));
    expect(board.placeOf('blue-naga')).toBeGreaterThanOrEqual(board.position.ruleset.layout.linesFrom);
    board.do(board.go('blue-naga', 'blue:C.C C.C'));
    expect(board.placeOf('blue-naga')).toBe(board.placeNamed('C.C'));
  });

  test('[CG-EX-8] blue reveals a room with the yellow Rope and puts it in the triangle zone', () => {
    const board = zones({
      rooms: ['(blue-cw)', '(green-cw)', '(blue-ccw)', '(green-ccw)'],
      pieces: `
          +   +   +   +   +   +
        5  yRo  ?   ?   ?   ?
          +                   +
        4   ?   ?   ?   ?   ?
          +                   +
        3   ?   ?   ?   ?   ?
          +                   +
        2   ?   ?   ?   ?   ?
          +                   +
        1   ?   ?   ?   ?   ?
          +   +   +   +   +   +
        0  bNa  S   C   G
      `,
    });
    board.do({ type: 'reveal', piece: 'blue-naga', slot: 2 });
    expect([board.stage, board.seat]).toEqual(['place', 0]);
    board.do({ type: 'place', piece: 'yellow-rope', place: board.zone('C.T') });
    expect(board.where('yellow-rope')).toBe(board.zone('C.T'));
    expect([board.stage, board.seat]).toEqual(['act', 0]);
  });

  test('[CG-EX-9] a Naga moves up to three zones for one point', () => {
    const board = zones({
      rooms: ['green-cw', 'blue-cw', '(blue-ccw)', '(green-ccw)'],
      pieces: `
           +   +---+   +---+   +   +---+---+   +---+
        10 | T   T   T   S   S | T   T : C   C   C
           +   +   +   +   +   +   +   +   +   +   +
         9 | T   o   T : S   S | T   T | C   C   C |
           +---+   +---+---+===+   +   +   +===+---+
         8   G   G   G   G   G   T   T   o   G   G
           +---+-:-+---+---+   +---+---+   +   +   +
         7  bNa  C   C   C   C | S   S   S   G   G |
           +   +   +   +   +   +   +   +   +   +   +
         6 | C   C   C   C   C | S   S   S | G   G
           +   +---+   +   +---+---+   +   +---+   +
      `,
    });
    expect(board.why(board.go('blue-naga', 'A.C A.G B.T A.G'))).toBeNull();
    expect(board.why(board.go('blue-naga', 'A.C A.G B.T A.G A.C'))).toBe('TOO_FAR');
    const { ap } = board;
    board.do(board.go('blue-naga', 'A.C A.G B.T'));
    expect(ap - board.ap).toBe(1);
  });

  test('[CG-EX-14] a Naga takes a Rope and drops it: it stays in his zone', () => {
    const board = zones({
      rooms: ['green-cw', 'blue-cw', '(blue-ccw)', '(green-ccw)'],
      pieces: `
          +---+   +---+---+===+
        8   G   G   G   G   G
          +---+-:-+---+---+   +
        7  bNa bRo  C   C   C |
          +   +   +   +   +   +
        6 | C   C   C   C   C |
          +   +---+   +   +---+
      `,
    });
    board.do(board.go('blue-naga', 'A.C', [{ step: 0, take: 'blue-rope' }]));
    expect(board.loadOf('blue-naga')).toBe('blue-rope');
    board.do(board.go('blue-naga', 'A.C A.G', [{ step: 1, leave: 'blue-rope' }]));
    expect(board.where('blue-rope')).toBe(board.zone('A.G'));
  });
});
