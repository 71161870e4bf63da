/** The team of a player: in a line how many are where, and opened everybody by name. */
import { chartOfView, type PieceId, type Seat, type Ruleset, type View } from '@dungeon-twister/rules';
import { useState } from 'preact/hooks';
import { TokenArt } from '../board/piece-art.tsx';
import { pieceArtOf } from '../board/token-layout.ts';
import { kindName } from '../words/names.ts';
import { panelWords } from '../words/panel-words.ts';
import { factsOf } from './piece-facts.ts';
import { sayWhere } from './say-where.ts';
import { type Member, STANDINGS, teamOf } from './team.ts';

interface TeamListProps {
  readonly ruleset: Ruleset;
  readonly view: View;
  readonly seat: Seat;
  readonly onPiece?: (id: PieceId) => void;
}

export function TeamList({ ruleset, view, seat, onPiece }: TeamListProps) {
  const w = panelWords();
  const [open, setOpen] = useState(false);
  const { members, counts } = teamOf(ruleset, view, seat);
  const summary = STANDINGS.filter((one) => counts[one] > 0).map((one) => w[one](counts[one]));
  const rows = [
    { name: w.characters, some: members.filter(({ isCharacter }) => isCharacter) },
    { name: w.objects, some: members.filter(({ isCharacter }) => !isCharacter) },
  ];
  return (
    <details class="seat-team" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{w.team(summary.join(', '))}</summary>
      {open &&
        rows.map(({ name, some }) =>
          some.length === 0 ? null : (
            <ul key={name} class="members" aria-label={name}>
              {some.map((member) => (
                <li key={member.id}>
                  <MemberButton ruleset={ruleset} view={view} member={member} onPiece={onPiece} />
                </li>
              ))}
            </ul>
          ),
        )}
    </details>
  );
}

function MemberButton({
  ruleset,
  view,
  member,
  onPiece,
}: Pick<TeamListProps, 'ruleset' | 'view'> & {
  readonly member: Member;
  readonly onPiece: ((id: PieceId) => void) | undefined;
}) {
  const name = kindName(ruleset, member.id);
  const where = sayWhere(chartOfView(ruleset, view.shown), factsOf(view, member.id));
  const label = `${name}: ${where}`;
  return (
    <button
      class="member"
      data-standing={member.standing}
      aria-label={label}
      title={label}
      onClick={() => onPiece?.(member.id)}
    >
      <svg viewBox="-20 -20 40 40" aria-hidden="true">
        <TokenArt {...pieceArtOf(ruleset, member.id)} wounded={member.standing === 'wounded'} />
        {member.standing === 'dead' && <path class="crossed" d="M-15,-15L15,15M15,-15L-15,15" />}
      </svg>
    </button>
  );
}
