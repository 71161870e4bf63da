/** Bars that lie: a table, in which every row has its bar below its name. Whoever listens hears the numbers. */
import type { ComponentChildren } from 'preact';

/** A piece of a bar; the kind is known to the style sheet. */
export interface Part {
  readonly kind: string;
  readonly value: number;
}

interface Row {
  readonly key: string;
  readonly name: ComponentChildren;
  readonly parts: readonly Part[];
}

interface Props {
  readonly caption: string;
  /** What the rows are. */
  readonly head: string;
  /** What the pieces of a bar are, in their order. */
  readonly columns: readonly { readonly kind: string; readonly name: string }[];
  readonly rows: readonly Row[];
}

export const lengthOf = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0);

export function BarTable({ caption, head, columns, rows }: Props) {
  const most = Math.max(1, ...rows.map(({ parts }) => lengthOf(parts)));
  return (
    <table class="statistics-bars">
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {columns.map(({ kind, name }) => (
            <th key={kind} scope="col">
              {name} {columns.length > 1 && <span class={`statistics-swatch ${kind}`} />}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, name, parts }) => (
          <tr key={key}>
            <th scope="row">
              {name}
              <Bar parts={parts} most={most} />
            </th>
            {columns.map(({ kind }) => (
              <td key={kind}>{parts.find((part) => part.kind === kind)?.value ?? 0}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const Bar = ({ parts, most }: { readonly parts: readonly Part[]; readonly most: number }) => (
  <svg class="statistics-bar" viewBox={`0 0 ${most} 1`} preserveAspectRatio="none" aria-hidden="true">
    {parts.map(({ kind, value }, index) => (
      <rect
        key={kind}
        class={`statistics-part ${kind}`}
        x={lengthOf(parts.slice(0, index))}
        width={value}
        height={1}
      />
    ))}
  </svg>
);
