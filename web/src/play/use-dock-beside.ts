/** Whether the dock stands beside the board, now and whenever the window changes. */
import type { Ruleset } from '@dungeon-twister/rules';
import { useEffect, useState } from 'preact/hooks';
import { isDockBesideNow } from './dock-place.ts';

export function useDockBeside(ruleset: Ruleset): boolean {
  const [isBeside, setBeside] = useState(() => isDockBesideNow(ruleset));
  useEffect(() => {
    const look = (): void => setBeside(isDockBesideNow(ruleset));
    look();
    addEventListener('resize', look);
    return () => removeEventListener('resize', look);
  }, [ruleset]);
  return isBeside;
}
