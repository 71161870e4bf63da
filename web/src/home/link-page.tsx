/** Somebody opened a link that contains a position. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { unpacked } from '../store/link.ts';
import { type Found, type NotFound, readAny } from '../store/read-any.ts';
import { homeWords } from '../words/home-words.ts';
import { panelWords } from '../words/panel-words.ts';
import { FoundPanel } from './found-panel.tsx';
import { SmallPage } from './notice-pages.tsx';
import { Refused, sayNotFound } from './refused.tsx';

export function LinkPage({ code }: { readonly code: string }) {
  const w = homeWords();
  const found = useSignal<Found | NotFound | 'damaged' | null>(null);
  useEffect(() => {
    let isGone = false;
    const open = async (): Promise<void> => {
      const text = await unpacked(code);
      if (!isGone) found.value = text === null ? 'damaged' : readAny(text);
    };
    void open();
    return () => {
      isGone = true;
    };
  }, [code, found]);
  const now = found.value;
  return (
    <SmallPage>
      {now === null && <p role="status">{panelWords().loading}</p>}
      {now === 'damaged' && <Refused sentence={w.badLink} isPage />}
      {now !== null && now !== 'damaged' && !now.ok && <Refused {...sayNotFound(now)} isPage />}
      {now !== null && now !== 'damaged' && now.ok && <FoundPanel found={now} />}
    </SmallPage>
  );
}
