/** The rules: three books with their contents, a search through all of them, and a link to every line. */
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { upTo } from '../../browser/widths.ts';
import { panelWords } from '../../words/panel-words.ts';
import { language } from '../../words/language.ts';
import { loaded } from '../loaded.ts';
import { ruleAddress } from '../rule-link.tsx';
import {
  anchorIn,
  type Book,
  BOOK_NAMES,
  type BookName,
  bookOf,
  type Group,
  loadBook,
  type Rule,
  search,
} from './book.ts';
import '../panels.css';
import { PrimerPage } from './primer-page.tsx';
import './rules-page.css';
import { Source, Spans } from './spans.tsx';

export interface RulesPageProps {
  /** A rule, a group or a book; without it how to play. */
  readonly id?: string | null;
  readonly onBack: () => void;
  /** Whether a game waits behind this page. */
  readonly inGame?: boolean;
}

const MOST_FOUND = 100;
const PRIMER = 'how-to-play' as const;

/** The books that are asked for, as far as they are there. */
function booksNow(wanted: readonly BookName[]): {
  readonly books: readonly Book[];
  readonly failed: boolean;
} {
  const { value: own } = language;
  const all = wanted.map((name) => loaded(`book ${name} ${own}`, () => loadBook(name, own)));
  return {
    books: all.flatMap((one) => (one.state === 'there' ? [one.value] : [])),
    failed: all.some(({ state }) => state === 'failed'),
  };
}

export function RulesPage({ id, onBack, inGame = false }: RulesPageProps) {
  const w = panelWords();
  const [asked, setAsked] = useState('');
  const isSearching = asked.trim() !== '';
  // Whoever asks for nothing in particular wants to know how to play.
  const isPrimer = id === null || id === undefined || id === PRIMER;
  const name = bookOf(id ?? 'board');
  const { books, failed } = booksNow(isSearching ? BOOK_NAMES : isPrimer ? [] : [name]);
  const book = books.find((one) => one.book === name);
  // Who follows a link out of what was found wants to read there.
  useEffect(() => setAsked(''), [id]);
  return (
    <main class="rules-page">
      <div class="rules-bar row wraps">
        <button class="plain" onClick={onBack}>
          ← {inGame ? w.backToGame : w.back}
        </button>
        <label class="search">
          <span class="unseen">{w.search}</span>
          <input
            type="search"
            value={asked}
            placeholder={w.search}
            onInput={({ currentTarget }) => setAsked(currentTarget.value)}
            autocomplete="off"
          />
        </label>
      </div>
      <header class="rules-head">
        <h1>{w.rulesTitle}</h1>
        <p>
          {w.rulesIntro} {w.unofficialRules}
        </p>
        <nav class="books" aria-label={w.books}>
          {[PRIMER, ...BOOK_NAMES].map((one) => (
            <a
              key={one}
              class="surface"
              href={ruleAddress(one)}
              aria-current={one === (isPrimer ? PRIMER : name) ? 'page' : undefined}
            >
              {one === PRIMER ? w.howToPlay : w.book[one]}
            </a>
          ))}
        </nav>
      </header>
      {failed && <p role="alert">{w.failed}</p>}
      {isSearching && books.length > 0 && <Results books={books} asked={asked} />}
      {!isSearching && isPrimer && <PrimerPage />}
      {!isSearching && !isPrimer && book && <BookPage key={name} book={book} id={id} />}
      {!failed && books.length === 0 && (isSearching || !isPrimer) && <p>{w.loading}</p>}
    </main>
  );
}

function Results({ books, asked }: { readonly books: readonly Book[]; readonly asked: string }) {
  const w = panelWords();
  const found = search(books, asked);
  return (
    <section class="found">
      <p role="status">
        {found.length === 0 ? w.noneFound : w.found(found.length)}{' '}
        {found.length > MOST_FOUND && w.tooMany(MOST_FOUND)}
      </p>
      <ul class="rules-list">
        {found.slice(0, MOST_FOUND).map((rule) => (
          <RuleLine key={rule.anchor} rule={rule} isTarget={false} />
        ))}
      </ul>
    </section>
  );
}

function BookPage({ book, id }: { readonly book: Book; readonly id: string | null }) {
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
          <GroupText key={group.anchor} group={group} target={target} />
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

function GroupText({ group, target }: { readonly group: Group; readonly target: string | null }) {
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
              <RuleLine key={rule.anchor} rule={rule} isTarget={rule.anchor === target} />
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}

function RuleLine({ rule, isTarget }: { readonly rule: Rule; readonly isTarget: boolean }) {
  const w = panelWords();
  return (
    <li id={rule.anchor} tabIndex={-1} class={isTarget ? 'target' : ''}>
      {rule.id !== null && (
        <a class="rule-id" href={ruleAddress(rule.id)}>
          {rule.id}
        </a>
      )}
      {rule.tag && rule.tag !== 'both' && <span class="rule-tag">{w.tag[rule.tag]}</span>}{' '}
      <Spans spans={rule.text} />
      {rule.source && (
        <small class="rule-source">
          {' '}
          (<Source spans={rule.source} />)
        </small>
      )}
    </li>
  );
}
