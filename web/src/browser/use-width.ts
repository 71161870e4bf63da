/** Whether the window is no wider than one of the widths at which the page changes its form. */
import { useEffect, useState } from 'preact/hooks';
import { upTo, type WIDTHS } from './widths.ts';

export function useUpTo(width: keyof typeof WIDTHS): boolean {
  const [matches, setMatches] = useState(() => upTo(width).matches);
  useEffect(() => {
    const query = upTo(width);
    const look = (): void => setMatches(query.matches);
    look();
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, [width]);
  return matches;
}
