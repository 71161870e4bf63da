import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/model/action.ts';
import { readAction, writeAction } from '../../src/notation/action-text.ts';
import { parsePosition } from '../../src/notation/any-form.ts';
import { chartOf } from '../../src/notation/chart.ts';
import { resolveLine } from '../../src/queries/short-move.ts';
import type { Position } from '../../src/model/position.ts';
import { check } from '../../src/flow/play.ts';

function setUp(text: string): Position {
  const read = parsePosition(
    `Dungeon Twister position 1\nscenario: base\nrooms:\n  A 1cw-N B 2ccw-E C 3cw-S D 4ccw-N\n  E (1ccw-W) F (2cw-S) G (3ccw-N) H (4cw-N)\n${text}`,
  );
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  return read.position;
}

const p = setUp('bCl: c18\nbGo: d18, wounded\nyGo: c19\nbSw: c16');
const chart = chartOf(p);
const place = (name: string): number => {
  const read = readAction(chart, 0, `Cl ${name}`);
  if (!read.ok || read.action.type !== 'move') throw new Error(name);
  return read.action.path[0];
};

describe('a path', () => {
  test('walks straight with a dash, over every square between', () => {
    expect(readAction(chart, 0, 'Cl c18-c16-d16')).toEqual({
      ok: true,
      action: { type: 'move', piece: 'blue-cleric', path: ['c18', 'c17', 'c16', 'd16'].map(place) },
    });
  });

  test('goes nowhere in between with a stroke', () => {
    const action: Action = { type: 'move', piece: 'blue-cleric', path: ['c18', 'c16'].map(place) };
    expect(readAction(chart, 0, 'Cl c18/c16')).toEqual({ ok: true, action });
    expect(writeAction(chart, 0, action)).toBe('Cl c18/c16');
    const standing: Action = { type: 'move', piece: 'blue-cleric', path: ['c18', 'c18'].map(place) };
    expect(writeAction(chart, 0, standing)).toBe('Cl c18/c18');
  });

  test('names the squares on which something is done, also in the middle of a straight walk', () => {
    const action: Action = {
      type: 'move',
      piece: 'blue-cleric',
      path: ['c18', 'c17', 'c16', 'c15'].map(place),
      handlings: [
        { step: 0, take: 'blue-goblin' },
        { step: 2, leave: 'blue-goblin', take: 'blue-sword' },
        { step: 2, leave: 'blue-sword' },
      ],
    };
    expect(writeAction(chart, 0, action)).toBe('Cl c18(+Go)-c16(-Go+Sw)(-Sw)-c15');
    expect(readAction(chart, 0, 'Cl c18(+Go)-c16(-Go+Sw)(-Sw)-c15')).toEqual({ ok: true, action });
  });

  test('may have been written by somebody else: his pieces are called by their colour', () => {
    const action: Action = { type: 'move', piece: 'blue-cleric', path: [place('c18')] };
    expect(writeAction(chart, 1, action)).toBe('bCl c18');
    expect(readAction(chart, 1, 'bCl c18')).toEqual({ ok: true, action });
    expect(readAction(chart, 1, 'blue-cleric c18')).toEqual({ ok: true, action });
  });
});

describe('a wish without a line of its own is written as JSON, and read', () => {
  const odd: readonly Action[] = [
    { type: 'move', piece: 'blue-cleric', path: [] },
    { type: 'move', piece: 'blue-cleric', path: [4000] },
    { type: 'move', piece: 'blue-cleric', path: [0, 1], handlings: [] },
    { type: 'move', piece: 'blue-cleric', path: [0, 1], handlings: [{ step: 7 }] },
    { type: 'move', piece: 'green-dragon', path: [0] },
    { type: 'attack', piece: 'blue-cleric', target: 'yellow-goblin', joiners: [] },
    { type: 'deploy', piece: 'blue-cleric', place: 3 },
    { type: 'place', piece: 'blue-cleric', place: 200 },
    { type: 'lay', piece: 'blue-cleric', slot: 12 },
    { type: 'openGate', piece: 'blue-cleric', at: { slot: 4, gate: 0 } },
    { type: 'playCard', card: 1000 },
  ];
  test.each(odd)('%j', (action) => {
    const line = writeAction(chart, 0, action);
    expect(line).toBe(JSON.stringify(action));
    expect(readAction(chart, 0, line)).toEqual({ ok: true, action });
  });
});

