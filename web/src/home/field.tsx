/** One option: its name, its control, and a sentence that says what it does. */
import type { ComponentChildren, JSX } from 'preact';

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly children: ComponentChildren;
}

/** Around a control with this id; the control names `${id}-about` as its description. */
export const Field = ({ id, name, about, children }: FieldProps): JSX.Element => (
  <div class="home-option">
    <label for={id}>{name}</label>
    <div class="home-control">{children}</div>
    <p id={`${id}-about`} class="home-hint">
      {about}
    </p>
  </div>
);

interface SwitchProps {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
  readonly children?: ComponentChildren;
}

/** A yes or no; what belongs to the yes follows below. */
export const Switch = ({ id, name, about, on, onChange, children }: SwitchProps): JSX.Element => (
  <div class="home-option">
    <label class="home-switch">
      <input
        id={id}
        type="checkbox"
        role="switch"
        checked={on}
        aria-describedby={`${id}-about`}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {name}
    </label>
    <p id={`${id}-about`} class="home-hint">
      {about}
    </p>
    {on && children}
  </div>
);

interface SelectProps<Value extends string> {
  readonly id: string;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
  readonly label?: string;
}

export const Select = <Value extends string>(props: SelectProps<Value>): JSX.Element => (
  <select
    id={props.id}
    value={props.value}
    aria-label={props.label}
    aria-describedby={props.label === undefined ? `${props.id}-about` : undefined}
    onChange={(event) => {
      const chosen = props.choices.find(([value]) => value === event.currentTarget.value);
      if (chosen) props.onChoose(chosen[0]);
    }}
  >
    {props.choices.map(([value, name]) => (
      <option key={value} value={value} selected={value === props.value}>
        {name}
      </option>
    ))}
  </select>
);
