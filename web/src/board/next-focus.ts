/** Arrow keys go from one thing that can be pointed at to the next one in that direction. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

export const arrowOf = (key: string): readonly [number, number] | null => ARROWS[key] ?? null;

/** Aside counts more than ahead: one wants to go straight. */
const ASIDE = 2.2;

function middle(element: Element): readonly [number, number] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left + width / 2, top + height / 2];
}

export function focusNext(svg: SVGSVGElement, [dx, dy]: readonly [number, number]): boolean {
  const current = document.activeElement;
  if (!current || !svg.contains(current)) return false;
  const [x, y] = middle(current);
  let best: { element: SVGElement; cost: number } | null = null;
  for (const element of svg.querySelectorAll<SVGElement>('[tabindex="0"]')) {
    if (element === current) continue;
    const [ex, ey] = middle(element);
    const ahead = (ex - x) * dx + (ey - y) * dy;
    if (ahead < 2) continue;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    const cost = ahead + aside * ASIDE;
    if (!best || cost < best.cost) best = { element, cost };
  }
  best?.element.focus();
  return best !== null;
}
