/** From A to Z: words, and the rules where they stand. */
import { language } from '../../words/language.ts';
import { panelWords } from '../../words/panel-words.ts';
import { rulesWords } from '../../words/rules-words.ts';
import { loaded } from '../loaded.ts';
import { RuleLink, ruleAddress } from '../rule-link.tsx';
import { groupOf, loadTitles } from '../rule-titles.ts';
import { bookOf } from './book.ts';
import './booklet.css';
import { type IndexEntry, indexOf } from './index-entries.ts';
import './index-page.css';

const anchorOf = (letter: string): string => `index-${letter.toLowerCase()}`;

export function IndexPage() {
  const w = rulesWords();
  const { value: into } = language;
  const titles = loaded(`titles ${into}`, () => loadTitles(into));
  if (titles.state !== 'there') return <p>{panelWords()[titles.state]}</p>;
  const letters = indexOf(titles.value, into);
  return (
    <article class="rule-index">
      <h2>{w.index}</h2>
      <p>{w.indexIntro}</p>
      {/* Within the page: an address of its own would leave the page. */}
      <nav class="rule-index-letters" aria-label={w.letters}>
        {letters.map(({ letter }) => (
          <button key={letter} onClick={() => goToLetter(letter)}>
            {letter}
          </button>
        ))}
      </nav>
      <div class="rule-index-columns">
        {letters.map(({ letter, entries }) => (
          <section key={letter} aria-labelledby={anchorOf(letter)}>
            <h3 id={anchorOf(letter)} tabIndex={-1}>
              {letter}
            </h3>
            <ul>
              {entries.map((entry) => (
                <Entry key={entry.word} entry={entry} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}

function goToLetter(letter: string): void {
  const heading = document.getElementById(anchorOf(letter));
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

const Entry = ({ entry: { word, to } }: { readonly entry: IndexEntry }) => (
  <li>
    <strong>{word}</strong>{' '}
    {to.map((id, index) => {
      const before = to[index - 1];
      const follows = before !== undefined && groupOf(before) === groupOf(id);
      return (
        <span key={id}>
          {index > 0 && (follows ? ', ' : ' · ')}
          <Way id={id} follows={follows} />
        </span>
      );
    })}
  </li>
);

/** A chapter is called by its book: its own title is the word itself. Of rules of one chapter the first has its title. */
function Way({ id, follows }: { readonly id: string; readonly follows: boolean }) {
  if (!/\d$/.test(id)) return <a href={ruleAddress(id)}>{panelWords().book[bookOf(id)]}</a>;
  return <RuleLink id={id} isShort={follows} />;
}
