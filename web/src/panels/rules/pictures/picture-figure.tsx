/** Pictures of the rules, drawn by the board itself: before and after, and in words what happened. */
import {
  type Chart,
  chartOf,
  type GameEvent,
  type PieceId,
  type Place,
  slotName,
  type View,
  viewOf,
} from '@dungeon-twister/rules';
import { sayEvent } from '@dungeon-twister/words';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { Plane, Rect } from '../../../board/plane.ts';
import type { Preview } from '../../../board/preview-art.tsx';
import { StillBoard } from '../../../board/still-board.tsx';
import { language, tongue } from '../../../words/language.ts';
import { namesInWords } from '../../../words/names.ts';
import { rulesWords } from '../../../words/rules-words.ts';
import { placeOf } from '../../piece-facts.ts';
import { RuleLink } from '../../rule-link.tsx';
import { previewOf } from '../../spoken-of.ts';
import { BookletCover } from '../booklet-cover.tsx';
import { ALBUMS, PICTURES } from './all-pictures.ts';
import { frameOf } from './frame.ts';
import { type Picture, type Performed, performed } from './picture.ts';
import './picture-figure.css';

/** Drawn once, however often its chapter is looked up. */
const known = new Map<Picture, Performed>();

function performedOnce(picture: Picture): Performed {
  const before = known.get(picture);
  if (before) return before;
  const done = performed(picture);
  known.set(picture, done);
  return done;
}

/** What is about to happen, on the board before it: who fights, whither somebody looks or goes, what is opened or turned. */
function promised(event: GameEvent | undefined, chart: Chart, view: View): Preview | null {
  const placesOf = (pieces: readonly PieceId[]): Place[] =>
    pieces.flatMap((piece) => placeOf(view, piece) ?? []);
  if (event?.type === 'attackDeclared') {
    const { by, target, attackers, defenders } = event;
    return { places: placesOf([...attackers, ...defenders]), path: placesOf([by, target]) };
  }
  if (event?.type === 'fireballThrown') return { path: placesOf([event.by, event.target]) };
  return event ? previewOf(event, chart, chart, (piece) => placeOf(view, piece)) : null;
}

interface Props {
  readonly picture: Picture;
  /** Whether the rules that it shows stand below it: beside a rule that is read they need not. */
  readonly hasRules?: boolean;
}

export function PictureFigure({ picture, hasRules = false }: Props) {
  const w = rulesWords();
  const { value: into } = language;
  const { before, after, events } = performedOnce(picture);
  const title = picture.title[into];
  const views = useMemo(() => [viewOf(before, 'spectator'), viewOf(after, 'spectator')] as const, [picture]);
  const rooms = picture.rooms?.split(' ');
  const slots = before.ruleset.layout.plan.slots.flatMap((_, slot) =>
    rooms?.includes(slotName(slot)) ? [slot] : [],
  );
  const framed = (plane: Plane, whole: Rect): Rect => frameOf(slots, plane, whole);
  const names = namesInWords(chartOf(after), into);
  const said = events.flatMap((event) => sayEvent(event, names, tongue()) ?? []).join(' ');
  return (
    <figure class="rule-picture">
      <figcaption>
        <strong>{title}</strong> {picture.words[into]}
      </figcaption>
      <div class="rule-picture-boards">
        <div>
          <p aria-hidden="true">{w.before}</p>
          <StillBoard
            view={views[0]}
            label={w.pictureBefore(title)}
            preview={promised(events[0], chartOf(before), views[0])}
            framed={framed}
          />
        </div>
        <div>
          <p aria-hidden="true">{w.after}</p>
          <StillBoard view={views[1]} label={w.pictureAfter(title, said)} framed={framed} />
        </div>
      </div>
      {hasRules && (
        <p class="rule-picture-rules">
          {[picture.rule, ...(picture.also ?? [])].map((rule, index) => (
            <span key={rule}>
              {index > 0 && ' · '}
              <RuleLink id={rule} />
            </span>
          ))}
        </p>
      )}
    </figure>
  );
}

/** The picture that stands beside a rule, if there is one. */
export const pictureOf = (rule: string): ComponentChildren =>
  PICTURES.filter((picture) => picture.rule === rule).map((picture) => (
    <PictureFigure key={picture.rule} picture={picture} />
  ));

export function PicturesPage() {
  const w = rulesWords();
  const { value: into } = language;
  return (
    <article class="rule-pictures">
      <BookletCover
        title={w.pictures}
        chapters={ALBUMS.map(({ id, title }) => ({ anchor: id, depth: 1, title: title[into] }))}
      />
      <h2>{w.pictures}</h2>
      <p>{w.picturesIntro}</p>
      {ALBUMS.map(({ id, title, pictures }) => (
        <section key={id} aria-labelledby={`pictures-${id}`}>
          <h3 id={`pictures-${id}`}>{title[into]}</h3>
          {pictures.map((picture) => (
            <PictureFigure key={picture.rule} picture={picture} hasRules />
          ))}
        </section>
      ))}
    </article>
  );
}
