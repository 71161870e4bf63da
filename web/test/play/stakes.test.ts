import { decisions } from '@dungeon-twister/rules';
import { sketch } from '@dungeon-twister/rules/testing';
import { beforeEach, expect, test, vi } from 'vitest';
import { Snapshot } from '../../src/match/snapshot.ts';
import { stakesOf } from '../../src/play/stakes.ts';
import { speak } from '../../src/words/language.ts';

const [BLUE, YELLOW] = [0, 1];

beforeEach(async () => {
  vi.stubGlobal('document', { documentElement: { lang: 'en', dataset: {} } });
  await speak('en');
  return () => vi.unstubAllGlobals();
});

/** The blue warrior attacks; what the attacker, the defender and somebody who looks on hear. */
function stakes(legend: Readonly<Record<string, string>>, plan = '| aS  eT  .   .   . |', points = 0) {
  const board = sketch(
    `+---+---+---+---+---+\n${plan}`,
    { a: 'blue warrior', ...legend },
    { points: { blue: points }, goal: { kind: 'points', points: 5, atOnce: true } },
  );
  board.do({ type: 'attack', piece: 'blue-warrior', target: 'yellow-cleric' });
  const { position } = board;
  const heard = (seat: number | 'spectator', own: 'attack' | 'defence' | null) => {
    const now = new Snapshot({ position, open: decisions(position), result: null }, seat, false);
    return stakesOf(now, own).map(({ end, means }) => `${end} ${means}`);
  };
  return { board, heard };
}

test('a figure that loses is wounded and what it has is free to take; a tie hurts nobody', async () => {
  const { heard } = stakes({ S: 'blue sword', e: 'yellow cleric', T: 'yellow treasure' });
  expect(heard(BLUE, 'attack')).toEqual([
    'Your sum higher: Cleric wounded; Treasure free to take',
    'Lower: Warrior wounded; Sword free to take',
    'Equal: nobody hurt',
  ]);
  // Who defends himself hears first what he may lose.
  expect(heard(YELLOW, 'defence')).toEqual([
    'Your sum lower: Cleric wounded; Treasure free to take',
    'Higher: Warrior wounded; Sword free to take',
    'Equal: nobody hurt',
  ]);
  expect(heard('spectator', null)).toEqual([
    'Attack higher: Cleric wounded; Treasure free to take',
    'Defence higher: Warrior wounded; Sword free to take',
    'Equal: nobody hurt',
  ]);
  await speak('fr');
  expect(heard(YELLOW, 'defence')).toEqual([
    'Si votre somme est plus faible : Clerc blessé ; Trésor à prendre',
    'Plus forte : Guerrier blessé ; Épée à prendre',
    'Égale : personne n’est touché',
  ]);
});

test('one who lies wounded dies of it, which is a point, and what he had falls to the ground', async () => {
  const { heard } = stakes({ S: 'blue sword', e: 'yellow cleric wounded', T: 'yellow treasure' });
  const DEATH = 'Cleric, wounded already, dies; 1 point for';
  expect(heard(YELLOW, 'defence')[0]).toBe(`Your sum lower: ${DEATH} Blue; Treasure falls to the ground`);
  expect(heard(BLUE, 'attack')[0]).toBe(`Your sum higher: ${DEATH} you; Treasure falls to the ground`);
  await speak('fr');
  expect(heard(YELLOW, 'defence')[0]).toBe(
    'Si votre somme est plus faible : Clerc, déjà blessé, meurt ; 1 point pour Bleu ; Trésor tombe à terre',
  );
});

test('the last point ends the game', () => {
  const { heard } = stakes({ S: 'blue sword', e: 'yellow cleric wounded' }, '| aS  e   .   .   . |', 4);
  expect(heard(YELLOW, 'defence')[0]).toMatch(/; Blue wins the game$/);
  expect(heard(BLUE, 'attack')[0]).toMatch(/; you win the game$/);
});

test('of several who are wounded together it is said once', async () => {
  const { heard } = stakes(
    { S: 'blue sword', e: 'yellow cleric', f: 'yellow thief', b: 'blue wizard' },
    '| aS  e   b   f   . |',
  );
  expect(heard(YELLOW, 'defence').slice(0, 2)).toEqual([
    'Your sum lower: Cleric, Thief wounded',
    'Higher: Warrior, Wizard wounded; Sword free to take',
  ]);
  await speak('fr');
  expect(heard(YELLOW, 'defence')[0]).toBe('Si votre somme est plus faible : Clerc, Voleuse blessés');
});

test('of two who are called alike it is said whose', async () => {
  const { heard } = stakes(
    { S: 'blue sword', e: 'yellow cleric', f: 'yellow thief', b: 'blue thief', T: 'yellow sword' },
    '| aS  eT  b   f   . |',
  );
  expect(heard(YELLOW, 'defence').slice(0, 2)).toEqual([
    'Your sum lower: Cleric, your Thief wounded; your Sword free to take',
    'Higher: the blue Thief, Warrior wounded; the blue Sword free to take',
  ]);
  await speak('fr');
  expect(heard(BLUE, 'attack').slice(0, 2)).toEqual([
    'Si votre somme est plus forte : Clerc, la Voleuse jaune blessés ; l’Épée jaune à prendre',
    'Plus faible : votre Voleuse, Guerrier blessés ; votre Épée à prendre',
  ]);
});

test('who strikes from afar loses his spear and nothing else', () => {
  const { heard } = stakes({ S: 'blue telescoping-spear', e: 'yellow cleric' }, '| aS  .   e   .   . |');
  expect(heard(BLUE, 'attack')[1]).toBe('Lower: Telescoping spear lost');
});

test('nothing happens to the game that is asked about', () => {
  const { board, heard } = stakes({ S: 'blue sword', e: 'yellow cleric', T: 'yellow treasure' });
  const before = board.position.copy().data;
  heard(BLUE, 'attack');
  expect(board.position.data).toEqual(before);
});
