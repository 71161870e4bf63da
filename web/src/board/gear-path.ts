const point = (radius: number, angle: number): string =>
  `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;

/** The outline of a gear around 0,0; its first tooth begins in the east, or with its tip there. */
export function gearPath(
  teeth: number,
  outer: number,
  inner: number,
  first: 'edge' | 'tip' = 'edge',
): string {
  const step = (2 * Math.PI) / teeth;
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const from = (tooth - (first === 'tip' ? 0.3 : 0)) * step;
    return [
      point(inner, from),
      point(outer, from + step * 0.14),
      point(outer, from + step * 0.46),
      point(inner, from + step * 0.6),
    ];
  });
  return `M${corners.flat().join('L')}Z`;
}
