/** `dt scenario`: every scenario, one of them described or as a file to begin with, or an author's file. */
import {
  mapRows,
  type ReadScenario,
  readScenario,
  ROOM_SIDE,
  type Scenario,
  scenarioById,
  SCENARIOS,
  whyNoFile,
  writeScenario,
} from '@dungeon-twister/rules';
import type { Command } from 'commander';
import { checkFiles } from '../check-files.ts';
import { describeScenario } from '../describe-scenario.ts';
import { ownRoomsOf, printRoom } from '../render-rooms.ts';
import { Failure, REFUSED, WRONG_USAGE } from '../failure.ts';
import { languageFlag } from '../flags-of-commands.ts';
import { type Language, optionsOf, rulesOf } from '@dungeon-twister/words';
import { type Output, print, STANDARD } from '../output.ts';
import { specialRules } from '../rule-book.ts';

interface Flags {
  readonly check?: readonly string[];
  readonly file?: true;
  readonly json?: true;
  readonly lang: Language;
}

const WORDS = {
  en: {
    unknown: (id: string, all: string) => `There is no scenario "${id}". There are: ${all}.`,
    both: 'Name a scenario, or check files with --check: not both.',
    which: 'Which scenario is to be written as a file? As in: dt scenario base --file',
    noFile: (id: string, why: string) => `${id} ${why}: it cannot be written as a file.`,
    start: (id: string) =>
      `# The scenario ${id}, to be changed. Every key is explained in docs/authoring.md.`,
  },
  fr: {
    unknown: (id: string, all: string) => `Il n’y a pas de scénario « ${id} ». Il y a : ${all}.`,
    both: 'Nommer un scénario, ou vérifier des fichiers avec --check : pas les deux.',
    which: 'Quel scénario faut-il écrire en fichier ? Par exemple : dt scenario base --file',
    noFile: (id: string, why: string) => `${id} ${why} : il ne peut être écrit en fichier.`,
    start: (id: string) =>
      `# Le scénario ${id}, à modifier. Chaque clé est expliquée dans docs/authoring.md.`,
  },
} as const;

export function addScenarioCommand(program: Command, out: Output = STANDARD): void {
  program
    .command('scenario')
    .description('lists the scenarios, describes one, or checks the scenario of a file (docs/authoring.md)')
    .argument('[scenario]', 'the name of a scenario, as base')
    .option('--file', 'writes it as a file that says the same, for authors to begin with')
    .option('--check <files...>', 'checks the scenarios of these files and describes them')
    .option('--json', 'answers in JSON')
    .addOption(languageFlag())
    .action((id: string | undefined, flags: Flags) => {
      const words = WORDS[flags.lang];
      if (id !== undefined && flags.check) throw new Failure(WRONG_USAGE, words.both);
      if (flags.check) checkScenarios(flags.check, flags, out);
      else if (id !== undefined) showScenario(id, flags, out);
      else if (flags.file) throw new Failure(WRONG_USAGE, words.which);
      else listScenarios(flags, out);
    });
}

function listScenarios({ json, lang }: Flags, out: Output): void {
  const data = SCENARIOS.map(({ id, name, edition }) => ({ id, name, edition: edition.id }));
  const width = Math.max(...data.map(({ id }) => id.length)) + 2;
  if (json) print(out, data);
  else for (const { id, name } of data) print(out, `${id.padEnd(width)}${name[lang]}`);
}

function showScenario(id: string, { file, json, lang }: Flags, out: Output): void {
  const scenario = scenarioById(id);
  if (!scenario)
    throw new Failure(WRONG_USAGE, WORDS[lang].unknown(id, SCENARIOS.map((one) => one.id).join(', ')));
  if (!file) {
    print(out, json ? asData(scenario, lang) : describeScenario(scenario, lang).join('\n'));
    return;
  }
  const why = whyNoFile(scenario);
  if (why) throw new Failure(REFUSED, WORDS[lang].noFile(id, why[lang]));
  const text = `${WORDS[lang].start(id)}\n${writeScenario(scenario, `own-${id}`)}`;
  if (json) print(out, { file: text });
  else out.write(text);
}

const checkScenarios = (files: readonly string[], flags: Flags, out: Output): void =>
  checkFiles<ReadScenario>(
    files,
    {
      read: readScenario,
      asData: ({ scenario }) => ({ scenario: asData(scenario, flags.lang) }),
      show: ({ scenario }) => {
        print(out, describeScenario(scenario, flags.lang).join('\n'));
        for (const room of ownRoomsOf(scenario))
          printRoom(room, { turned: 0, plain: false, language: flags.lang }, out);
      },
    },
    flags,
    out,
  );

/** A scenario with names instead of what stands behind them. */
const asData = (scenario: Scenario, language: Language) => ({
  id: scenario.id,
  name: scenario.name,
  edition: scenario.edition.id,
  colours: scenario.colours,
  goal: scenario.goal,
  // As an author writes it; maps with rooms aside of each other have no rows.
  map: scenario.layout.slots.every(({ x, y }) => x % ROOM_SIDE === 0 && y % ROOM_SIDE === 0)
    ? mapRows(scenario.layout)
    : null,
  slots: scenario.layout.slots,
  lines: scenario.layout.lines,
  rooms: scenario.rooms.map(({ id }) => id),
  teams: scenario.teams.map(({ characters, objects }) => ({
    characters: characters.map(({ id }) => id),
    objects: objects.map(({ id }) => id),
  })),
  teamSize: scenario.teamSize ?? null,
  onLine: scenario.onLine,
  deployOrder: scenario.deployOrder,
  sidesByLot: scenario.sidesByLot ?? false,
  firstPlayer: scenario.firstPlayer,
  combatCards: scenario.combatCards,
  jumpCards: scenario.jumpCards,
  walksOnLines: scenario.walksOnLines,
  alliances: scenario.alliances ?? [],
  leavesBy: scenario.leavesBy ?? null,
  fixedRooms: scenario.fixedRooms ?? [],
  options: [...optionsOf(scenario), 'rules', 'timer'],
  rules: rulesOf(scenario),
  special: specialRules(scenario.rules, language),
});
