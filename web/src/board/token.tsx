/** A piece that stands on the board, to be picked or looked at. */
import type { PieceId } from '@dungeon-twister/rules';
import { keys } from './marks.tsx';
import { TokenArt } from './piece-art.tsx';
import type { TokenSpot } from './token-layout.ts';
import { unlessSame } from './unless-same.ts';

interface TokenProps {
  readonly one: TokenSpot;
  readonly isSelected: boolean;
  readonly canPick: boolean;
  readonly isReady: boolean;
  readonly isThrough: boolean;
  readonly name: string;
  readonly isOnGear: boolean;
  readonly onPiece: (id: PieceId) => void;
}

export const Token = unlessSame((props: TokenProps) => {
  const { one, isSelected, canPick, isReady, isThrough, name, isOnGear: turns, onPiece } = props;
  const pick = (): void => onPiece(one.id);
  return (
    <g
      class={`stand ${one.colour}${isSelected ? ' selected' : ''}${canPick ? ' pickable' : ''}${isReady ? ' ready' : ''}${isThrough ? ' through' : ''}`}
      data-piece={one.id}
      style={`transform: translate(${one.at.x}px, ${one.at.y}px) scale(${one.scale})`}
      {...(canPick
        ? { role: 'button', tabindex: 0, onKeyDown: keys(pick), 'aria-pressed': isSelected }
        : { role: 'img' })}
      aria-label={name}
      onClick={(event) => {
        event.stopPropagation();
        // As with marks: what a pointer has put down again would keep a frame that nobody asked for.
        if (event.detail > 0) event.currentTarget.blur();
        pick();
      }}
    >
      {/* On a gear it leaves the arrow free. */}
      <circle class="halo" r={turns ? 17.2 : 19.5} />
      <TokenArt {...one} />
    </g>
  );
});
