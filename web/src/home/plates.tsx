/** Choices as plates in a grid, of which one holds: a group of radio buttons that looks like cards. */
import type { ComponentChildren } from 'preact';

interface Plate<Value extends string> {
  readonly value: Value;
  readonly name: string;
  readonly about: ComponentChildren;
  readonly art?: ComponentChildren;
  /** A word in a corner. */
  readonly mark?: string | undefined;
}

interface Props<Value extends string> {
  readonly group: string;
  readonly legend: string;
  readonly plates: readonly Plate<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  readonly kind: string;
}

export function Plates<Value extends string>(props: Props<Value>) {
  const { group, legend, plates, value, onChoose, kind } = props;
  return (
    <fieldset class={`home-plates ${kind}`}>
      <legend>{legend}</legend>
      {plates.map((plate) => (
        <label key={plate.value} class={`home-plate${plate.value === value ? ' chosen' : ''}`}>
          <input
            type="radio"
            class="unseen"
            name={group}
            value={plate.value}
            checked={plate.value === value}
            aria-describedby={`${group}-${plate.value}`}
            aria-label={plate.mark ? `${plate.name} (${plate.mark})` : plate.name}
            onChange={() => onChoose(plate.value)}
          />
          {plate.art}
          <strong>
            {plate.name}
            {plate.mark && <em class="home-mark">{plate.mark}</em>}
          </strong>
          <span id={`${group}-${plate.value}`}>{plate.about}</span>
        </label>
      ))}
    </fieldset>
  );
}
