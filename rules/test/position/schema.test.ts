import { describe, expect, test } from 'vitest';
import { FIELDS, PIECE_FIELDS, PIECES } from '../../src/model/fields.ts';
import type { Row, Rows } from '../../src/position-json/row.ts';
import { POSITION } from '../../src/position-json/schema.ts';

/** Every row with the rows of the records within it; what stands in something hidden is hidden too. */
const rowsOf = (rows: Rows, isHidden = false): Row<unknown>[] =>
  Object.values(rows).flatMap((row) => {
    const hidden = isHidden || row.hidden === true;
    return [{ ...row, ...(hidden ? { hidden: true as const } : {}) }, ...rowsOf(row.within ?? {}, hidden)];
  });
const ROWS = rowsOf(POSITION.rows);
const rowsAt = (at: number): Row<unknown>[] => ROWS.filter((row) => row.at === at);

describe('the rows of a position', () => {
  test.each(FIELDS)('say $name in JSON', ({ at }) => {
    expect(rowsAt(at).length).toBeGreaterThan(0);
  });

  test.each(PIECE_FIELDS)('say $name of a piece in JSON', ({ at }) => {
    expect(rowsAt(PIECES + at).length).toBeGreaterThan(0);
  });

  test('name no integer that is none', () => {
    const known = [...FIELDS.map(({ at }) => at), ...PIECE_FIELDS.map(({ at }) => PIECES + at)];
    const named = ROWS.flatMap(({ at }) => at ?? []);
    for (const at of named) expect(known).toContain(at);
  });

  const secret = [...FIELDS, ...PIECE_FIELDS.map((field) => ({ ...field, at: PIECES + field.at }))].filter(
    ({ secrecy }) => secrecy !== 'public',
  );
  test.each(secret)('hide $name from views', ({ at }) => {
    for (const row of rowsAt(at)) expect(row.hidden).toBe(true);
  });
});
