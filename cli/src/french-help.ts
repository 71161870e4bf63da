/**
 * The help of `dt` in French: what the commands say of themselves, and what the library for command lines says.
 *
 * Commands describe themselves in English where they are made; here each of these sentences has its twin. A test asks
 * that none is missing.
 */
import type { Command, CommanderError } from 'commander';
import { LOOKER_NAMES } from './flags-of-commands.ts';

const SENTENCES: Readonly<Record<string, string>> = {
  'Dungeon Twister from a shell: referee, replay, drawings, rooms and scenarios.':
    'Dungeon Twister dans un terminal : arbitre, relecture, dessins, salles et scénarios.',
  'the version of this program, and of the rules': 'la version de ce programme et celle des règles',
  'the language': 'la langue',
  'answers in JSON': 'répond en JSON',
  // play
  'plays a whole game, everybody at this keyboard': 'joue une partie entière, tous à ce clavier',
  'the scenario (base), or a file with one of your own':
    'le scénario (base), ou un fichier qui en contient un de vous',
  'what chance draws; the same seed draws the same':
    'ce que tire le hasard ; la même graine tire la même chose',
  'an option, as goal=6, teamChoice=draft, rules.undo=false':
    'une option, comme goal=6, teamChoice=draft, rules.undo=false',
  'goes on with a record, or begins in a position':
    'continue une partie écrite, ou commence dans une position',
  'keeps the game there, every action as it is made: in the notation, or in JSON (.json)':
    'y garde la partie, chaque action dès qu’elle est faite : en notation, ou en JSON (.json)',
  'plays against you: a bot by its name, as casual, expert/runner, master@0.25 (docs/bots.md); a colour for chance; colour=name for a bot with that team':
    'joue contre vous : un robot par son nom, comme casual, expert/runner, master@0.25 (docs/bots.md) ; une couleur pour le hasard ; couleur=nom pour un robot avec cette équipe',
  'two players: the small drawing, for 80 columns and 24 lines':
    'à deux joueurs : le petit dessin, pour 80 colonnes et 24 lignes',
  // show
  'draws a position, or the last position of a record':
    'dessine une position, ou la dernière position d’une partie',
  'a position or a record; - for the standard input': 'une position ou une partie ; - pour l’entrée standard',
  [`who looks: ${LOOKER_NAMES}`]: `qui regarde : ${LOOKER_NAMES.replaceAll('(or ', '(ou ')}`,
  'of a record: the position after so many actions': 'd’une partie : la position après tant d’actions',
  'writes the position (or what the viewer sees) as JSON': 'écrit la position (ou ce qui est vu) en JSON',
  'writes the position in the notation': 'écrit la position en notation',
  // replay
  'steps through a record: by keys on a terminal, line by line elsewhere':
    'parcourt une partie : avec des touches dans un terminal, ligne par ligne ailleurs',
  'a record; - for the standard input': 'une partie ; - pour l’entrée standard',
  'begins after so many actions': 'commence après tant d’actions',
  'goes on by itself, so many milliseconds each': 'avance tout seul, toutes les tant de millisecondes',
  'line by line: draws the labyrinth at the end of every turn':
    'ligne par ligne : dessine le labyrinthe à la fin de chaque tour',
  'writes everything as JSON': 'écrit tout en JSON',
  // check
  'verifies records by playing them again, and positions':
    'vérifie des parties en les rejouant, et des positions',
  'records and positions; - for the standard input':
    'des parties et des positions ; - pour l’entrée standard',
  // perft
  'counts the sequences of actions from a position or a new game':
    'compte les suites d’actions depuis une position ou une nouvelle partie',
  'the scenario of a new game, or a file with one (base)':
    'le scénario d’une nouvelle partie, ou un fichier qui en contient un (base)',
  'how many actions deep': 'sur combien d’actions',
  'the count behind each first action': 'le compte derrière chaque première action',
  // referee
  'answers questions about games: JSON lines on standard input and output (docs/referee.md)':
    'répond à des questions sur des parties : lignes JSON sur l’entrée et la sortie standard (docs/referee.md)',
  'games at once': 'parties à la fois',
  'deeds of one game': 'actes d’une partie',
  'bytes that all games keep together': 'octets que toutes les parties gardent ensemble',
  'bytes of a line': 'octets d’une ligne',
  // arena
  'lets bots play against each other and measures who is stronger (docs/bots.md)':
    'fait jouer des robots les uns contre les autres et mesure qui est le plus fort (docs/bots.md)',
  'bots by name; several play a round robin':
    'des robots par leur nom ; à plusieurs, chacun rencontre chacun',
  'one more bot: a name, module:<file> or cmd:<command>':
    'un robot de plus : un nom, module:<fichier> ou cmd:<commande>',
  'pairs of games from the same deal with seats swapped':
    'paires de parties de la même donne, les places échangées',
  'two numbers: stops when the first bot is stronger by the one or by the other':
    'deux nombres : s’arrête quand le premier robot est plus fort de l’un ou de l’autre',
  'games at once (as many as there are cores)': 'parties à la fois (autant qu’il y a de cœurs)',
  'who thinks longer about one decision has lost': 'qui réfléchit plus longtemps à une décision a perdu',
  'a game with so many decisions is a draw': 'une partie de tant de décisions est nulle',
  'keeps every game there; the same command goes on where it was ended':
    'y garde chaque partie ; la même commande reprend là où elle fut interrompue',
  // rooms
  'lists the rooms, draws one, or checks the rooms of a file (docs/authoring.md)':
    'liste les salles, en dessine une, ou vérifie les salles d’un fichier (docs/authoring.md)',
  'the name of a room, as 1cw': 'le nom d’une salle, comme 1cw',
  'where its north points: N, E, S or W; or quarter turns clockwise, 0 to 3':
    'où pointe son nord : N, E, S ou W ; ou quarts de tour dans le sens horaire, 0 à 3',
  'draws in the marks of a file, to be copied into one':
    'dessine avec les signes d’un fichier, pour être copié dans un fichier',
  'checks the rooms of these files and draws them': 'vérifie les salles de ces fichiers et les dessine',
  // scenario
  'lists the scenarios, describes one, or checks the scenario of a file (docs/authoring.md)':
    'liste les scénarios, en décrit un, ou vérifie le scénario d’un fichier (docs/authoring.md)',
  'the name of a scenario, as base': 'le nom d’un scénario, comme base',
  'writes it as a file that says the same, for authors to begin with':
    'l’écrit comme un fichier qui dit la même chose, pour qu’un auteur parte de là',
  'checks the scenarios of these files and describes them':
    'vérifie les scénarios de ces fichiers et les décrit',
  // lesson
  'checks lessons and looks for a way through them, or shows one (docs/authoring.md)':
    'vérifie des leçons et y cherche un chemin, ou en montre une (docs/authoring.md)',
  'check or show': 'check (vérifier) ou show (montrer)',
  'files with a lesson each; - for the standard input':
    'des fichiers d’une leçon chacun ; - pour l’entrée standard',
};

