/** The card of a piece: its name, its numbers, what it can do and by which rules, and how it is just now. */
import {
  areEnemies,
  type Chart,
  chartOfView,
  type PieceId,
  type Ruleset,
  type Seat,
  type View,
} from '@dungeon-twister/rules';
import { TokenArt } from '../board/piece-art.tsx';
import { pieceArtOf } from '../board/token-layout.ts';
import { colourName, fullName, kindName } from '../words/names.ts';
import { panelWords } from '../words/panel-words.ts';
import { language } from '../words/language.ts';
import { loadAbilities, saidOf } from '../words/ability-texts.ts';
import { loaded } from './loaded.ts';
import { factsOf, type PieceFacts } from './piece-facts.ts';
import { RuleLink } from './rule-link.tsx';
import { sayWhere } from './say-where.ts';

const SAID = ['wounded', 'hurt', 'spent', 'attacks', 'defends', 'fired', 'foughtFree', 'brokeWalls'] as const;

function sayState(chart: Chart, facts: PieceFacts): string[] {
  const w = panelWords();
  // Who was wounded this turn is wounded: one of the two is enough.
  const marks = SAID.filter((mark) => facts.marks.includes(mark)).filter(
    (mark, _index, all) => mark !== 'wounded' || !all.includes('hurt'),
  );
  return [
    sayWhere(chart, facts),
    ...marks.map((mark) => w.mark[mark]),
    ...(facts.carries.length > 0
      ? [
          (facts.marks.includes('wounded') ? w.liesOn : w.carries)(
            facts.carries.map((id) => kindName(chart.ruleset, id)),
          ),
        ]
      : []),
    ...(facts.ownPoints > 0 ? [w.ownPoints(facts.ownPoints)] : []),
  ];
}

function sideOf(ruleset: Ruleset, view: View, owner: Seat): string {
  const w = panelWords();
  if (typeof view.viewer !== 'number') return '';
  if (owner === view.viewer) return w.own;
  return areEnemies(ruleset, view.viewer, owner) ? w.enemy : w.allied;
}

export interface PieceCardProps {
  readonly ruleset: Ruleset;
  readonly view: View;
  readonly id: PieceId;
  readonly onClose?: () => void;
}

export function PieceCard({ ruleset, view, id, onClose }: PieceCardProps) {
  const w = panelWords();
  const abilities = loaded('abilities', loadAbilities);
  const piece = ruleset.pieces.byId.get(id);
  const kind = piece === undefined ? undefined : ruleset.pieces.kinds[piece];
  if (piece === undefined || !kind) return null;
  const owner = ruleset.pieces.owner[piece];
  const art = pieceArtOf(ruleset, id);
  const { colour, isCharacter } = art;
  const facts = factsOf(view, id);
  const name = kind.name[language.value];
  const side = w.agree(sideOf(ruleset, view, owner), name);
  return (
    <article class={`piece-card ${colour}`} aria-label={fullName(ruleset, id)}>
      <header class="row">
        <svg viewBox="-20 -20 40 40" aria-hidden="true">
          <TokenArt {...art} wounded={facts.marks.includes('wounded')} />
        </svg>
        <div>
          <h2>{name}</h2>
          <p>
            {colourName(colour)}
            {side && `, ${side}`}
          </p>
        </div>
        {onClose && (
          <button class="plain close" aria-label={w.closeCard} onClick={onClose}>
            ×
          </button>
        )}
      </header>
      {isCharacter && (
        <dl class="numbers">
          <div>
            <dt>{w.movement}</dt>
            <dd>{ruleset.pieces.movement[piece]}</dd>
          </div>
          <div>
            <dt>{w.combat}</dt>
            <dd>{ruleset.pieces.combat[piece]}</dd>
          </div>
        </dl>
      )}
      <p class="state">{sayState(chartOfView(ruleset, view.shown), facts).join(' · ')}</p>
      {kind.abilities.length === 0 && <p>{w.noAbility}</p>}
      {kind.abilities.map((ability) => {
        const said =
          abilities.state === 'there' ? saidOf(abilities.value, ability, language.value) : undefined;
        return (
          <section key={ability.id} class="ability">
            {said ? (
              <p>
                <strong>{said.name}.</strong> {said.text}
              </p>
            ) : (
              <p>{abilities.state === 'loading' ? w.loading : w.failed}</p>
            )}
            {ability.rules.length > 0 && (
              <details>
                <summary>{w.rules(ability.rules.length)}</summary>
                <ul class="rule-links">
                  {ability.rules.map((rule) => (
                    <li key={rule}>
                      <RuleLink id={rule} />
                    </li>
                  ))}
                </ul>
              </details>
            )}
          </section>
        );
      })}
    </article>
  );
}
