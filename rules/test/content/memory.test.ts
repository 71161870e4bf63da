import { describe, expect, test } from 'vitest';
import type { Ability } from '../../src/model/ability.ts';
import { FIGHTING } from '../../src/model/fields.ts';
import { MEMORIES, OF_THE_TURN } from '../../src/model/piece-memory.ts';
import { SCENARIOS } from '../../src/editions/scenarios.ts';

const ABILITIES: readonly Ability[] = SCENARIOS.flatMap(({ teams }) => teams)
  .flatMap((team) => [...team.characters, ...team.objects])
  .flatMap(({ abilities }) => abilities);
const ROWS = Object.entries(MEMORIES);

describe('what is remembered of a piece', () => {
  test('an ability with a memory is named in the table of marks, and the table names no other', () => {
    const remembering = new Set(
      ABILITIES.filter(({ memory }) => memory).map(({ id, memory }) => `${memory} ${id}`),
    );
    const named = ROWS.filter(([, { of }]) => of).map(([name, { of }]) => `${name} ${of}`);
    expect([...remembering].toSorted()).toEqual(named.toSorted());
    expect(named.length).toBeGreaterThan(4);
  });

  test('no two marks share a bit', () => {
    let all = 0;
    for (const [name, { bits }] of ROWS) {
      expect([name, bits & all]).toEqual([name, 0]);
      all |= bits;
    }
  });

  test('the end of a combat takes away what lasts so long, the end of a turn leaves a wound', () => {
    const ofCombat = ROWS.filter(([, { lasts }]) => lasts === 'combat');
    expect(ofCombat.reduce((all, [, { bits }]) => all | bits, 0)).toBe(FIGHTING);
    const left = ROWS.filter(([, { bits }]) => !(bits & (OF_THE_TURN | FIGHTING))).map(([name]) => name);
    expect(left).toEqual(['wounded', 'brokeWalls', 'unturned']);
  });
});
