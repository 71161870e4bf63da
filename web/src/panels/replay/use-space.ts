/** How large the part of the page is that something may fill, now and after every change of the window. */
import type { RefObject } from 'preact';
import { useLayoutEffect, useState } from 'preact/hooks';

export interface Space {
  readonly width: number;
  readonly height: number;
}

export function useSpace(of: RefObject<HTMLElement | null>): Space | undefined {
  const [space, setSpace] = useState<Space | undefined>(undefined);
  useLayoutEffect(() => {
    const { current } = of;
    const watch = new ResizeObserver(() => {
      if (current) setSpace({ width: current.clientWidth, height: current.clientHeight });
    });
    if (current) watch.observe(current);
    return () => watch.disconnect();
  }, [of]);
  return space;
}
