const point = (radius: number, angle: number): string =>
  `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;

/** The outline of a gear around 0,0. */
export function gearPath(teeth: number, outer: number, inner: number): string {
  const step = (2 * Math.PI) / teeth;
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const from = tooth * step;
    return [
      point(inner, from),
      point(outer, from + step * 0.14),
      point(outer, from + step * 0.46),
      point(inner, from + step * 0.6),
    ];
  });
  return `M${corners.flat().join('L')}Z`;
}
