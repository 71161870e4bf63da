/** The two sides of a combat: who fights, what each part adds, the cards that lie there, the sum. */
import type { PieceId, Ruleset, Seat, StrengthPart } from '@dungeon-twister/rules';
import type { ComponentChildren } from 'preact';
import { loaded } from '../panels/loaded.ts';
import { loadAbilities } from '../words/ability-texts.ts';
import { language } from '../words/language.ts';
import { kindName } from '../words/names.ts';
import { playWords } from '../words/play-words.ts';
import type { AtTable } from './play-controller.ts';
import { Portrait } from './portrait.tsx';

/** The players of a side, each once. */
export const seatsOf = (ruleset: Ruleset, side: readonly PieceId[]): Seat[] => [
  ...new Set(side.map((id) => ruleset.pieces.owner[ruleset.pieces.byId.get(id) ?? 0] ?? 0)),
];

interface SideProps extends AtTable {
  readonly pieces: readonly PieceId[];
  /** What makes up the sum; null where it may not be told. */
  readonly parts: readonly StrengthPart[] | null;
  readonly title: string;
  readonly sum: string;
  readonly children: ComponentChildren;
}

/** Each part comes a moment after the one before it. */
const at = (index: number): string => `--at: ${index}`;

export function Side({ controller, pieces, parts, title, sum, children }: SideProps) {
  const { ruleset } = controller.match;
  let index = 0;
  return (
    <div class="combat-side centred">
      <h2>{title}</h2>
      <ul class="fighters">
        {pieces.map((id) => {
          const own = parts?.filter(({ fighter }) => fighter === id) ?? [];
          const printed = own.find(({ by, ability }) => by === undefined && ability === undefined);
          return (
            <li key={id}>
              <span class="sum-part row" style={at(index++)}>
                <Portrait ruleset={ruleset} id={id} />
                <span>{kindName(ruleset, id)}</span>
                {printed && <b>{printed.value}</b>}
              </span>
              {own
                .filter((part) => part !== printed)
                .map((part) => (
                  <span key={`${part.by}/${part.ability}`} class="sum-part row more" style={at(index++)}>
                    {part.by !== undefined && <Portrait ruleset={ruleset} id={part.by} />}
                    <span>{nameOf(ruleset, part)}</span>
                    <b>{part.value > 0 ? `+${part.value}` : part.value}</b>
                  </span>
                ))}
            </li>
          );
        })}
      </ul>
      <div class="laid-cards">{children}</div>
      <p class="sum" style={at(index)}>
        {sum}
      </p>
    </div>
  );
}

/** What adds a part: an object or a friend, else the ability of the fighter himself. */
function nameOf(ruleset: Ruleset, { by, ability }: StrengthPart): string {
  if (by !== undefined) return kindName(ruleset, by);
  const texts = loaded(loadAbilities, loadAbilities);
  const known = texts.state === 'there' ? texts.value[ability ?? ''] : undefined;
  return known?.name[language.value] ?? playWords().ability;
}
