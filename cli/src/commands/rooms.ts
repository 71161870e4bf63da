/** `dt rooms`: every room of the boxes, one of them turned as wished, or the rooms of an author's file. */
import {
  renderRoom,
  readRooms,
  type ReadRooms,
  readScenario,
  type Remark,
  type Room,
  SCENARIOS,
  type Unreadable,
} from '@dungeon-twister/rules';
import { type Command, InvalidArgumentError } from 'commander';
import { checkFiles } from '../check-files.ts';
import { BOX_ROOMS as ROOMS, ownRoomsOf, printRoom } from '../render-rooms.ts';
import { Failure, WRONG_USAGE } from '../failure.ts';
import { languageFlag } from '../flags-of-commands.ts';
import { numberedPair } from '../gear-names.ts';
import { kindOfFile } from '../kind-of-file.ts';
import type { Language } from '@dungeon-twister/words';
import { type Output, print, STANDARD } from '../output.ts';

interface Flags {
  readonly turned?: number;
  readonly plain?: true;
  readonly check?: readonly string[];
  readonly json?: true;
  readonly lang: Language;
}

const WORDS = {
  en: {
    head: ['room', 'pair', 'arrow', 'scenarios'],
    unknown: (id: string, all: string) => `There is no room "${id}". There are: ${all}.`,
    both: 'Name a room, or check files with --check: not both.',
    which: 'Which room is to be turned? As in: dt rooms 1cw --turned E',
  },
  fr: {
    head: ['salle', 'paire', 'flèche', 'scénarios'],
    unknown: (id: string, all: string) => `Il n’y a pas de salle « ${id} ». Il y a : ${all}.`,
    both: 'Nommer une salle, ou vérifier des fichiers avec --check : pas les deux.',
    which: 'Quelle salle faut-il tourner ? Par exemple : dt rooms 1cw --turned E',
  },
} as const;

/** Where the northern side of the drawing points, as the notation writes it, or how many quarters that are. */
const TURNS = ['N', 'E', 'S', 'W'] as const;

function quarters(text: string): number {
  const turned = TURNS.findIndex((side, quarter) => side === text.toUpperCase() || String(quarter) === text);
  if (turned < 0) throw new InvalidArgumentError('N, E, S or W is wanted, or 0 to 3 quarter turns.');
  return turned;
}

const scenariosWith = (room: Room): string[] =>
  SCENARIOS.filter(({ rooms }) => rooms.includes(room)).map(({ id }) => id);

/** An edition with more scenarios than this is named as a whole, where all of them have the room. */
const FEW_SCENARIOS = 5;

/** The same for people: a list that fits on a line. */
function inShort(room: Room, language: Language): string {
  const names = SCENARIOS.filter(({ rooms }) => rooms.includes(room)).map(({ id, edition }) => {
    const all = SCENARIOS.filter((one) => one.edition === edition);
    const isWhole = all.length > FEW_SCENARIOS && all.every(({ rooms }) => rooms.includes(room));
    return isWhole ? edition.name[language] : id;
  });
  return [...new Set(names)].join(', ');
}

export function addRoomsCommand(program: Command, out: Output = STANDARD): void {
  program
    .command('rooms')
    .description('lists the rooms, draws one, or checks the rooms of a file (docs/authoring.md)')
    .argument('[room]', 'the name of a room, as 1cw')
    .option(
      '--turned <side>',
      'where its north points: N, E, S or W; or quarter turns clockwise, 0 to 3',
      quarters,
    )
    .option('--plain', 'draws in the marks of a file, to be copied into one')
    .option('--check <files...>', 'checks the rooms of these files and draws them')
    .option('--json', 'answers in JSON')
    .addOption(languageFlag())
    .action((id: string | undefined, flags: Flags) => {
      if (id !== undefined && flags.check) throw new Failure(WRONG_USAGE, WORDS[flags.lang].both);
      if (flags.check) checkRooms(flags.check, flags, out);
      else if (id === undefined && flags.turned !== undefined)
        throw new Failure(WRONG_USAGE, WORDS[flags.lang].which);
      else if (id === undefined) listRooms(flags, out);
      else showRoom(id, flags, out);
    });
}

const asData = (room: Room, turned = 0) => ({
  id: room.id,
  pair: room.pair,
  arrow: room.arrow,
  portcullises: room.portcullises,
  turned,
  drawing: renderRoom(room, turned),
});

function listRooms({ json, lang }: Flags, out: Output): void {
  if (json) {
    print(
      out,
      ROOMS.map((room) => ({
        id: room.id,
        pair: room.pair,
        arrow: room.arrow,
        scenarios: scenariosWith(room),
      })),
    );
    return;
  }
  const rows = [
    WORDS[lang].head,
    ...ROOMS.map((room) => [room.id, numberedPair(room, lang), room.arrow, inShort(room, lang)]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)) + 2);
  for (const row of rows) print(out, row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(''));
}

function showRoom(id: string, flags: Flags, out: Output): void {
  const room = ROOMS.find((one) => one.id === id.toLowerCase());
  if (!room)
    throw new Failure(WRONG_USAGE, WORDS[flags.lang].unknown(id, ROOMS.map((one) => one.id).join(', ')));
  if (flags.json) print(out, { ...asData(room, flags.turned), scenarios: scenariosWith(room) });
  else drawOne(room, flags, out);
}

const drawOne = (room: Room, { plain, turned = 0, lang }: Flags, out: Output): void =>
  printRoom(room, { turned, plain: plain === true, language: lang }, out);

const NO_ROOMS: Remark = {
  line: 1,
  words: {
    en: 'this scenario plays with no rooms of its own',
    fr: 'ce scénario ne joue avec aucune salle à lui',
  },
};

/** A scenario may draw rooms of its own: then these are meant. */
function roomsIn(text: string): ReadRooms | Unreadable {
  if (kindOfFile(text) !== 'scenario') return readRooms(text);
  const read = readScenario(text);
  if (!read.ok) return read;
  const rooms = ownRoomsOf(read.scenario);
  return { ok: true, rooms, remarks: rooms.length > 0 ? read.remarks : [...read.remarks, NO_ROOMS] };
}

const checkRooms = (files: readonly string[], flags: Flags, out: Output): void =>
  checkFiles<ReadRooms>(
    files,
    {
      read: roomsIn,
      asData: ({ rooms }) => ({ rooms: rooms.map((room) => asData(room, flags.turned)) }),
      show: ({ rooms }) => rooms.forEach((room) => drawOne(room, flags, out)),
    },
    flags,
    out,
  );
