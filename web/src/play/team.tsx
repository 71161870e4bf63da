/** Choosing a team, or whom to leave out: the whole table is laid with a card for each piece. */
import type { Action, PieceId, Seat } from '@dungeon-twister/rules';
import { words } from '../words/language.ts';
import { playWords } from '../words/play-words.ts';
import type { AtTable, PlayController } from './play-controller.ts';
import { colourName, kindName } from '../words/names.ts';
import { Portrait } from './portrait.tsx';
import './team.css';
import { sayToken, TokenCard } from './token-card.tsx';

/** The pieces in the hand of a seat, as far as whoever looks knows them. */
function inHandOf({ match, now }: PlayController, seat: Seat): PieceId[] {
  const { own, shown } = now.view;
  const { pieces } = match.ruleset;
  return [...own.pieces, ...shown.pieces]
    .filter(({ id, where }) => where === 'hand' && pieces.owner[pieces.byId.get(id) ?? -1] === seat)
    .map(({ id }) => id);
}

export function Team({ controller }: AtTable) {
  const stage = controller.now.stage;
  if (stage !== 'choose' && stage !== 'dismiss') return null;
  return (
    <section class="team" aria-label={words().stage[stage]}>
      <div class="team-cards">
        {controller.now.answers.map((action) => (
          <Candidate
            key={'piece' in action ? action.piece : action.type}
            controller={controller}
            action={action}
          />
        ))}
      </div>
      <div class="team-foot row wraps">
        {stage === 'choose' &&
          controller.match.ruleset.colours.map((_colour, seat) => (
            <Chosen key={seat} controller={controller} seat={seat} />
          ))}
        <button onClick={() => controller.match.placeTheRest(controller.now.seat)}>
          {playWords().chooseForMe}
        </button>
      </div>
    </section>
  );
}

/** Whom somebody has taken already. */
function Chosen({ controller, seat }: AtTable & { readonly seat: Seat }) {
  const { ruleset } = controller.match;
  const all = inHandOf(controller, seat);
  if (all.length === 0) return null;
  const whose = seat === controller.now.seat ? playWords().hand : colourName(ruleset.colours[seat] ?? 'blue');
  return (
    <ul class="team-chosen row wraps" aria-label={whose}>
      <li aria-hidden="true">
        <strong>{whose}</strong>
      </li>
      {all.map((id) => (
        <li key={id} title={kindName(ruleset, id)}>
          <Portrait ruleset={ruleset} id={id} />
          <span class="unseen">{kindName(ruleset, id)}</span>
        </li>
      ))}
    </ul>
  );
}

function Candidate({ controller, action }: AtTable & { action: Action }) {
  if (action.type !== 'choose' && action.type !== 'dismiss') return null;
  const { ruleset } = controller.match;
  return (
    <button
      class="token-card"
      aria-label={sayToken(ruleset, action.piece)}
      onClick={() => controller.act(action)}
    >
      <TokenCard ruleset={ruleset} id={action.piece} />
    </button>
  );
}
