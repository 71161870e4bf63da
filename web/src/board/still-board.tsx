/** A position as a picture: the same drawing as at the table, with nothing to point at. */
import { rulesetFor, type View } from '@dungeon-twister/rules';
import { useMemo } from 'preact/hooks';
import { Metals } from './metals.tsx';
import './board.css';
import { Casing } from './ground-art.tsx';
import { Lines } from './line-art.tsx';
import { TokenArt } from './piece-art.tsx';
import { type Plane, planeOf, type Rect, widened } from './plane.ts';
import { type Preview, PreviewArt } from './preview-art.tsx';
import { Rooms } from './rooms.tsx';
import { turnForSeat } from './seat-turn.ts';
import './still-board.css';
import { tokenLayout } from './token-layout.ts';

interface Props {
  readonly view: View;
  /** What is to be seen on it, in words; nothing where it is an ornament. */
  readonly label?: string;
  /** The space it is made for: a long board lies as it becomes largest in it. */
  readonly space?: { readonly width: number; readonly height: number };
  /** The part of the board that is shown, of the whole with its rim; all of it where nothing is said. */
  readonly framed?: (plane: Plane, whole: Rect) => Rect;
  /** What would come of something, over the board. */
  readonly preview?: Preview | null;
}

export const RIM = 12;

export function StillBoard({ view, label, space, framed, preview = null }: Props) {
  const ruleset = useMemo(() => rulesetFor(view.options), [view]);
  const plane = useMemo(() => planeOf(ruleset, view, turnForSeat(ruleset, 0, space)), [ruleset, view, space]);
  const standing = useMemo(() => tokenLayout(plane, view), [plane, view]);
  const whole = widened({ x: 0, y: 0, width: plane.width, height: plane.height }, RIM);
  const frame = framed?.(plane, whole) ?? whole;
  return (
    <svg
      class="board still"
      viewBox={`${frame.x} ${frame.y} ${frame.width} ${frame.height}`}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <Metals />
      <g aria-hidden="true">
        <Casing plane={plane} />
        <Lines plane={plane} dealt={view.shown.dealt ?? []} />
        <Rooms plane={plane} view={view} standing={standing} facesShown={false} />
        {/* Below the tokens: whoever goes there or is aimed at stays to be seen. */}
        {preview && <PreviewArt preview={preview} plane={plane} view={view} />}
        {standing.map(({ at, scale, ...one }) => (
          <g
            key={one.id}
            class={`stand ${one.colour}`}
            style={`transform: translate(${at.x}px, ${at.y}px) scale(${scale})`}
          >
            <TokenArt {...one} />
          </g>
        ))}
      </g>
    </svg>
  );
}
