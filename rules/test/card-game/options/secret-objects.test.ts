import { describe, expect, test } from 'vitest';
import { optionsFault } from '../../../src/options-fault.ts';
import { parsePosition } from '../../../src/notation/any-form.ts';
import { samePosition } from '../../../src/model/key.ts';
import type { Position } from '../../../src/model/position.ts';
import { Chance } from '../../../src/chance.ts';
import { Game } from '../../../src/game.ts';
import { writePosition } from '../../../src/position-json/write.ts';
import { sample } from '../../../src/view/sample.ts';
import { type View, viewOf, type Viewer } from '../../../src/view/view.ts';

const ROOMS = ['blue', 'green', 'red', 'purple'].map((colour) => `${colour}-cw-N ${colour}-ccw-N`).join(' ');

/** The blue Naga and the yellow Wizard carry these. */
function setUp(options: string, naga = 'bRo', wizard = 'bSw'): Position {
  const read = parsePosition(
    [
      'Dungeon Twister position 1',
      'scenario: card-standard',
      ...(options ? [`options: ${options}`] : []),
      'rooms:',
      `  ${ROOMS}`,
      `bNa: A.T, holds ${naga}`,
      'yGo: C.S, wounded, holds yKe',
      `yWi: D.G, holds ${wizard}`,
      'bCl: D.C, holds bTh',
      'bTh: wounded',
      'bAr: B.T',
    ].join('\n'),
  );
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  return read.position;
}

const secret = setUp('{"secretObjects":true}');
const open = setUp('');
const idsIn = (view: View): string[] => view.shown.pieces.map(({ id }) => id);
const VIEWERS: readonly Viewer[] = [0, 1, 'spectator'];

const own = (viewer: Viewer): string[] => viewOf(secret, viewer).own.pieces.map(({ id }) => id);
const remembered = (viewer: Viewer): string[] =>
  (viewOf(secret, viewer).remembered.pieces ?? []).map(({ id }) => id).sort();

describe('secret objects', () => {
  test('[CG-SECRET-1, CG-SECRET-2, CG-RULING-186] nobody is shown what others carry, nor who the wounded are', () => {
    for (const viewer of VIEWERS) {
      const ids = idsIn(viewOf(secret, viewer));
      for (const id of ['blue-rope', 'yellow-key', 'blue-sword', 'yellow-goblin', 'blue-thief'])
        expect(ids).not.toContain(id);
      // What lies open stays open.
      for (const id of ['blue-naga', 'yellow-wizard', 'blue-cleric', 'blue-armor']) expect(ids).toContain(id);
    }
  });

  test('[CG-SECRET-1] that something is carried, where and by whom, lies open', () => {
    const { veiled } = viewOf(secret, 'spectator').shown;
    expect(veiled?.map(({ sort, seat }) => `${seat} ${sort}`).sort()).toEqual([
      '0 object',
      '0 wounded',
      '1 object',
      '1 object',
      '1 wounded',
    ]);
  });

  test('[CG-SECRET-3] one may look at what one carries oneself, of whichever colour, and at the own wounded', () => {
    expect(own(0)).toEqual(expect.arrayContaining(['blue-rope', 'blue-thief']));
    expect(own(0)).not.toContain('blue-sword');
    expect(own(1)).toEqual(expect.arrayContaining(['yellow-key', 'blue-sword', 'yellow-goblin']));
    expect(own(1)).not.toContain('blue-rope');
  });

  test('[CG-RULING-186, CG-RULING-206] what was picked up before all eyes may be remembered', () => {
    expect(remembered(0)).toEqual(['blue-sword', 'yellow-goblin', 'yellow-key']);
    expect(remembered(1)).toEqual(['blue-rope', 'blue-thief']);
    for (const viewer of VIEWERS)
      expect(samePosition(sample(viewOf(secret, viewer), new Chance('s')), secret)).toBe(true);
  });

  test('[CG-ITEM-8, CG-RULING-186] without the option everything that is carried lies open', () => {
    const view = viewOf(open, 'spectator');
    expect(idsIn(view)).toEqual(expect.arrayContaining(['blue-rope', 'yellow-goblin', 'blue-sword']));
    expect(view.shown.veiled).toBeUndefined();
    expect(view.remembered.pieces).toBeUndefined();
  });

  test('[CG-SECRET-1] what is shown is the same, whichever of two objects somebody carries', () => {
    const swapped = setUp('{"secretObjects":true}', 'bSw', 'bRo');
    for (const viewer of VIEWERS)
      expect(JSON.stringify(viewOf(swapped, viewer).shown)).toBe(
        JSON.stringify(viewOf(secret, viewer).shown),
      );
    expect(viewOf(swapped, 0).own).not.toEqual(viewOf(secret, 0).own);
  });

  test('[CG-RULING-203] a wish that a hidden card forbids is refused by naming its bearer, and costs nothing', () => {
    const read = parsePosition(
      `Dungeon Twister position 1\nscenario: card-standard\noptions: {"secretObjects":true}\nrooms:\n  ${ROOMS}\nbCr: A.T\nyNa: A.C, holds ySh\nyWi: D.G`,
    );
    if (!read.ok) throw new Error(read.reason);
    const game = new Game({ position: read.position });
    const action = { type: 'attack', piece: 'blue-crossbowman', target: 'yellow-naga' } as const;
    const before = writePosition(game.position);
    const answer = game.perform({ seat: 0, decision: game.asked(0), action });
    expect(answer).toMatchObject({ refusal: { code: 'SHIELDED', piece: 'yellow-naga' } });
    expect(writePosition(game.position)).toEqual(before);
  });

  test('is an option of the Card Game only', () => {
    expect(optionsFault({ scenario: 'card-1', secretObjects: true })).toBeNull();
    expect(optionsFault({ scenario: 'card-1', secretObjects: 'yes' })).toBe(
      'secretObjects must be true or false',
    );
    expect(optionsFault({ scenario: 'base', secretObjects: true })).toBe('base is played with open objects');
  });
});
