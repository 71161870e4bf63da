/** Fields that few want: folded away, and loaded by whoever comes near them. */
import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { Later } from '../panels/later.tsx';
import { homeWords } from '../words/home-words.ts';
import type { FormProps } from './option-fields.tsx';

interface FoldedFieldsProps {
  readonly name: string;
  readonly hint: string;
  /** How many of them are not as usual. */
  readonly changed: number;
  readonly load: () => Promise<ComponentType<FormProps>>;
  readonly props: FormProps;
}

export function FoldedFields({ name, hint, changed, load, props }: FoldedFieldsProps) {
  const isNear = useSignal(false);
  const near = (): void => {
    isNear.value = true;
  };
  // Whoever points at them or comes by with the keyboard may unfold them next: then they are there already.
  return (
    <details class="home-more" onPointerEnter={near} onFocusIn={near} onToggle={near}>
      <summary>
        {name} {changed > 0 && <em class="home-mark">{homeWords().changed(changed)}</em>}
        <span class="home-hint">{hint}</span>
      </summary>
      {isNear.value && <Later load={load} props={props} />}
    </details>
  );
}
