/** Columns that stand side by side over time, and behind them the same as a table. */
import { statisticsWords } from '../words/statistics-words.ts';
import { lengthOf, type Part } from './bar-table.tsx';

interface Column {
  readonly key: string;
  /** Below the column, where there is space; and in the table. */
  readonly name: string;
  readonly parts: readonly Part[];
  /** Further numbers of the table. */
  readonly more?: readonly number[];
}

interface Props {
  readonly caption: string;
  readonly hint: string;
  /** What a column stands for. */
  readonly head: string;
  readonly kinds: readonly { readonly kind: string; readonly name: string }[];
  readonly moreHeads?: readonly string[];
  readonly columns: readonly Column[];
}

const WIDE = 440;
const HIGH = 170;
const LEFT = 26;
const RIGHT = 6;
const TOP = 12;
const BOTTOM = 24;
/** Of a column its space takes so much. */
const FILLED = 0.72;
const WIDEST = 44;
/** As many names as can be read side by side. */
const MOST_NAMES = 6;
const MOST_LEVELS = 5;

export function Columns(props: Props) {
  const { caption, hint, kinds, columns } = props;
  const most = Math.max(1, ...columns.map(({ parts }) => lengthOf(parts)));
  const space = (WIDE - LEFT - RIGHT) / Math.max(1, columns.length);
  const wide = Math.min(WIDEST, space * FILLED);
  const middle = (at: number): number => LEFT + space * (at + 0.5);
  const y = (value: number): number => HIGH - BOTTOM - ((HIGH - TOP - BOTTOM) * value) / most;
  const every = Math.ceil(columns.length / MOST_NAMES);
  const levels = Math.ceil(most / MOST_LEVELS);
  return (
    <figure class="statistics-columns">
      <figcaption>
        {caption} <small>{hint}</small>
      </figcaption>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} aria-hidden="true">
        {Array.from({ length: Math.floor(most / levels) + 1 }, (_, index) => index * levels).map((level) => (
          <g key={level}>
            <path class="level" d={`M${LEFT},${y(level)}H${WIDE - RIGHT}`} />
            <text x={LEFT - 6} y={y(level) + 4} text-anchor="end">
              {level}
            </text>
          </g>
        ))}
        {columns.map(({ key, name, parts }, at) => (
          <g key={key}>
            {parts.map(({ kind, value }, index) => {
              const below = lengthOf(parts.slice(0, index));
              return (
                <rect
                  key={kind}
                  class={`statistics-part ${kind}`}
                  x={middle(at) - wide / 2}
                  y={y(below + value)}
                  width={wide}
                  height={y(below) - y(below + value)}
                />
              );
            })}
            {at % every === 0 && (
              <text x={middle(at)} y={HIGH - 7} text-anchor="middle">
                {name}
              </text>
            )}
          </g>
        ))}
      </svg>
      {kinds.length > 1 && (
        <p class="statistics-legend" aria-hidden="true">
          {kinds.map(({ kind, name }) => (
            <span key={kind}>
              <span class={`statistics-swatch ${kind}`} /> {name}
            </span>
          ))}
        </p>
      )}
      <Behind {...props} />
    </figure>
  );
}

const Behind = ({ caption, head, kinds, moreHeads = [], columns }: Props) => (
  <details class="statistics-behind">
    <summary aria-label={`${statisticsWords().table}: ${caption}`}>{statisticsWords().table}</summary>
    <table>
      <caption class="unseen">{caption}</caption>
      <thead>
        <tr>
          {[head, ...kinds.map(({ name }) => name), ...moreHeads].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {columns.map(({ key, name, parts, more = [] }) => (
          <tr key={key}>
            <th scope="row">{name}</th>
            {[...parts.map(({ value }) => value), ...more].map((value, index) => (
              <td key={index}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
