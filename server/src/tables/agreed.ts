/** What somebody wants to play, as a table keeps it: or everything that is wrong with it. */
import type { ClockPlan, OnlineRequestOf } from '@dungeon-twister/protocol';
import { type GameOptions, optionsFaults, type Words } from '@dungeon-twister/rules';
import { timerOf } from '../table/clocks.ts';
import type { No } from './judge.ts';

type Wished = Pick<OnlineRequestOf<'open'>, 'options' | 'clock'>;

const MOST_FAULTS = 20;
const LONGEST_FAULT = 300;

/** How time is kept is said by the clock; of the rules' own option only what follows from it. */
export function agreedOptions({ options, clock }: Wished, listed: boolean): GameOptions | No {
  const timer = timerOf(clock);
  const { timer: _notTheirs, ...chosen } = options;
  const faults = [...optionsFaults(chosen), ...(listed && 'own' in chosen ? [OWN_IN_LOBBY] : [])];
  if (faults.length > 0) return { code: 'BAD_OPTIONS', faults: faults.slice(0, MOST_FAULTS).map(cut) };
  return { ...chosen, ...(timer && { timer }) } as unknown as GameOptions;
}

/** Its text is as long and says what its author likes: nobody shall find it who was not sent to it. */
const OWN_IN_LOBBY: Words = {
  en: 'A scenario of one’s own is not shown in the lobby: send a link instead.',
  fr: 'Un scénario personnel n’est pas montré dans le salon : envoyez plutôt un lien.',
};

/** What is wrong may quote what somebody sent: a part of it is enough. */
const cut = ({ en, fr }: Words): Words => ({
  en: en.slice(0, LONGEST_FAULT),
  fr: fr.slice(0, LONGEST_FAULT),
});

/** Two who wish for the same game write it alike, in whatever order they named its parts. */
export const sameGame = (options: GameOptions, clock: ClockPlan): string =>
  JSON.stringify([options, clock], inOrder);

const inOrder = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
