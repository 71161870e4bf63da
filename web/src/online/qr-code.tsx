/** A link as a code to photograph: dark on light in every theme, because cameras expect it so. */
import { encode } from 'uqr';

/** Cameras need some light around it. */
const BORDER = 3;

/** One path over all dark squares. */
function pathOf(text: string): { readonly size: number; readonly path: string } {
  const { data, size } = encode(text, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return { size, path };
}

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = pathOf(text);
  return (
    <svg
      class="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect class="light" width={size} height={size} />
      <path class="dark" d={path} />
    </svg>
  );
}
