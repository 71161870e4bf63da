/** Language and theme: small groups of choices that stand at the top of every page of this part. */
import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { theme, THEMES } from '../browser/theme.ts';
import { homeWords } from '../words/home-words.ts';
import { language, speak, words } from '../words/language.ts';
import { type Language, LANGUAGES } from '@dungeon-twister/words';

interface Choice<Value extends string> {
  readonly value: Value;
  readonly label: JSX.Element | string;
  readonly lang?: string;
}

interface SegmentsProps<Value extends string> {
  readonly name: string;
  readonly legend: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}

/** Choices side by side, of which one holds; a group of radio buttons for keyboard and screen readers. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
  const { name, legend, choices, value, onChoose } = props;
  return (
    <fieldset class="home-segments">
      <legend class="unseen">{legend}</legend>
      {choices.map((choice) => (
        <label key={choice.value} class={choice.value === value ? 'chosen' : ''} lang={choice.lang}>
          <input
            type="radio"
            class="unseen"
            name={name}
            value={choice.value}
            checked={choice.value === value}
            onChange={() => onChoose(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}

const THEME_SIGNS = {
  system: 'M3 4h18v12H3zM9 20h6M12 16v4',
  light:
    'M12 7.5a4.5 4.5 0 1 0 0 9a4.5 4.5 0 0 0 0-9zM12 1.5v3M12 19.5v3M1.5 12h3M19.5 12h3M4.6 4.6l2.1 2.1M17.3 17.3l2.1 2.1M4.6 19.4l2.1-2.1M17.3 6.7l2.1-2.1',
  dark: 'M20 14.5A8.5 8.5 0 1 1 9.5 4A6.8 6.8 0 0 0 20 14.5z',
} as const;

export function LanguageSwitch() {
  const { languageName } = homeWords();
  /** Runs ahead of what is spoken while the words are on their way. */
  const chosen = useSignal(language.value);
  const choose = (one: Language): void => {
    chosen.value = one;
    speak(one).catch(() => (chosen.value = language.value));
  };
  return (
    <Segments
      name="language"
      legend={words().language}
      choices={LANGUAGES.map((one) => ({ value: one, label: languageName[one], lang: one }))}
      value={chosen.value}
      onChoose={choose}
    />
  );
}

export function ThemeSwitch() {
  const { themes } = homeWords();
  return (
    <Segments
      name="theme"
      legend={words().theme}
      choices={THEMES.map((one) => ({
        value: one,
        label: (
          <>
            <svg class="home-sign" viewBox="0 0 24 24" aria-hidden="true">
              <path d={THEME_SIGNS[one]} />
            </svg>
            <span class="unseen">{themes[one]}</span>
          </>
        ),
      }))}
      value={theme.value}
      onChoose={(one) => (theme.value = one)}
    />
  );
}
