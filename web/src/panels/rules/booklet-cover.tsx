/** On paper only: what the booklet is, and its chapters. */
import { panelWords } from '../../words/panel-words.ts';
import { rulesWords } from '../../words/rules-words.ts';
import type { Group, Span } from './book.ts';
import './booklet.css';
import { Spans } from './spans.tsx';

interface Props {
  readonly title: string;
  readonly intro?: readonly (readonly Span[])[];
  readonly chapters?: readonly Pick<Group, 'anchor' | 'depth' | 'title'>[];
}

export const BookletCover = ({ title, intro = [], chapters = [] }: Props) => (
  <div class="booklet-cover">
    <p class="booklet-title">{title}</p>
    <p>{rulesWords().bookletOf}</p>
    {intro.map((spans, index) => (
      <p key={index}>
        <Spans spans={spans} />
      </p>
    ))}
    {chapters.length > 0 && (
      <>
        <p class="booklet-heading">{panelWords().contents}</p>
        <ul class="booklet-contents">
          {chapters.map(({ anchor, depth, title: chapter }) => (
            <li key={anchor} class={`depth-${depth}`}>
              {chapter}
            </li>
          ))}
        </ul>
      </>
    )}
  </div>
);
