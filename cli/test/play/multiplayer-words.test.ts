/** What `dt play` says where three or four play. */
import { decisions, newGame, type Position } from '@dungeon-twister/rules';
import { describe, expect, test } from 'vitest';
import { help, whatNow } from '../../src/play/guide.ts';
import { amongExits } from '../a-position.ts';

function promptOf(p: Position, language: 'en' | 'fr' = 'en'): string {
  const [first] = decisions(p);
  if (!first) throw new Error('Nobody decides');
  return whatNow(p, first, language).join('\n');
}

describe('dt play with three or four', () => {
  test('[MP-EXITS-6] starters go on any line where lines are shared', () => {
    const p = newGame({ scenario: 'exit-4' }, 'a');
    expect(promptOf(p)).toMatch(/lay a character face down on any free dot of any line \(4 to go\)/);
    expect(promptOf(p, 'fr')).toContain('sur un point libre d’une ligne, n’importe laquelle (encore 4)');
  });

  test('[MP-STD-13] and on the own line elsewhere', () => {
    const p = newGame({ scenario: 'standard-3' }, 'a');
    expect(promptOf(p)).toContain('on the dots of your line (4 to go)');
  });

  test('[MP-STD-12] a reveal names a side, and help explains it', () => {
    const position = amongExits('bMe: f11');
    const lines = help(position, 0, 'en').join('\n');
    expect(lines).toMatch(/Me \?F\/n +reveals a room, flipped over one of its sides: n, e, s or w/);
    expect(lines).toMatch(/resign +leaves the table; the others play on/);
    expect(help(position, 0, 'fr').join('\n')).toMatch(/abandonner +quitte la table/);
  });
});
