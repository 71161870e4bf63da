/** A text of a rule book. */
import { ruleAddress } from '../rule-link.tsx';
import type { Span } from './book.ts';
import { Marks } from './marks.tsx';

interface Props {
  readonly spans: readonly Span[];
  /** Words that were searched for. */
  readonly found?: readonly string[];
}

const NOTHING: readonly string[] = [];

export const Spans = ({ spans, found = NOTHING }: Props) => (
  <>
    {spans.map((span, index) => (
      <OneSpan key={index} span={span} found={found} />
    ))}
  </>
);

/** Where a rule stands in the printed books: their headings are English in every language. */
export const Source = ({ spans }: { readonly spans: readonly Span[] }) => (
  <>
    {spans.flatMap((span, at) =>
      span.to !== undefined || span.s !== undefined
        ? [<OneSpan key={at} span={span} />]
        : span.t.split(/("[^"]*")/).map((part, index) =>
            part.startsWith('"') ? (
              <cite key={`${at}/${index}`} lang="en">
                {part}
              </cite>
            ) : (
              part
            ),
          ),
    )}
  </>
);

/** Pages that explain the books to those who write them; they are not part of this page. */
const NOT_HERE = ['README', 'cardboard'];

interface OneProps {
  readonly span: Span;
  readonly found?: readonly string[];
}

function OneSpan({ span: { t, s, to }, found = NOTHING }: OneProps) {
  const text = <Marks text={t} words={found} />;
  if (to !== undefined && NOT_HERE.includes(to)) return text;
  if (to !== undefined) return <a href={ruleAddress(/^[A-Z]{2}-/.test(t) ? t : to)}>{text}</a>;
  if (s === 'b') return <strong>{text}</strong>;
  if (s === 'i') return <em>{text}</em>;
  return s === 'c' ? <code>{text}</code> : text;
}
