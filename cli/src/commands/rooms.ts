/** `dt rooms`: every room of the boxes, one of them turned as wished, or the rooms of an author's file. */
import { drawRoom, readRooms, type Room, SCENARIOS } from '@dungeon-twister/rules';
import { type Command, Option } from 'commander';
import { refuseIfAny, remarksOn } from '../check-files.ts';
import { pictureOf } from '../draw-room.ts';
import { WRONG_USAGE } from '../exit-codes.ts';
import { Failure } from '../failure.ts';
import { languageFlag } from '../flags-of-commands.ts';
import type { Language } from '../language.ts';
import { isColoured, print } from '../output.ts';
import { textOfFile } from '../read-file.ts';
import type { Output } from '../screen.ts';

interface Flags {
  readonly turned: string;
  readonly plain?: true;
  readonly check?: readonly string[];
  readonly json?: true;
  readonly lang: Language;
}

const WORDS = {
  en: {
    head: ['room', 'pair', 'arrow', 'scenarios'],
    pair: 'pair',
    unknown: (id: string, all: string) => `There is no room "${id}". There are: ${all}.`,
    both: 'Name a room, or check files with --check: not both.',
  },
  fr: {
    head: ['salle', 'paire', 'flèche', 'scénarios'],
    pair: 'paire',
    unknown: (id: string, all: string) => `Il n’y a pas de salle « ${id} ». Il y a : ${all}.`,
    both: 'Nommer une salle, ou vérifier des fichiers avec --check : pas les deux.',
  },
} as const;

const ROOMS: readonly Room[] = [...new Set(SCENARIOS.flatMap(({ rooms }) => rooms))].sort(
  (a, b) => a.pair - b.pair,
);

const scenariosWith = (room: Room): string[] =>
  SCENARIOS.filter(({ rooms }) => rooms.includes(room)).map(({ id }) => id);

export function addRoomsCommand(program: Command, out: Output = process.stdout): void {
  program
    .command('rooms')
    .description('lists the rooms, draws one, or checks the rooms of a file (docs/authoring.md)')
    .argument('[room]', 'the name of a room, as 1cw')
    .addOption(
      new Option('--turned <quarters>', 'quarter turns clockwise').choices(['0', '1', '2', '3']).default('0'),
    )
    .option('--plain', 'draws in the marks of a file, to be copied into one')
    .option('--check <files...>', 'checks the rooms of these files and draws them')
    .option('--json', 'answers in JSON')
    .addOption(languageFlag())
    .action((id: string | undefined, flags: Flags) => {
      if (id !== undefined && flags.check) throw new Failure(WRONG_USAGE, WORDS[flags.lang].both);
      if (flags.check) checkRooms(flags.check, flags, out);
      else if (id === undefined) listRooms(flags, out);
      else showRoom(id, flags, out);
    });
}

const asData = (room: Room, turned: number) => ({
  id: room.id,
  pair: room.pair,
  arrow: room.arrow,
  portcullises: room.portcullises,
  turned,
  drawing: drawRoom(room, turned),
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
    ...ROOMS.map((room) => [room.id, String(room.pair), room.arrow, scenariosWith(room).join(', ')]),
  ];
  for (const [id = '', pair = '', arrow = '', scenarios = ''] of rows)
    print(out, `${id.padEnd(8)}${pair.padEnd(7)}${arrow.padEnd(8)}${scenarios}`);
}

function showRoom(id: string, flags: Flags, out: Output): void {
  const room = ROOMS.find((one) => one.id === id.toLowerCase());
  if (!room)
    throw new Failure(WRONG_USAGE, WORDS[flags.lang].unknown(id, ROOMS.map((one) => one.id).join(', ')));
  if (flags.json) print(out, { ...asData(room, Number(flags.turned)), scenarios: scenariosWith(room) });
  else drawOne(room, flags, out);
}

function drawOne(room: Room, { plain, turned, lang }: Flags, out: Output): void {
  if (plain) {
    print(out, `Room: ${room.id}\nPair: ${room.pair}\nArrow: ${room.arrow}`);
    print(out, drawRoom(room, Number(turned)).join('\n'));
    return;
  }
  print(out, `${room.id} (${WORDS[lang].pair} ${room.pair}, ${room.arrow})`);
  print(out, pictureOf(room, Number(turned)).lines(isColoured(out)).join('\n'));
}

function checkRooms(files: readonly string[], flags: Flags, out: Output): void {
  const reads = files.map((file) => ({ file, ...readRooms(textOfFile(file, flags.lang)) }));
  if (flags.json)
    print(
      out,
      reads.map((read) =>
        read.ok ? { ...read, rooms: read.rooms.map((room) => asData(room, Number(flags.turned))) } : read,
      ),
    );
  else
    for (const read of reads) {
      for (const line of remarksOn(read.file, read, flags.lang)) print(out, line);
      if (read.ok) for (const room of read.rooms) drawOne(room, flags, out);
    }
  refuseIfAny(reads, flags.lang);
}
