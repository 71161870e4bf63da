/** The outline of the sign on whatever cannot be taken back, a wax seal; it fills a square of 16. */
export const IRREVERSIBLE_SIGN =
  'M8,0.8l1.8,1.6l2.4,-0.4l0.8,2.3l2.2,1l-0.6,2.3l0.6,2.4l-2.2,1l-0.8,2.3l-2.4,-0.4l-1.8,1.7l-1.8,-1.7l-2.4,0.4l-0.8,-2.3l-2.2,-1l0.6,-2.4l-0.6,-2.3l2.2,-1l0.8,-2.3l2.4,0.4z';
