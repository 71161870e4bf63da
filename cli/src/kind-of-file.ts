/** What a text is, by what it says of itself: in its format where it is JSON, in its first line or its keys otherwise. */
import type { Words } from '@dungeon-twister/rules';

export type KindOfFile = 'position' | 'record' | 'scenario' | 'rooms' | 'other';
type NoGame = Exclude<KindOfFile, 'position' | 'record'>;

const TITLES = { position: 'Dungeon Twister position', record: 'Dungeon Twister record' } as const;

export function kindOfFile(text: string): KindOfFile {
  // A position can be part of a record, never the reverse.
  if (/^[\s\uFEFF]*[{[]/.test(text))
    return text.includes('"dungeon-twister-record"')
      ? 'record'
      : text.includes('"dungeon-twister-position"')
        ? 'position'
        : 'other';
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  const title = lines.find((line) => line.trim() !== '' && !line.startsWith('#')) ?? '';
  if (title.startsWith(TITLES.record)) return 'record';
  if (title.startsWith(TITLES.position)) return 'position';
  const has = (key: string): boolean => lines.some((line) => line.trim().toLowerCase().startsWith(`${key}:`));
  if (has('based on')) return 'scenario';
  return has('room') && has('arrow') ? 'rooms' : 'other';
}

/** What is said where a game was wanted. */
export const NO_GAME: Readonly<Record<NoGame, (file: string) => Words>> = {
  scenario: (file) => ({
    en: `this is a scenario, neither a position nor a record. Play it with dt play --scenario ${file}, or check it with dt scenario --check ${file}.`,
    fr: `c’est un scénario, ni une position ni une partie. On le joue avec dt play --scenario ${file}, on le vérifie avec dt scenario --check ${file}.`,
  }),
  rooms: (file) => ({
    en: `this is a file of rooms, neither a position nor a record. Check it with dt rooms --check ${file}.`,
    fr: `c’est un fichier de salles, ni une position ni une partie. On le vérifie avec dt rooms --check ${file}.`,
  }),
  other: () => ({
    en: `this is neither a position nor a record. The first line of a position is "${TITLES.position} 1", that of a record "${TITLES.record} 1".`,
    fr: `ce n’est ni une position ni une partie. La première ligne d’une position est « ${TITLES.position} 1 », celle d’une partie « ${TITLES.record} 1 ».`,
  }),
};
