/** Where somebody says how he wants to be called. */
import { useSignal } from '@preact/signals';
import { onlineWords } from '../words/online-words.ts';
import { faultInName, keepName, ownName } from './person.ts';

const LONGEST = 24;

export function NameField({ hasFocus = false }: { readonly hasFocus?: boolean }) {
  const w = onlineWords();
  /** Nobody is told that an empty name is wrong before he could write one. */
  const wasLeft = useSignal(false);
  const name = ownName.value;
  const fault = name === '' && !wasLeft.value ? null : faultInName(name);
  return (
    <div class="home-option">
      <label for="own-name">{w.name}</label>
      <input
        id="own-name"
        class="online-name"
        type="text"
        autocomplete="nickname"
        maxLength={LONGEST}
        value={name}
        ref={(field) => {
          if (hasFocus && name === '' && !wasLeft.value && field !== document.activeElement) field?.focus();
        }}
        aria-invalid={fault !== null}
        aria-describedby="own-name-about"
        onInput={({ currentTarget }) => keepName(currentTarget.value)}
        onBlur={() => (wasLeft.value = true)}
      />
      <p id="own-name-about" class="home-hint" role="status">
        {fault ? w.nameFaults[fault] : w.nameHint}
      </p>
    </div>
  );
}
