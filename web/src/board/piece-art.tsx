/**
 * A piece as a token: the shape and the colour of its team, the icon of its kind, and what everybody can see of its
 * state: wounded, spent, carrying something.
 */
import type { Colour } from '@dungeon-twister/rules';
import { Component } from 'preact';
import { ICONS } from '../icons/names.mjs';
import { PATHS } from '../icons/paths.ts';
import { OBJECT_SCALE } from './token-layout.ts';

/** A shape for each colour, for those who cannot tell the colours apart: circle, square, hexagon, cross. */
const SHAPES: Readonly<Record<Colour, string>> = {
  blue: 'M0,-16a16,16 0 1 1 0,32a16,16 0 1 1 0,-32z',
  yellow: 'M-12,-15h24a3,3 0 0 1 3,3v24a3,3 0 0 1 -3,3h-24a3,3 0 0 1 -3,-3v-24a3,3 0 0 1 3,-3z',
  red: 'M0,-18L14,-7.5V7.5L0,18L-14,7.5V-7.5z',
  green: 'M-10.5,-16H10.5V-10.5H16V10.5H10.5V16H-10.5V10.5H-16V-10.5H-10.5z',
};

export const shapeOf = (colour: Colour): string => SHAPES[colour];

export function Icon({ kind, size, x = 0, y = 0 }: { kind: string; size: number; x?: number; y?: number }) {
  const name = (ICONS as Readonly<Record<string, string>>)[kind] ?? '';
  return (
    <path
      class="icon"
      d={PATHS[name] ?? name}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
    />
  );
}

interface Carried {
  readonly kind: string | null;
  readonly isCharacter: boolean;
  readonly colour: Colour;
}

export interface TokenProps {
  readonly colour: Colour;
  readonly kind: string | null;
  readonly isCharacter: boolean;
  readonly wounded?: boolean;
  readonly spent?: boolean;
  /** What it carries: one thing, or two. */
  readonly loads?: readonly Carried[];
}

const sameLoads = (some: readonly Carried[], others: readonly Carried[]): boolean =>
  some.length === others.length &&
  some.every(({ kind, isCharacter, colour }, index) => {
    const other = others[index];
    return other?.kind === kind && other.isCharacter === isCharacter && other.colour === colour;
  });

/** Drawn again only when it looks otherwise: most tokens stand through what others do. */
export class TokenArt extends Component<TokenProps> {
  override shouldComponentUpdate(next: TokenProps): boolean {
    const now = this.props;
    return (
      next.colour !== now.colour ||
      next.kind !== now.kind ||
      next.isCharacter !== now.isCharacter ||
      next.wounded !== now.wounded ||
      next.spent !== now.spent ||
      !sameLoads(next.loads ?? [], now.loads ?? [])
    );
  }

  override render({ colour, kind, isCharacter, wounded, spent, loads = [] }: TokenProps) {
    const scale = isCharacter ? undefined : `scale(${OBJECT_SCALE})`;
    const classes = ['token', colour, isCharacter ? 'character' : 'object'];
    if (wounded) classes.push('wounded');
    if (spent) classes.push('spent');
    if (kind === null) classes.push('back');
    return (
      <g class={classes.join(' ')}>
        <g transform={scale}>
          {isCharacter && <path class="shadow" d={SHAPES[colour]} transform="translate(1 2.6)" />}
          <path class="frame" d={SHAPES[colour]} />
          <path class="inlay" d={SHAPES[colour]} transform={isCharacter ? 'scale(0.82)' : 'scale(0.78)'} />
          {kind === null ? (
            <text text-anchor="middle" y={6.5}>
              ?
            </text>
          ) : (
            <g transform={wounded ? 'rotate(90)' : undefined}>
              <Icon kind={kind} size={isCharacter ? 21 : 20} />
            </g>
          )}
          {wounded && <Wound />}
          {spent && <Spent />}
        </g>
        {loads.slice(0, 2).map((one, index) => (
          <LoadArt key={index} load={one} x={index === 0 ? 9.5 : -9.5} />
        ))}
      </g>
    );
  }
}

/** A drop of blood on a white field: legible on every colour of team. */
const Wound = () => (
  <g class="wound" transform="translate(-9 -9) scale(1.35)">
    <circle r={6.6} />
    <path d="M0,-5C2,-1.6 3.4,-0.2 3.4,1.6A3.4,3.4 0 0 1 -3.4,1.6C-3.4,-0.2 -2,-1.6 0,-5Z" />
  </g>
);

/** An hourglass: it has done what it can do only once. */
const Spent = () => (
  <g class="spent-sign" transform="translate(10 -10)">
    <circle r={6.6} />
    <path d="M-3,-4H3L0,0L3,4H-3L0,0Z" />
  </g>
);

const LoadArt = ({ load, x }: { readonly load: Carried; readonly x: number }) => (
  <g class={`load ${load.colour}`} transform={`translate(${x} 9.5)`}>
    {load.isCharacter ? (
      <path class="plate" d={SHAPES[load.colour]} transform="scale(0.47)" />
    ) : (
      <circle class="plate" r={7.4} />
    )}
    {load.kind === null ? (
      <text text-anchor="middle" y={4}>
        ?
      </text>
    ) : (
      <Icon kind={load.kind} size={10.5} />
    )}
  </g>
);
