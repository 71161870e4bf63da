/** A person at the table, on a square of 48. */
export const PAWN =
  'M24 8a7 7 0 0 1 4.2 12.6c3 1.1 4 3 4 5.4h-4c.5 5.5 2.2 8.6 5.2 11.4H14.6c3-2.800 4.700-5.900 5.200-11.400h-4c0-2.400 1-4.300 4-5.400A7 7 0 0 1 24 8z';
