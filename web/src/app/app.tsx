/** Which page is shown. What is not needed to play the first move is loaded when somebody asks for it. */
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Home } from '../home/home.tsx';
import { startFull } from '../home/quick-start.tsx';
import { isGentle } from '../match/editions.ts';
import type { Match } from '../match/match.ts';
import { servesGames } from '../browser/games-server.ts';
import { whenIdle } from '../browser/when-idle.ts';
import { Later, Quietly } from '../panels/later.tsx';
import type { ReplayScreenProps } from '../panels/replay/replay-screen.tsx';
import type { AtTable } from '../play/play-controller.ts';
import { LocalTable } from '../play/local-table.tsx';
import { unsaved } from '../store/autosave.ts';
import { homeWords } from '../words/home-words.ts';
import { panelWords } from '../words/panel-words.ts';
import {
  acceptDeparture,
  leaveTable,
  openAlready,
  type Purpose,
  type Reached,
  reach,
  startAgain,
  takenAway,
} from '../store/games.ts';
import { keptTables } from '../store/online-tables.ts';
import { shelf } from '../store/shelf.ts';
import { rematchOf } from '../store/rematch.ts';
import { cameFrom, go, type Route, route } from '../browser/route.ts';

const loadLink = async () => (await import('../home/link-page.tsx')).LinkPage;
const loadElsewhere = async () => (await import('../home/notice-pages.tsx')).ElsewherePage;
const loadDeparted = async () => (await import('../home/notice-pages.tsx')).DepartedPage;
const loadUnopened = async () => (await import('../home/notice-pages.tsx')).UnopenedPage;
const loadLearn = async () => (await import('../learn/learn-page.tsx')).LearnPage;
const loadMissions = async () => (await import('../missions/missions-page.tsx')).MissionsPage;
const loadRules = async () => (await import('../panels/rules/rules-page.tsx')).RulesPage;
const loadStatistics = async () => (await import('../statistics/statistics-page.tsx')).StatisticsPage;
const loadOpen = async () => (await import('../online/open-page.tsx')).OpenPage;
const loadTable = async () => (await import('../online/table-page.tsx')).TablePage;
const loadKept = async () => (await import('../online/kept-tables.tsx')).KeptTables;
const loadReplay = async () => (await import('../panels/replay/replay-screen.tsx')).ReplayScreen;

const loadHelper = async () => {
  await whenIdle();
  return (await import('../hints/helper.tsx')).Helper;
};
const HelperLater = (props: AtTable) => <Quietly load={loadHelper} props={props} />;

/** One person against the computer: with others at the same screen, help would tell what they must not know. */
const isHelped = ({ humans, players }: Match): boolean => humans.length === 1 && players.length > 1;

export function App() {
  const now = route.value;
  const before = useRef<Route>(now);
  // At once, not when a frame has been drawn: a game may be begun before that, which would be left then.
  useLayoutEffect(() => {
    // Another page begins at its top; another rule of the same page does not.
    if (before.current.page !== now.page) scrollTo(0, 0);
    before.current = now;
    if (now.page === 'home') leaveTable();
  }, [now]);
  return (
    <>
      {unsaved.value && (
        <p class="app-warning" role="alert">
          {homeWords().unsaved}
        </p>
      )}
      <Page route={now} />
    </>
  );
}

function Page({ route: now }: { readonly route: Route }) {
  if (now.page === 'link') return <Later load={loadLink} props={{ code: now.code }} />;
  if (now.page === 'play' || now.page === 'replay') return <GamePage page={now.page} wanted={now.id} />;
  if (now.page === 'rules')
    return (
      <Later
        load={loadRules}
        props={{ id: now.at, onBack: () => go(cameFrom.peek()), inGame: cameFrom.value.page === 'play' }}
      />
    );
  if (now.page === 'learn') return <Later load={loadLearn} props={{ id: now.id }} />;
  if (now.page === 'missions') return <Later load={loadMissions} props={{ id: now.id }} />;
  if (now.page === 'statistics') return <Later load={loadStatistics} props={{}} />;
  if (now.page === 'online') return <Later load={loadOpen} props={{}} />;
  if (now.page === 'table')
    return <Later key={now.id} load={loadTable} props={{ id: now.id, token: now.token }} />;
  const hasTables = servesGames && keptTables(shelf).length > 0;
  return <Home wanted={now} others={hasTables && <Later load={loadKept} props={{}} />} />;
}

function GamePage({ page, wanted }: { page: 'play' | 'replay'; wanted: string | null }) {
  const accepted = useSignal<string | null>(null);
  const now = openAlready(wanted);
  const found = useSignal<{ readonly wanted: string | null; readonly reached: Reached | 'failed' } | null>(
    null,
  );
  /** Counts the attempts: what an earlier one found does not matter any more. */
  const attempt = useRef(0);
  const seek = (purpose: Purpose): void => {
    const mine = ++attempt.current;
    const show = (reached: Reached | 'failed'): void => {
      if (attempt.current === mine) found.value = { wanted, reached };
    };
    found.value = null;
    void reach(wanted, purpose).then(show, () => show('failed'));
  };
  useLayoutEffect(() => {
    if (now) return undefined;
    seek(page === 'play' ? 'play' : 'look');
    return () => {
      attempt.current++;
    };
  }, [wanted, page, now === null, takenAway.value]);
  const reached = now ?? (found.value?.wanted === wanted ? found.value.reached : null);
  if (!reached) return <p class="soft">{panelWords().loading}</p>;
  if (reached === 'failed') return <p role="alert">{panelWords().failed}</p>;
  if (!reached.ok && reached.why === 'elsewhere')
    return <Later load={loadElsewhere} props={{ onPlayHere: () => seek('playHere') }} />;
  if (!reached.ok) return <Later load={loadUnopened} props={{ id: wanted, why: reached }} />;
  const { id, match, departed } = reached;
  if (departed && accepted.value !== id)
    return (
      <Later
        load={loadDeparted}
        props={{
          id,
          departed,
          onAccept: () => {
            acceptDeparture();
            accepted.value = id;
          },
        }}
      />
    );
  const rematch = rematchOf(match.ruleset, match.game.options, match.players);
  return page === 'play' ? (
    <LocalTable
      key={id}
      match={match}
      helper={isHelped(match) ? HelperLater : undefined}
      onLeave={() => go({ page: 'home' })}
      onAgain={() => startAgain(match, { options: match.game.options, players: match.players })}
      onRematch={rematch ? () => startAgain(match, rematch) : undefined}
      onFull={isGentle(match.ruleset.scenario) ? startFull : undefined}
      onReplay={() => go({ page: 'replay', id })}
    />
  ) : (
    <Later<ReplayScreenProps>
      key={id}
      load={loadReplay}
      props={{ match, onBack: () => go(cameFrom.peek()) }}
    />
  );
}
