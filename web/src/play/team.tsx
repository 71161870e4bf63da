/** Choosing a team, or whom to leave out: a card for each piece with its numbers. */
import type { Action, PieceId } from '@dungeon-twister/rules';
import { loadAbilities, saidOf } from '../words/ability-texts.ts';
import { loaded } from '../panels/loaded.ts';
import { language, words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import type { AtTable, PlayController } from './play-controller.ts';
import { kindName } from '../words/names.ts';
import { Portrait } from './portrait.tsx';
import './team.css';

/** The pieces in the hand of whoever looks: those that only he sees, and those that everybody has seen. */
function inOwnHand({ match, now }: PlayController): PieceId[] {
  const { own, shown } = now.view;
  const { pieces } = match.ruleset;
  return [...own.pieces, ...shown.pieces]
    .filter(({ id, where }) => where === 'hand' && pieces.owner[pieces.byId.get(id) ?? -1] === now.seat)
    .map(({ id }) => id);
}

export function Team({ controller }: AtTable) {
  const stage = controller.now.stage;
  if (stage !== 'choose' && stage !== 'dismiss') return null;
  const p = playWords();
  const { ruleset } = controller.match;
  const own = inOwnHand(controller);
  return (
    <section class="team" aria-label={words().stage[stage]}>
      {stage === 'choose' && own.length > 0 && (
        <p class="laid">
          <strong>{p.hand}:</strong> {own.map((id) => kindName(ruleset, id)).join(', ')}
        </p>
      )}
      <div class="team-cards">
        {controller.now.answers.map((action) => (
          <Candidate
            key={'piece' in action ? action.piece : action.type}
            controller={controller}
            action={action}
          />
        ))}
      </div>
      <button onClick={() => controller.match.placeTheRest(controller.now.seat)}>{p.chooseForMe}</button>
    </section>
  );
}

function Candidate({ controller, action }: AtTable & { action: Action }) {
  if (action.type !== 'choose' && action.type !== 'dismiss') return null;
  const p = playWords();
  const { ruleset } = controller.match;
  const { pieces } = ruleset;
  const piece = pieces.byId.get(action.piece) ?? 0;
  const isCharacter = pieces.isCharacter[piece] === 1;
  const texts = loaded('abilities', loadAbilities);
  const said =
    texts.state === 'there'
      ? pieces.kinds[piece]?.abilities.flatMap(
          (ability) => saidOf(texts.value, ability, language.value) ?? [],
        )
      : undefined;
  return (
    <button
      class="team-card centred"
      title={said?.map(({ name, text }) => `${name}. ${text}`).join('\n')}
      onClick={() => controller.act(action)}
    >
      <Portrait ruleset={ruleset} id={action.piece} />
      <strong>{kindName(ruleset, action.piece)}</strong>
      <small>
        {isCharacter
          ? `${p.moveValue(pieces.movement[piece] ?? 0)} · ${p.combatValue(pieces.combat[piece] ?? 0)}`
          : p.object}
      </small>
      {said && <small class="team-abilities">{said.map(({ name }) => name).join(', ')}</small>}
    </button>
  );
}
