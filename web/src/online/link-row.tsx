/** A link to be given to somebody: to copy, to share, or to photograph. */
import { useSignal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { Later } from '../panels/later.tsx';
import { onlineWords } from '../words/online-words.ts';

const loadCode = async () => (await import('./qr-code.tsx')).QrCode;

interface Props {
  readonly link: string;
  /** What it is, for those who do not see beside what it stands. */
  readonly label: string;
  readonly codeLabel: string;
}

export function LinkRow({ link, label, codeLabel }: Props) {
  const w = onlineWords();
  const field = useRef<HTMLInputElement>(null);
  const copied = useSignal<boolean | null>(null);
  const isCodeShown = useSignal(false);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      copied.value = true;
    } catch {
      // A page over plain http may not: the old way, by what is selected.
      copied.value = document.execCommand('copy');
    }
  };
  const canShare = 'share' in navigator;
  return (
    <div class="online-link">
      <input
        ref={field}
        class="online-address"
        readOnly
        value={link}
        aria-label={label}
        onFocus={() => field.current?.select()}
      />
      <div class="row wraps">
        <button class="primary" onClick={() => void copy()} aria-label={`${w.copy}: ${label}`}>
          {copied.value ? w.copied : w.copy}
        </button>
        {canShare && (
          <button
            // Whoever changes his mind has closed it himself.
            onClick={() => void navigator.share({ text: w.invitation, url: link }).catch(() => undefined)}
            aria-label={`${w.share}: ${label}`}
          >
            {w.share}
          </button>
        )}
        <button
          aria-expanded={isCodeShown.value}
          onClick={() => (isCodeShown.value = !isCodeShown.value)}
          aria-label={`${isCodeShown.value ? w.hideCode : w.showCode}: ${label}`}
        >
          {isCodeShown.value ? w.hideCode : w.showCode}
        </button>
      </div>
      <p class="home-hint" role="status">
        {copied.value === false ? w.notCopied : copied.value ? w.copied : ''}
      </p>
      {isCodeShown.value && <Later load={loadCode} props={{ text: link, label: codeLabel }} />}
    </div>
  );
}
