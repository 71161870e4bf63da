/** Everything that `dt play` says besides the events, in both languages. */
import type { ActionType, Ruleset } from '@dungeon-twister/rules';
import type { Language } from '@dungeon-twister/words';
import type { LoadChange } from './legal-lines.ts';
import { multiplayerWords } from './multiplayer-words.ts';
import { ZONE_WORDS } from './zone-words.ts';

const quoted = (text: string): string => `\`${text}\``;

/** What to do now, by stage. `example` is a line that is legal at this moment. */
const NOW: Readonly<Record<string, (who: string, example: string, count: number) => string>> = {
  choose: (who, example) => `${who}, choose a piece for your team: type e.g. ${example}.`,
  dismiss: (who, example) => `${who}, leave a character out of this game, in secret: type e.g. ${example}.`,
  deploy: (who, example, count) =>
    `${who}, lay your starting team face down on the dots of your line (${count} to go): type e.g. ${example}.`,
  lay: (who, example, count) =>
    `${who}, lay a token face down on a room (${count} to go): type e.g. ${example}.`,
  card: (who, example) =>
    `${who}, play an action card, which says how many actions you have: type e.g. ${example}.`,
  act: (who, example, count) =>
    `${who}, ${count} ${count === 1 ? 'action' : 'actions'} left: type e.g. ${example}, or ${quoted('end')}.`,
  place: (who, example) => `${who}, place a token in the room just revealed: type e.g. ${example}.`,
  face: (who, example) =>
    `${who}, choose which zone a character of your starting team faces: type e.g. ${example}.`,
  count: (who, example) => `${who}, say whether you lay one combat card or two: type e.g. ${example}.`,
  name: (who, example) =>
    `${who}, name a combat card, which the other must lay if it is in hand, or none: type e.g. ${example}.`,
  join: (who, example) =>
    `${who}, others fight beside you: join the attack, the defence or neither: type e.g. ${example}.`,
  layCard: (who, example) => `${who}, lay a combat card, face down: type e.g. ${example}.`,
};

/** What is being decided, by stage, for somebody who tried something else. */
const DECIDING: Readonly<Partial<Record<string, string>>> = {
  choose: 'Now a piece for the team is chosen.',
  dismiss: 'Now a character is left out.',
  deploy: 'Now starting teams are laid.',
  lay: 'Now tokens are laid on the rooms.',
  card: 'Now an action card is played.',
  act: 'Now it is a turn: figures act, or the turn ends.',
  place: 'Now the tokens of the revealed room are placed.',
  face: 'Now everybody in a starting zone chooses the zone that he faces.',
  count: 'Now the attacker says how many combat cards he lays.',
  name: 'Now a combat card is named, or none.',
  join: 'Now those beside a combat say whether they join it.',
  layCard: 'Now a combat card is laid.',
};