describe('a line that says no action is answered with what is wrong', () => {
  test.each([
    ['', 'Nothing is written there.', 'Il n’y a rien d’écrit.'],
    ['   ', 'Nothing is written there.', 'Il n’y a rien d’écrit.'],
    ['x'.repeat(5000), 'That line is too long.', 'Cette ligne est trop longue.'],
    ['fly', 'There is no piece "fly".', 'Il n’y a pas de pièce « fly ».'],
    ['Xx c3', 'There is no piece "Xx".', 'Il n’y a pas de pièce « Xx ».'],
    ['Cl', 'Something is missing after "Cl".', 'Il manque quelque chose après « Cl ».'],
    ['Cl fly', '"fly" is no action.', '« fly » n’est pas une action.'],
    ['Cl z9', 'There is no square "z9".', 'Il n’y a pas de case « z9 ».'],
    ['Cl c18-k18', 'There is no square "k18".', 'Il n’y a pas de case « k18 ».'],
    [
      'Cl c18-d17',
      'A dash walks straight: "d17" does not lie in line.',
      'Un tiret va tout droit : « d17 » n’est pas aligné.',
    ],
    ['Cl c18(+Xx)-c17', 'There is no piece "Xx".', 'Il n’y a pas de pièce « Xx ».'],
    ['Cl c18(-Xx)-c17', 'There is no piece "Xx".', 'Il n’y a pas de pièce « Xx ».'],
    ['Cl @Z', 'There is no room "Z".', 'Il n’y a pas de salle « Z ».'],
    ['Cl ?Z', 'There is no room "Z".', 'Il n’y a pas de salle « Z ».'],
    [
      'Cl A sideways',
      '"sideways" is no turn: cw is clockwise, ccw the other way.',
      '« sideways » n’est pas un sens : h horaire, ah antihoraire.',
    ],
    ['Cl open c17n', 'There is no portcullis "c17n".', 'Il n’y a pas de herse « c17n ».'],
    ['Cl open a5n', 'There is no portcullis "a5n".', 'Il n’y a pas de herse « a5n ».'],
    [
      'Cl ^c18',
      'A jump names the pit and the landing: ^c3-c4.',
      'Un saut nomme la fosse et l’arrivée : ^c3-c4.',
    ],
    ['Cl ^z1-c4', 'There is no square "z1".', 'Il n’y a pas de case « z1 ».'],
    ['Cl ^c3-z4', 'There is no square "z4".', 'Il n’y a pas de case « z4 ».'],
    ['Cl+Xx x yGo', 'There is no piece "Xx".', 'Il n’y a pas de pièce « Xx ».'],
    ['Cl x rGo', 'There is no piece "rGo".', 'Il n’y a pas de pièce « rGo ».'],
    ['Cl #z1', 'There is no square "z1".', 'Il n’y a pas de case « z1 ».'],
    ['Cl #c3(-Xx)', 'There is no piece "Xx".', 'Il n’y a pas de pièce « Xx ».'],
    ['card x', '"x" is no card.', '« x » n’est pas une carte.'],
    ['card', 'Something is missing after "card".', 'Il manque quelque chose après « card ».'],
    ['end now', '"now" is too much.', '« now » est de trop.'],
    ['Cl heal Go please', '"please" is too much.', '« please » est de trop.'],
    ['{"type":', 'That is not JSON.', 'Ce n’est pas du JSON.'],
    ['{"type":"fly"}', 'That JSON is not an action.', 'Ce JSON n’est pas une action.'],
  ])('%s', (line, en, fr) => {
    expect(readAction(chart, 0, line)).toEqual({ ok: false, words: { en, fr } });
  });
});

describe('a short move', () => {
  test('takes the way of the listed move', () => {
    const read = resolveLine(p, 0, 'Cl c16');
    expect(read.ok && writeAction(chart, 0, read.action)).toBe('Cl c18-c16');
  });

  test('to where no move leads hears what stands in the way', () => {
    expect(resolveLine(p, 0, 'Cl a18')).toMatchObject({ ok: false, refusal: { code: 'WALL' } });
  });

  test('into a face-down room hears that it is not revealed [BD-MOVE-21]', () => {
    expect(resolveLine(setUp('bCl: c11'), 0, 'Cl c10')).toMatchObject({
      refusal: { code: 'ROOM_UNREVEALED', rule: 'BD-MOVE-21' },
    });
  });

  test('to the own square stays there, and one of a piece that stands nowhere is left to the rules', () => {
    const standing = resolveLine(p, 0, 'Cl c18');
    expect(standing.ok && writeAction(chart, 0, standing.action)).toBe('Cl c18');
    const dead = resolveLine(p, 0, 'Th c18');
    if (!dead.ok) throw new Error(dead.words.en);
    expect(check(p, { seat: 0, decision: 0, action: dead.action })).toMatchObject({
      refusal: { code: 'NOT_IN_PLAY' },
    });
  });

  test('is nothing for other actions, nor for lines that are unclear', () => {
    expect(resolveLine(p, 0, 'end')).toEqual({ ok: true, action: { type: 'endTurn' } });
    expect(resolveLine(p, 0, 'Cl z9').ok).toBe(false);
    expect(resolveLine(p, 0, 'Vo c16', 'fr').ok).toBe(true);
  });
});
