/**
 * Lays something beside what it is about before it is painted, and again whenever it, the area of the board or the camera
 * changes: typefaces and parts of the table that arrive late move the board after a list has opened.
 */
export function keepLaid(element: HTMLElement, lay: () => void): () => void {
  lay();
  const area = element.closest('.board-area');
  const board = area?.querySelector('svg.board');
  const sizes = new ResizeObserver(lay);
  for (const one of [element, area, board]) if (one) sizes.observe(one);
  const camera = new MutationObserver(lay);
  if (board) camera.observe(board, { attributes: true, attributeFilter: ['viewBox', 'data-turned'] });
  return () => {
    sizes.disconnect();
    camera.disconnect();
  };
}
