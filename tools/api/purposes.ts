/** What exports are for, told from the file that declares them: the chapters of docs/api.md. */

export interface Purpose {
  readonly title: string;
  readonly about: string;
  /** Files and folders of rules/src; of several that fit, the longest path decides. In this order they are told. */
  readonly paths: readonly string[];
}

export const PURPOSES: readonly Purpose[] = [
  {
    title: 'A game',
    about: 'A game with its history: created from options and a seed, played, taken back, listened to.',
    paths: ['game.ts', 'new-game.ts', 'undo.ts', 'editions/roll-setup.ts', 'chance.ts'],
  },
  {
    title: 'What is asked, what is legal',
    about:
      'The referee on a position, without history: for search, and for whoever keeps the history himself.',
    paths: ['flow/', 'turn/', 'model/stage.ts'],
  },
  {
    title: 'Actions',
    about: 'What players do: as objects that are stored and sent, and as integers in lists.',
    paths: [
      'model/action',
      'content/how-actions-are-written.ts',
      'content/aim.ts',
      'model/packed-action.ts',
      'actions/',
    ],
  },
  {
    title: 'Refusals',
    about: 'Every reason for a "no", with its rule.',
    paths: ['refusals.ts', 'reasons-french.ts'],
  },
  {
    title: 'Events',
    about: 'What happened, and who is told of it.',
    paths: ['model/events', 'model/event-rows.ts'],
  },
  {
    title: 'Positions',
    about: 'The state of a game, and questions about it.',
    paths: ['queries/', 'model/', 'labyrinth/', 'combat/', 'content/'],
  },
  { title: 'What one may know', about: 'Views, and positions that fit them.', paths: ['view/'] },
  {
    title: 'Scenarios and options',
    about: 'What can be played, and how.',
    paths: ['model/options.ts', 'options-fault.ts', 'editions/', 'model/scenario.ts'],
  },
  { title: 'Records', about: 'A whole game as JSON.', paths: ['record/', 'version.ts', 'rule-changes.ts'] },
  { title: 'Positions as JSON', about: 'A position, stored and read.', paths: ['position-json/'] },
  {
    title: 'Notation',
    about: 'Names, actions, positions and records as text: see [notation](notation.md).',
    paths: ['notation/'],
  },
  { title: 'Rooms and scenarios of your own', about: 'Files that people write.', paths: ['authoring/'] },
  { title: 'Reading files', about: 'Faults of files, and limits.', paths: ['json/', 'file-limits.ts'] },
  {
    title: 'Words of the game',
    about: 'Colours, directions, squares, rooms.',
    paths: ['vocabulary.ts', 'map/'],
  },
];

/** How many characters of a file's name a path covers. */
const fit = (path: string, file: string): number => (file.startsWith(path) ? path.length : 0);

/** The purpose of what a file declares; throws where nobody has said it yet. */
export function purposeOf(file: string): Purpose {
  const best = (purpose: Purpose): number => Math.max(...purpose.paths.map((path) => fit(path, file)));
  const [first] = PURPOSES.toSorted((a, b) => best(b) - best(a));
  if (!first || best(first) === 0) throw new Error(`tools/api/purposes.ts does not say what ${file} is for.`);
  return first;
}

/** Where a file comes in its chapter: as its paths are listed. */
export const orderIn = ({ paths }: Purpose, file: string): number =>
  paths.findIndex((path) => fit(path, file) > 0);
