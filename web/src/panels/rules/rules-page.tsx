/** The rules: three books, pictures, an index, a search through everything, and a link to every line. */
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { panelWords } from '../../words/panel-words.ts';
import { rulesWords } from '../../words/rules-words.ts';
import { language } from '../../words/language.ts';
import { loaded } from '../loaded.ts';
import { ruleAddress } from '../rule-link.tsx';
import { type Book, BOOK_NAMES, type BookName, bookOf, loadBook } from './book.ts';
import { BookPage } from './book-page.tsx';
import { FoundRules } from './found-rules.tsx';
import { IndexPage } from './index-page.tsx';
import '../panels.css';
import { PrimerPage } from './primer-page.tsx';
import './rules-page.css';

export interface RulesPageProps {
  /** A rule, a group or a book; without it how to play. */
  readonly id?: string | null;
  readonly onBack: () => void;
  /** Whether a game waits behind this page. */
  readonly inGame?: boolean;
}

const PRIMER = 'how-to-play';
const PICTURES = 'pictures';
const INDEX = 'index';
const PAGES = [PRIMER, ...BOOK_NAMES, PICTURES, INDEX] as const;
type PageName = (typeof PAGES)[number];

/** The page on which a rule, a group or a book stands. Whoever asks for nothing in particular wants to know how to play. */
const pageOf = (id: string | null): PageName =>
  id === null ? PRIMER : (PAGES.find((page) => page === id.toLowerCase()) ?? bookOf(id));

const loadPictures = () => import('./pictures/picture-figure.tsx');

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

export function RulesPage({ id = null, onBack, inGame = false }: RulesPageProps) {
  const w = panelWords();
  const r = rulesWords();
  const [asked, setAsked] = useState('');
  const isSearching = asked.trim() !== '';
  const page = pageOf(id);
  const name = BOOK_NAMES.find((one) => one === page);
  const { books, failed } = booksNow(isSearching ? BOOK_NAMES : name ? [name] : []);
  const book = books.find((one) => one.book === name);
  const isDrawn = !isSearching && (name !== undefined || page === PICTURES);
  const pictures = isDrawn ? loaded(loadPictures, loadPictures) : null;
  const drawn = pictures?.state === 'there' ? pictures.value : null;
  // A book waits for its pictures: coming later, they would push away what somebody has looked up.
  const isLoading = isSearching || name ? books.length === 0 || pictures?.state === 'loading' : false;
  // A book goes to the rule that is asked for by itself.
  useLayoutEffect(() => {
    if (!name) scrollTo(0, 0);
  }, [name, page]);
  // Who follows a link out of what was found wants to read there.
  useEffect(() => setAsked(''), [id]);
  const titles: Readonly<Record<PageName, string>> = {
    ...w.book,
    [PRIMER]: w.howToPlay,
    [PICTURES]: r.pictures,
    [INDEX]: r.index,
  };
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
          {PAGES.map((one) => (
            <a
              key={one}
              class="surface"
              href={ruleAddress(one)}
              aria-current={one === page ? 'page' : undefined}
            >
              {titles[one]}
            </a>
          ))}
          <button title={r.printHint} onClick={() => print()}>
            {r.print}
          </button>
        </nav>
      </header>
      {(failed || pictures?.state === 'failed') && <p role="alert">{w.failed}</p>}
      {isSearching && books.length > 0 && <FoundRules books={books} asked={asked} />}
      {!isSearching && page === PRIMER && <PrimerPage />}
      {!isSearching && page === INDEX && <IndexPage />}
      {!isSearching && page === PICTURES && drawn && <drawn.PicturesPage />}
      {!isSearching && book && !isLoading && (
        <BookPage key={name} book={book} id={id} pictureOf={drawn?.pictureOf ?? (() => null)} />
      )}
      {!failed && (isLoading || (page === PICTURES && !isSearching && pictures?.state === 'loading')) && (
        <p>{w.loading}</p>
      )}
    </main>
  );
}
