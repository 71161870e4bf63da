/** How much room a picture has in a test: so many columns, and lines without end unless somebody counts them. */
import type { Paper } from '../src/output.ts';

export const sheet = (columns: number, rows: number | null = null): Paper => ({
  columns,
  rows,
  compact: false,
});
