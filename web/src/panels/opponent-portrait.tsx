/** An opponent of the cast: a face under an arch and a sign of what he likes. Whoever has none is a wheel. */
import type { ComponentChildren } from 'preact';
import { Icon } from '../board/piece-art.tsx';
import { opponentOf } from '../match/cast.ts';
import type { BotPlayer } from '../match/player.ts';
import './opponent-portrait.css';

const ARCH = 'M-17,20V-3A17,17 0 0 1 17,-3V20z';
const FACE = 25;
const SIGN = 11;

/** The frame of all portraits; the name stands beside it in words. */
export const Arch = ({ wall, children }: { readonly wall: string; readonly children: ComponentChildren }) => (
  <svg class={`opponent-portrait ${wall}`} viewBox="-20 -22 40 44" aria-hidden="true">
    <path class="arch" d={ARCH} />
    {children}
  </svg>
);

export function OpponentPortrait({ bot }: { readonly bot: BotPlayer }) {
  const portrait = opponentOf(bot)?.portrait;
  return (
    <Arch wall={portrait?.wall ?? 'slate'}>
      <Icon kind={portrait?.face ?? 'gear'} size={FACE} x={portrait ? -1 : 0} y={0} />
      {portrait && (
        <g transform="translate(11 13)">
          <circle class="medal" r={8.5} />
          <g class="on-medal">
            <Icon kind={portrait.sign} size={SIGN} />
          </g>
        </g>
      )}
    </Arch>
  );
}

/** That somebody thinks, for the eye; the headline of the table says it in words, once for each time it changes. */
export const Thinks = () => (
  <span class="thinks" aria-hidden="true">
    <i />
    <i />
    <i />
  </span>
);
