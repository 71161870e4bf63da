import type { GameEvent } from '@dungeon-twister/rules';
import { chartOf, SCENARIOS } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/language.ts';
import { DemoGame } from '../src/play-game.ts';
import { namesFor, sayEvent } from '../src/say-event.ts';
import { chart, table } from './a-table.ts';

const inEnglish = (event: GameEvent): string | null => sayEvent(event, namesFor(chart, 'en'), 'en');
const inFrench = (event: GameEvent): string | null => sayEvent(event, namesFor(chart, 'fr'), 'fr');

describe('events in words', () => {
  test('a walk, with squares as they lie on the table', () => {
    const walk: GameEvent = { type: 'pieceMoved', piece: 'blue-naga', path: [50, 51, 52] };
    expect(inEnglish(walk)).toBe('The blue Naga walks a5-b5-c5.');
    expect(inFrench(walk)).toBe('Homme-serpent (bleu) marche a5-b5-c5.');
  });

  test('the same square of a turned room has another name', () => {
    // Slot 0 is turned by a quarter: its north-western square lies in the north-east.
    expect(inEnglish({ type: 'pieceEliminated', piece: 'yellow-naga', place: 0, scorer: 0 })).toBe(
      'The yellow Naga dies on e10.',
    );
  });

  test('lines are the rows before the first and behind the last room', () => {
    const [blue, yellow] = table.layout.lines.map(({ first }) => first);
    expect(inEnglish({ type: 'tokenPlaced', seat: 0, piece: 'blue-key', place: blue ?? 0 })).toContain(
      'on a0.',
    );
    expect(inEnglish({ type: 'tokenPlaced', seat: 0, piece: 'blue-key', place: yellow ?? 0 })).toContain(
      'on a11.',
    );
  });

  test('rooms have letters, portcullises a square and a side', () => {
    expect(inEnglish({ type: 'roomTurned', by: 'blue-naga', slot: 2, turn: 'ccw', turned: 3 })).toBe(
      'The blue Naga turns room C anticlockwise.',
    );
    const opened: GameEvent = { type: 'gateChanged', by: 'blue-naga', at: { slot: 3, gate: 0 }, to: 'open' };
    expect(inEnglish(opened)).toBe('The blue Naga opens the portcullis i2e of room D.');
    expect(inFrench(opened)).toBe('Homme-serpent (bleu) ouvre la herse i2e de la salle D.');
  });

  test('what is secret stays secret', () => {
    expect(inEnglish({ type: 'tokenLaid', seat: 1, piece: 'hidden', slot: 1 })).toBe(
      'Yellow lays a token on room B.',
    );
    expect(inFrench({ type: 'cardLaid', seat: 0, card: 'hidden' })).toBe(
      'Bleu pose une carte de combat face cachée.',
    );
  });

  test('a combat and its end', () => {
    const cards = [
      { seat: 0, card: 3 },
      { seat: 1, card: 0 },
    ];
    expect(inEnglish({ type: 'combatFought', cards, attack: 6, defence: 2, winner: 0 })).toBe(
      'Cards blue 3 and yellow 0; attack 6 against 2: blue wins.',
    );
    expect(inEnglish({ type: 'gameEnded', ending: 'agreed', winners: [] })).toBe(
      'The game is over: a draw is agreed. It is a draw.',
    );
  });

  test('whoever gave up is named', () => {
    expect(inEnglish({ type: 'gameEnded', ending: 'resigned', winners: [1] })).toBe(
      'The game is over: blue gave up. Yellow wins.',
    );
    expect(inFrench({ type: 'gameEnded', ending: 'resigned', winners: [0] })).toBe(
      'La partie est finie : jaune abandonne. Bleu gagne.',
    );
  });

  test('whole games have no gaps in their words', () => {
    for (const { id } of SCENARIOS) {
      const demo = new DemoGame({ scenario: id }, 'words');
      for (let step = demo.step(); step; step = demo.step())
        for (const event of step.events)
          for (const language of LANGUAGES)
            expect(
              sayEvent(event, namesFor(chartOf(demo.game.position), language), language) ?? 'nothing',
            ).not.toMatch(/undefined|null|NaN|hidden|\?\?/);
    }
  }, 60_000);
});
