/** What this device has kept of earlier games, if anything: whoever comes for the first time need not load it. */
import { Later } from '../panels/later.tsx';
import { keptResults } from '../store/results.ts';
import { keptGames } from '../store/saves.ts';
import { shelf } from '../store/shelf.ts';

const load = async () => (await import('./saved-games.tsx')).SavedGamesList;

export function KeptLater() {
  const isAny = keptGames(shelf).length > 0 || keptResults(shelf).length > 0;
  return isAny ? <Later load={load} props={{}} /> : null;
}
