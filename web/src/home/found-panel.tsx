/** A position or a record was opened: what it is, and who plays it on. */
import { decisions, type Game, type Position, positionRemarks, viewOf } from '@dungeon-twister/rules';
import { capital, sayResult } from '@dungeon-twister/words';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { StillBoard } from '../board/still-board.tsx';
import { playOn, startFrom, watchRecord } from '../store/games.ts';
import type { Player } from '../match/player.ts';
import { leaveOut } from '../store/left-out.ts';
import { playerNamed } from '../store/player-names.ts';
import type { Found } from '../store/read-any.ts';
import { shelf } from '../store/shelf.ts';
import { homeWords } from '../words/home-words.ts';
import { language, words } from '../words/language.ts';
import { openingWords } from '../words/opening-words.ts';
import { Departed } from './departed.tsx';
import { COMPANY, HUMAN } from './form.ts';
import { SeatChoice } from './seat-choice.tsx';

/** A long board lies on its side where it is shown in a wide page. */
const SPACE = { width: 2, height: 1 };

/** Whoever is to choose is the one who opened it; the others are bots, unless a record says otherwise. */
function firstPlayers(found: Found, position: Position): Player[] {
  const named = found.kind === 'record' ? found.record.about.players : [];
  const mine = decisions(position)[0]?.seat ?? 0;
  const { seats } = position.ruleset;
  if (named.length > 0) return Array.from({ length: seats }, (_, seat) => playerNamed(named[seat]));
  return [...COMPANY.slice(0, mine), HUMAN, ...COMPANY.slice(mine, seats - 1)];
}

export function FoundPanel({ found }: { readonly found: Found }) {
  const w = homeWords();
  const opening = openingWords();
  const game: Game | null = found.kind === 'record' ? found.record.game : null;
  const position = found.kind === 'record' ? found.record.game.position : found.position;
  const { ruleset } = position;
  const heading = useRef<HTMLHeadingElement>(null);
  const players = useSignal<readonly Player[]>(firstPlayers(found, position));
  useEffect(() => {
    players.value = firstPlayers(found, position);
    heading.current?.focus({ preventScroll: true });
  }, [found, position, players]);
  const view = useMemo(() => viewOf(position, 'spectator'), [position]);
  const { shown } = view;
  const isOver = decisions(position).length === 0;
  const next = decisions(position)[0];
  const colour = ruleset.colours[next?.seat ?? 0] ?? 'blue';
  return (
    <section class="home-found surface">
      <h2 ref={heading} tabIndex={-1}>
        {isOver ? opening.foundOver : game ? opening.foundRecord : opening.foundPosition}
      </h2>
      {found.kind === 'record' && found.departed && <Departed departed={found.departed} isFile />}
      <div class="home-found-what">
        <div class="home-found-board">
          <StillBoard view={view} label={words().board} space={SPACE} />
        </div>
        <p>
          <strong>{ruleset.scenario.name[language.value]}</strong>
          <br />
          {isOver
            ? sayResult(position, language.value)
            : `${shown.turn > 0 ? w.turn(shown.turn) : w.setUp} · ${opening.toMove(words().colour[colour])}`}
        </p>
      </div>
      {found.kind === 'position' &&
        positionRemarks(position).map((remark) => (
          <p key={remark.en} class="home-hint">
            {capital(remark[language.value])}.
          </p>
        ))}
      {!isOver && (
        <SeatChoice
          group="found"
          colours={ruleset.colours}
          players={players.value}
          byLot={false}
          onChoose={(seat, player) => {
            players.value = players.value.map((one, index) => (index === seat ? player : one));
          }}
        />
      )}
      <div class="home-row">
        {!isOver && (
          <button
            class="home-go big"
            onClick={() =>
              found.kind === 'record'
                ? playOn(found.record, players.value)
                : startFrom(found.position, players.value)
            }
          >
            {game ? opening.playOn : opening.playFrom}
          </button>
        )}
        {isOver && found.kind === 'record' && (
          <button
            class="home-go big"
            onClick={() => leaveOut(shelf, [watchRecord(found.record, players.value)])}
          >
            {opening.openReplay}
          </button>
        )}
      </div>
    </section>
  );
}
