/**
 * The sizes of a window at which the page changes its form. Style sheets write them out, as `(max-width: 760px)`,
 * because a media query cannot read a property; a test finds others.
 */
export const WIDTHS = {
  /** A phone: the first page has one column. */
  phone: 640,
  /** No space beside the board: what stands there becomes a sheet below it. */
  narrow: 760,
  /** No space for a column of contents, nor for all boxes in a row. */
  medium: 960,
  /** No space for what is to do beside the deeds: it stands above them. */
  dock: 1240,
  /** No space for the log beside the board at the table: it is a drawer. */
  drawer: 1679,
} as const;

/** The height of a phone held sideways: the same sheet, as a column beside the board. */
export const SHORT = 500;

export const upTo = (width: keyof typeof WIDTHS): MediaQueryList =>
  matchMedia(`(max-width: ${WIDTHS[width]}px)${width === 'narrow' ? `,(max-height: ${SHORT}px)` : ''}`);
