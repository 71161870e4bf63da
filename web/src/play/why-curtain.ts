/** Why the screen must change hands now, in words for whoever gets it. */
import type { TableGame } from '../match/table-game.ts';
import { colourName } from '../words/names.ts';
import { playWords } from '../words/play-words.ts';

/** What of a game takes two people to be apart, by what is asked; all other stages are parts of a combat or answers. */
const REASONS: Readonly<Record<string, keyof ReturnType<typeof playWords>['whyCurtain']>> = {
  choose: 'team',
  dismiss: 'team',
  deploy: 'line',
  lay: 'tokens',
  card: 'turn',
  place: 'place',
};

/** Whoever acts after somebody else had to answer is still in the turn that he began. */
const turnHasJustBegun = ({ history }: TableGame): boolean =>
  history.steps.at(-1)?.events.some(({ event }) => event.type === 'turnBegan') ?? true;

export function whyCurtain(match: TableGame): string {
  const { open, view } = match.now.value;
  const seat = match.handOver.value ?? 0;
  const about = open.find((one) => one.seat === seat)?.about ?? '';
  const why = playWords().whyCurtain;
  const reason =
    about === 'act'
      ? why[turnHasJustBegun(match) ? 'turn' : 'goesOn']
      : why[REASONS[about] ?? (view.shown.combat ? 'combat' : 'answer')];
  return typeof reason === 'string' ? reason : reason(colourName(match.ruleset.colours[seat] ?? 'blue'));
}
