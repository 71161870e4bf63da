/** What a search has found, with the words that were asked for marked. */
import { panelWords } from '../../words/panel-words.ts';
import { type Book, search } from './book.ts';
import { Marks } from './marks.tsx';
import { wordsOf } from './fold.ts';
import { RuleLine } from './rule-line.tsx';

const MOST_FOUND = 100;

export function FoundRules({ books, asked }: { readonly books: readonly Book[]; readonly asked: string }) {
  const w = panelWords();
  const found = search(books, asked);
  const words = wordsOf(asked);
  const shown = found.slice(0, MOST_FOUND);
  return (
    <section class="found">
      <p role="status">
        {found.length === 0 ? w.noneFound : w.found(found.length)}{' '}
        {found.length > MOST_FOUND && w.tooMany(MOST_FOUND)}
      </p>
      {/* Rules of one chapter stand under its title, which may be what was found. */}
      {chaptersOf(shown).map(({ title, rules }) => (
        <section key={rules[0]?.anchor} class="found-chapter">
          <h2>
            <Marks text={title} words={words} />
          </h2>
          <ul class="rules-list">
            {rules.map((rule) => (
              <RuleLine key={rule.anchor} rule={rule} found={words} />
            ))}
          </ul>
        </section>
      ))}
    </section>
  );
}

type Found = ReturnType<typeof search>;

function chaptersOf(found: Found): { readonly title: string; readonly rules: Found[number]['rule'][] }[] {
  const chapters: { title: string; rules: Found[number]['rule'][] }[] = [];
  for (const { rule, title } of found) {
    const last = chapters.at(-1);
    if (last?.title === title) last.rules.push(rule);
    else chapters.push({ title, rules: [rule] });
  }
  return chapters;
}