const ENGLISH = {
  welcome: (scenario: string) => [
    `Dungeon Twister: ${scenario}.`,
    `Each prompt says what to do now. Type ${quoted('help')} for more, ${quoted('quit')} to leave.`,
  ],
  handOver: (colour: string) => `Pass the keyboard to ${colour}; press Enter.`,
  now: NOW,
  /** What to do where an ability asks. */
  asked: (who: string, question: string, example: string) => `${who}: ${question} Type e.g. ${example}.`,
  /** Where nothing is left to do. */
  onlyEnd: (who: string, end: string) => `${who}, nothing is left to do: type ${end}.`,
  deciding: DECIDING,
  more: `(${quoted('?')} lists what is legal, ${quoted('help')} explains it.)`,
  drawOffered: (example: string, no: string) => `A draw is offered: ${example} accepts it, ${no} declines.`,
  combatCards: (cards: string) => `Your combat cards: ${cards}.`,
  helpHead: 'What you can type now, by example:',
  alsoHead: 'At any time:',
  commandsHead: 'Commands:',
  commands: (piece: string): readonly (readonly [command: string, meaning: string])[] => [
    ['help', 'this text'],
    ['? or moves', `every legal action; ? ${piece} those of one piece`],
    ['show', 'draws the labyrinth again'],
    ['log', 'what happened so far, as you heard it'],
    ['undo', 'takes your last action back, where that is allowed'],
    ['save FILE', 'keeps the game; continue with dt play --load FILE'],
    ['quit', 'leaves'],
  ],
  walks: 'walks to:',
  stays: 'stays (costs a point)',
  wholeWalk: 'walks over the squares that you name',
  loads: {
    take: 'takes something on the way: + on its square',
    leave: 'leaves on the way what it carries: - on the square',
    swap: 'swaps on the way what it carries for something else',
    give: 'gives on the way what it carries to a friend: > and the friend',
  } satisfies Readonly<Record<LoadChange, string>>,
  no: (reason: string, where: string) => `No: ${reason} [${where}]`,
  at: (place: string) => `at ${place}`,
  room: (slot: string) => `room ${slot}`,
  meant: (lines: string) => `Perhaps: ${lines}`,
  noSuchPiece: (name: string) => `You have no piece "${name}".`,
  nothingToDo: 'Nothing.',
  undone: 'Taken back.',
  saved: (file: string) => `Saved in ${file}. The file holds everybody’s secrets.`,
  notSaved: (file: string) => `${file} cannot be written.`,
  saveWhere: 'Say where: save FILE.',
  left: 'The game is not over.',
  sure: (resign: string) => `That gives the game up. If you mean it, type ${quoted(resign)} once more.`,
  /** What an action does, where it is said otherwise than elsewhere. */
  explain: {} as Readonly<Partial<Record<ActionType, string>>>,
};

export type PlayWords = typeof ENGLISH;

/** What is said otherwise at some tables. */
export interface OtherWords {
  readonly now: PlayWords['now'];
  readonly wholeWalk?: string;
  readonly loads?: Partial<PlayWords['loads']>;
  readonly explain: Partial<PlayWords['explain']>;
}