const TITLES: Readonly<Record<string, string>> = {
  'Usage:': 'Usage :',
  'Arguments:': 'Arguments :',
  'Options:': 'Options :',
  'Commands:': 'Commandes :',
};

/** A sentence of the help in French; undefined if nobody has written it. */
export function frenchFor(sentence: string): string | undefined {
  const seed = /^its seed \((.*)\)$/.exec(sentence);
  return seed ? `sa graine (${seed[1]})` : SENTENCES[sentence];
}

const inFrench = (sentence: string): string => frenchFor(sentence) ?? sentence;

/** Turns the help of a program and of all its commands into French. */
export function helpInFrench(program: Command): void {
  program.helpCommand('help [command]', 'affiche l’aide d’une commande');
  for (const command of [program, ...program.commands]) {
    command.description(inFrench(command.description()));
    command.helpOption('-h, --help', 'affiche cette aide');
    for (const option of command.options) option.description = inFrench(option.description);
    for (const argument of command.registeredArguments) argument.description = inFrench(argument.description);
    command.configureHelp({
      styleTitle: (title) => TITLES[title] ?? title,
      argumentDescription: ({ description }) => description,
      optionDescription: ({ description, argChoices, defaultValue }) => {
        const more = [
          ...(argChoices ? [`au choix : ${argChoices.join(', ')}`] : []),
          ...(defaultValue === undefined ? [] : [`par défaut : ${String(defaultValue)}`]),
        ];
        return more.length > 0 ? `${description} (${more.join(' ; ')})` : description;
      },
    });
  }
}

const ERRORS: readonly (readonly [RegExp, string])[] = [
  [/^unknown option '(.*)'/, 'option inconnue : « $1 »'],
  [/^unknown command '(.*)'/, 'commande inconnue : « $1 »'],
  [/^missing required argument '(.*)'/, 'il manque un argument : « $1 »'],
  [/^option '(.*)' argument missing/, 'il manque une valeur à l’option « $1 »'],
  [
    /^option '(.*)' argument '(.*)' is invalid\. Allowed choices are (.*)\.$/s,
    'l’option « $1 » ne peut être « $2 ». Il y a : $3.',
  ],
  [
    /^option '(.*)' argument '(.*)' is invalid\. A whole number is wanted\.$/s,
    'l’option « $1 » ne peut être « $2 ». Il faut un nombre entier.',
  ],
  [/^option '(.*)' argument '(.*)' is invalid\.[^]*$/, 'l’option « $1 » ne peut être « $2 ».'],
  [
    /^too many arguments(?: for '(?:.*)')?\. Expected (\d+) arguments? but got (\d+)\.$/,
    'trop d’arguments : $2 au lieu de $1.',
  ],
];
const SUGGESTION = /\n\(Did you mean (?:one of )?(.*)\?\)$/;

/** What is wrong with a command line, in French. */
export function errorInFrench({ message }: Pick<CommanderError, 'message'>): string {
  const plain = message.replace(/^error: /, '');
  const guess = SUGGESTION.exec(plain)?.[1];
  const said = plain.replace(SUGGESTION, '');
  const found = ERRORS.find(([pattern]) => pattern.test(said));
  const french = found ? said.replace(found[0], found[1]) : 'cette ligne de commande n’est pas comprise';
  return guess === undefined ? french : `${french}\n(Voulait-on dire ${guess} ?)`;
}
