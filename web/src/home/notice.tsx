/** Something to be read before anything else: what has happened, and below it what can be done now. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';

interface Props {
  readonly heading: string;
  /** Red is for what went wrong. */
  readonly isFault?: boolean;
  /** The page is about nothing else: whoever came by keyboard goes on from here. */
  readonly isPage?: boolean;
  /** What is read out at once; lists and buttons are not. */
  readonly said: ComponentChildren;
  readonly children?: ComponentChildren;
}

export function Notice({ heading, isFault = false, isPage = false, said, children }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isPage) title.current?.focus();
  }, [isPage]);
  return (
    <section class={`home-notice surface${isFault ? ' fault' : ''}`}>
      <div class="home-notice-said" role="alert">
        <h2 ref={title} tabIndex={-1}>
          {heading}
        </h2>
        {said}
      </div>
      {children}
    </section>
  );
}