const FRENCH: PlayWords = {
  welcome: (scenario) => [
    `Dungeon Twister : ${scenario}.`,
    `Chaque ligne dit ce qu’il y a à faire. Tapez ${quoted('aide')} pour en savoir plus, ${quoted('quitter')} pour sortir.`,
  ],
  handOver: (colour) => `Passez le clavier à ${colour} ; appuyez sur Entrée.`,
  now: {
    choose: (who, example) => `${who}, choisissez une pièce pour votre équipe : tapez p. ex. ${example}.`,
    dismiss: (who, example) =>
      `${who}, écartez un personnage de cette partie, en secret : tapez p. ex. ${example}.`,
    deploy: (who, example, count) =>
      `${who}, posez votre équipe de départ, face cachée, sur les points de votre ligne (encore ${count}) : tapez p. ex. ${example}.`,
    lay: (who, example, count) =>
      `${who}, posez un pion face cachée sur une salle (encore ${count}) : tapez p. ex. ${example}.`,
    card: (who, example) =>
      `${who}, jouez une carte Actions, qui dit combien d’actions vous avez : tapez p. ex. ${example}.`,
    act: (who, example, count) =>
      `${who}, encore ${count} ${count < 2 ? 'action' : 'actions'} : tapez p. ex. ${example}, ou ${quoted('fin')}.`,
    place: (who, example) => `${who}, placez un pion dans la salle révélée : tapez p. ex. ${example}.`,
    face: (who, example) =>
      `${who}, choisissez à quelle zone un personnage de votre équipe de départ fait face : tapez p. ex. ${example}.`,
    count: (who, example) =>
      `${who}, dites si vous posez une ou deux cartes Combat : tapez p. ex. ${example}.`,
    name: (who, example) =>
      `${who}, annoncez une carte Combat, que l’autre doit poser s’il l’a, ou rien : tapez p. ex. ${example}.`,
    join: (who, example) =>
      `${who}, on se bat à côté de vous : rejoignez l’attaque, la défense ou personne : tapez p. ex. ${example}.`,
    layCard: (who, example) => `${who}, posez une carte Combat, face cachée : tapez p. ex. ${example}.`,
  },
  asked: (who, question, example) => `${who} : ${question} Tapez p. ex. ${example}.`,
  onlyEnd: (who, end) => `${who}, il n’y a plus rien à faire : tapez ${end}.`,
  deciding: {
    choose: 'On choisit maintenant une pièce pour l’équipe.',
    dismiss: 'On écarte maintenant un personnage.',
    deploy: 'On pose maintenant les équipes de départ.',
    lay: 'On pose maintenant les pions sur les salles.',
    card: 'On joue maintenant une carte Actions.',
    act: 'C’est maintenant un tour : les personnages agissent, ou le tour finit.',
    place: 'On place maintenant les pions de la salle révélée.',
    face: 'Chacun choisit maintenant, dans sa zone de départ, à quelle zone il fait face.',
    count: 'L’attaquant dit maintenant combien de cartes Combat il pose.',
    name: 'On annonce maintenant une carte Combat, ou rien.',
    join: 'Les voisins d’un combat disent maintenant s’ils s’y joignent.',
    layCard: 'On pose maintenant une carte Combat.',
  },
  more: `(${quoted('?')} montre ce qui est permis, ${quoted('aide')} l’explique.)`,
  drawOffered: (example, no) => `La nulle est proposée : ${example} l’accepte, ${no} la refuse.`,
  combatCards: (cards) => `Vos cartes Combat : ${cards}.`,
  helpHead: 'Ce que vous pouvez taper, par l’exemple :',
  alsoHead: 'À tout moment :',
  commandsHead: 'Commandes :',
  commands: (piece) => [
    ['aide', 'ce texte'],
    ['? ou coups', `toutes les actions permises ; ? ${piece} celles d’une pièce`],
    ['montrer', 'redessine le labyrinthe'],
    ['journal', 'ce qui s’est passé, tel que vous l’avez entendu'],
    ['annuler', 'reprend votre dernière action, là où c’est permis'],
    ['sauver FICHIER', 'garde la partie ; on continue avec dt play --load FICHIER'],
    ['quitter', 'sort du jeu'],
  ],
  walks: 'marche vers :',
  stays: 'reste sur place (coûte un point)',
  wholeWalk: 'marche par les cases nommées',
  loads: {
    take: 'prend quelque chose en chemin : + sur sa case',
    leave: 'laisse en chemin ce qu’il porte : - sur la case',
    swap: 'échange en chemin ce qu’il porte contre autre chose',
    give: 'donne en chemin ce qu’il porte à un ami : > et l’ami',
  },
  no: (reason, where) => `Non : ${reason} [${where}]`,
  at: (place) => `en ${place}`,
  room: (slot) => `salle ${slot}`,
  meant: (lines) => `Peut-être : ${lines}`,
  noSuchPiece: (name) => `Vous n’avez pas de pièce « ${name} ».`,
  nothingToDo: 'Rien.',
  undone: 'Repris.',
  saved: (file) => `Gardé dans ${file}. Le fichier contient les secrets de tous.`,
  notSaved: (file) => `${file} ne peut être écrit.`,
  saveWhere: 'Dites où : sauver FICHIER.',
  left: 'La partie n’est pas finie.',
  sure: (resign) => `C’est abandonner la partie. Si c’est voulu, tapez encore une fois ${quoted(resign)}.`,
  explain: {},
};

export const PLAY_WORDS: Readonly<Record<Language, PlayWords>> = { en: ENGLISH, fr: FRENCH };

/** The words of a table: where places are zones, or more than two play, some things are done otherwise, and said so. */
export function playWordsFor({ layout, seats }: Ruleset, language: Language): PlayWords {
  const words = PLAY_WORDS[language];
  const isShared = layout.lines.some(({ owner, dots }) => owner < 0 && dots.length > 0);
  if (seats === 2 && layout.zones === 0) return words;
  const own: OtherWords = seats > 2 ? multiplayerWords(isShared, language) : ZONE_WORDS[language];
  return {
    ...words,
    ...own,
    now: { ...words.now, ...own.now },
    loads: { ...words.loads, ...own.loads },
    explain: { ...words.explain, ...own.explain },
  };
}
