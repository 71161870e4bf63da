/** A text of a rule book. */
import { ruleAddress } from '../rule-link.tsx';
import type { Span } from './book.ts';

export const Spans = ({ spans }: { readonly spans: readonly Span[] }) => (
  <>
    {spans.map((span, index) => (
      <OneSpan key={index} span={span} />
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

function OneSpan({ span: { t, s, to } }: { readonly span: Span }) {
  if (to !== undefined && NOT_HERE.includes(to)) return <>{t}</>;
  if (to !== undefined) return <a href={ruleAddress(/^[A-Z]{2}-/.test(t) ? t : to)}>{t}</a>;
  if (s === 'b') return <strong>{t}</strong>;
  if (s === 'i') return <em>{t}</em>;
  return s === 'c' ? <code>{t}</code> : <>{t}</>;
}
