/** What a token that is to be chosen or put somewhere can do: its picture, its numbers and its abilities in words. */
import type { PieceId, Ruleset } from '@dungeon-twister/rules';
import { Icon } from '../board/piece-art.tsx';
import { loaded } from '../panels/loaded.ts';
import { loadAbilities, saidOf } from '../words/ability-texts.ts';
import { language } from '../words/language.ts';
import { kindName } from '../words/names.ts';
import { playWords } from '../words/play-words.ts';
import { Portrait } from './portrait.tsx';
import './token-card.css';

interface TokenCardProps {
  readonly ruleset: Ruleset;
  readonly id: PieceId;
}

/** Its name, and the numbers of a character: what the card is called by those who listen. */
export function sayToken(ruleset: Ruleset, id: PieceId): string {
  const p = playWords();
  const { byId, isCharacter, movement, combat } = ruleset.pieces;
  const piece = byId.get(id) ?? 0;
  const name = kindName(ruleset, id);
  return isCharacter[piece] === 1
    ? `${name}, ${p.moveValue(movement[piece] ?? 0)}, ${p.combatValue(combat[piece] ?? 0)}`
    : name;
}

export function TokenCard({ ruleset, id }: TokenCardProps) {
  const { byId, isCharacter, movement, combat, kinds } = ruleset.pieces;
  const piece = byId.get(id) ?? 0;
  const texts = loaded('abilities', loadAbilities);
  const said =
    texts.state === 'there'
      ? (kinds[piece]?.abilities ?? []).flatMap((one) => saidOf(texts.value, one, language.value) ?? [])
      : [];
  return (
    <>
      <Portrait ruleset={ruleset} id={id} />
      <strong>{kindName(ruleset, id)}</strong>
      <span class="token-numbers">
        {isCharacter[piece] === 1 ? (
          <>
            <Value kind="walk" value={movement[piece] ?? 0} />
            <Value kind="attack" value={combat[piece] ?? 0} />
          </>
        ) : (
          playWords().object
        )}
      </span>
      <span class="token-words" aria-busy={texts.state === 'loading'}>
        {said.map(({ name, text }) => (
          <span key={name}>
            <b>{name}.</b> {text}{' '}
          </span>
        ))}
      </span>
    </>
  );
}

const Value = ({ kind, value }: { readonly kind: 'walk' | 'attack'; readonly value: number }) => (
  <span class="token-value">
    <svg viewBox="-10 -10 20 20" aria-hidden="true">
      <Icon kind={kind} size={20} />
    </svg>
    {value}
  </span>
);
