/** One option: its name, its control, and a sentence that says what it does. */
import type { ComponentChildren } from 'preact';

interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly children: ComponentChildren;
}

/** Around a control with this id; the control names `${id}-about` as its description. */
export const Field = ({ id, name, about, children }: FieldProps) => (
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
export const Switch = ({ id, name, about, on, onChange, children }: SwitchProps) => (
  <div class="home-option">
    <label class="home-switch row">
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

interface ChoiceProps<Value extends string> {
  readonly id: string;
  readonly name: string;
  readonly about?: string;
  readonly value: Value;
  readonly choices: readonly (readonly [Value, string])[];
  readonly onChoose: (value: Value) => void;
}

/** One of several; without a sentence where another one speaks for it. */
export function Choice<Value extends string>(props: ChoiceProps<Value>) {
  const { id, name, about, value, choices, onChoose } = props;
  const select = (
    <select
      id={id}
      value={value}
      aria-describedby={about === undefined ? undefined : `${id}-about`}
      onChange={(event) => {
        const chosen = choices.find(([one]) => one === event.currentTarget.value);
        if (chosen) onChoose(chosen[0]);
      }}
    >
      {choices.map(([one, said]) => (
        <option key={one} value={one} selected={one === value}>
          {said}
        </option>
      ))}
    </select>
  );
  if (about === undefined)
    return (
      <>
        <label for={id}>{name}</label>
        {select}
      </>
    );
  return (
    <Field id={id} name={name} about={about}>
      {select}
    </Field>
  );
}
