/** A rule book: its contents beside it, its chapters, a picture beside the rules that have one; on paper a booklet. */
import { useLayoutEffect, useRef } from 'preact/hooks';
import { upTo } from '../../browser/widths.ts';
import { panelWords } from '../../words/panel-words.ts';
import { ruleAddress } from '../rule-link.tsx';
import { anchorIn, type Book, type Group } from './book.ts';
import { BookletCover } from './booklet-cover.tsx';
import { RuleLine, type PictureOf } from './rule-line.tsx';
import { Spans } from './spans.tsx';

interface BookPageProps {
  readonly book: Book;
  readonly id: string | null;
  readonly pictureOf: PictureOf;
}

export function BookPage({ book, id, pictureOf }: BookPageProps) {
  const w = panelWords();
  const page = useRef<HTMLDivElement>(null);
  const target = id === null || id.toLowerCase() === book.book ? null : anchorIn(book, id);
  useLayoutEffect(() => {
    const found = target === null ? null : page.current?.querySelector<HTMLElement>(`#${CSS.escape(target)}`);
    if (!found) {
      scrollTo(0, 0);
      return;
    }
    found.scrollIntoView({ block: 'center' });
    found.focus({ preventScroll: true });
  }, [target, book]);
  const isMissing = id !== null && target === null && id.toLowerCase() !== book.book;
  return (
    <div class="book" ref={page}>
      <BookletCover title={book.title} intro={book.intro} chapters={book.groups} />
      <Contents groups={book.groups} />
      <div class="book-text">
        {isMissing && <p role="alert">{w.unknownRule(id)}</p>}
        <details class="book-intro">
          <summary>{w.aboutBook}</summary>
          {book.intro.map((spans, index) => (
            <p key={index}>
              <Spans spans={spans} />
            </p>
          ))}
        </details>
        {book.groups.map((group) => (
          <GroupText key={group.anchor} group={group} target={target} pictureOf={pictureOf} />
        ))}
      </div>
    </div>
  );
}

function Contents({ groups }: { readonly groups: readonly Group[] }) {
  // Open where there is space beside the text; on a small screen it would hide all of it.
  const wide = !upTo('medium').matches;
  return (
    <details class="contents surface" open={wide}>
      <summary>{panelWords().contents}</summary>
      <nav aria-label={panelWords().contents}>
        <ul>
          {groups.map(({ anchor, depth, title }) => (
            <li key={anchor} class={`depth-${depth}`}>
              <a href={ruleAddress(anchor)}>{title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

interface GroupProps {
  readonly group: Group;
  readonly target: string | null;
  readonly pictureOf: PictureOf;
}

function GroupText({ group, target, pictureOf }: GroupProps) {
  const Heading = group.depth === 1 ? 'h2' : 'h3';
  return (
    <section class="rules-group">
      <Heading id={group.anchor} tabIndex={-1} class={target === group.anchor ? 'target' : ''}>
        {group.title}
      </Heading>
      <div>
        {group.intro.map((spans, index) => (
          <p key={index}>
            <Spans spans={spans} />
          </p>
        ))}
        {group.rules.length > 0 && (
          <ul class="rules-list">
            {group.rules.map((rule) => (
              <RuleLine
                key={rule.anchor}
                rule={rule}
                isTarget={rule.anchor === target}
                pictureOf={pictureOf}
              />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
