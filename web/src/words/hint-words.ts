/** What hints and the tips of the first games say. Loaded with them: no first board needs it. */
import type { Language } from '@dungeon-twister/rules';
import { capital } from '@dungeon-twister/words';
import type { Reason, TipName } from '../match/advice.ts';
import { language } from './language.ts';

/** Reasons that are told with the same things are one type: one of them is picked by what it holds. */
type ReasonOf<Why> = Reason extends infer One
  ? One extends { readonly why: infer All }
    ? Why extends All
      ? One
      : never
    : never
  : never;

/** A sentence for each reason, with the names of what it speaks of. */
type Reasons = {
  readonly [Why in Reason['why']]: (reason: ReasonOf<Why>, name: (piece: string) => string) => string;
};

interface HintWords {
  readonly hint: string;
  readonly thinking: string;
  readonly oneIdea: string;
  readonly none: string;
  readonly close: string;
  readonly tip: string;
  readonly noTips: string;
  readonly idea: (who: string, deed: string) => string;
  readonly reasons: Reasons;
  /** Before a reason that holds only after a further step. */
  readonly later: (reason: string) => string;
  /** Behind what is done: the board shows where. */
  readonly alongArrow: (deed: string) => string;
  readonly toMarked: string;
  /** With the name of whom it speaks of first. */
  readonly tips: Readonly<Record<TipName, (who: string) => string>>;
}

const points = (count: number): string => (count === 1 ? 'a point' : `${count} points`);

const english: HintWords = {
  hint: 'Hint',
  thinking: 'Looking for an idea …',
  oneIdea: 'The idea of a skilled player: there may be better ones.',
  none: 'There is no hint here: whatever you do is as good as anything else.',
  close: 'Close',
  tip: 'Tip',
  noTips: 'Stop giving tips',
  idea: (who, deed) => (who === '' ? `${deed}.` : `${who}: ${deed}.`),
  reasons: {
    wins: () => 'It wins the game.',
    out: ({ piece, points: worth }, name) => `It brings the ${name(piece)} out, for ${points(worth)}.`,
    finishes: ({ piece }, name) =>
      `The ${name(piece)} is wounded: beaten once more it is out of the game, for a point.`,
    attacks: ({ piece, target, attack, defence }, name) =>
      `Your ${name(piece)} fights the ${name(target)}: ${attack} against ${defence ?? '?'} before cards.`,
    heals: ({ piece }, name) => `The ${name(piece)} is healed and can act again.`,
    takes: ({ piece, points: worth }, name) =>
      worth > 0
        ? `The ${name(piece)} is picked up: carried out, it is worth ${worth === 1 ? 'one point' : points(worth)} more.`
        : `The ${name(piece)} is picked up.`,
    opensWay: ({ piece }, name) => `A turned room opens a way out for the ${name(piece)}.`,
    closesWay: ({ piece }, name) => `A turned room closes the way of the enemy’s ${name(piece)}.`,
    nearer: ({ piece }, name) => `The ${name(piece)} comes nearer to the way out.`,
    carries: ({ piece }, name) => `The ${name(piece)} is carried nearer to the way out.`,
    reveals: ({ piece }, name) => `The ${name(piece)} opens a room, and you place what lies in it.`,
    opensGate: ({ piece }, name) => `The ${name(piece)} opens the way through a portcullis.`,
    gear: ({ piece }, name) => `From the gear the ${name(piece)} can turn a room.`,
    rests: () => 'Nothing better is in sight with the points that are left.',
    savesCard: () => 'Enough for what can be done now; higher cards are kept for later.',
    mixed: () =>
      'Drawn by chance among the cards that are good here: whoever always lays the same is easily read.',
    unread: () => 'A sound place, with some chance in it: whoever always hides the same is easily read.',
    team: () => 'It goes well with the others.',
    placing: () => 'There it helps you most, or harms you least.',
    best: () => 'Of all that was looked at, you stand best after it.',
  },
  later: (reason) => `It prepares what comes next: ${reason}`,
  alongArrow: (deed) => `${deed} along the arrow`,
  toMarked: 'to the marked place',
  tips: {
    woundedNear: () =>
      'A wounded enemy within reach: beaten once more it is out of the game, and that is a point.',
    gearOpens: (who) =>
      `From the ringed gear your ${who} can turn the framed room: that opens a way out for one of yours.`,
    exitNear: (who) =>
      `For your ${who} the way out is at most two moves away: whoever steps off the far side brings you points.`,
    combatCard: () =>
      'A combat card is gone for good once it is laid; only the +0 comes back. Keep the high ones.',
    jumpCard: () => 'A jump costs one of your jump cards, and these never come back.',
  },
};

const frenchPoints = (count: number): string => (count === 1 ? 'un point' : `${count} points`);

const french: HintWords = {
  hint: 'Indice',
  thinking: 'On cherche une idée …',
  oneIdea: 'L’idée d’un joueur habile : il y en a peut-être de meilleures.',
  none: 'Pas d’indice ici : tout se vaut.',
  close: 'Fermer',
  tip: 'Conseil',
  noTips: 'Ne plus donner de conseils',
  idea: (who, deed) => (who === '' ? `${deed}.` : `${who} : ${deed}.`),
  reasons: {
    wins: () => 'Cela gagne la partie.',
    out: ({ piece, points: worth }, name) => `Cela fait sortir ${name(piece)}, pour ${frenchPoints(worth)}.`,
    finishes: ({ piece }, name) =>
      `Une blessure de plus pour ${name(piece)}, et c’est l’élimination, qui vaut un point.`,
    attacks: ({ piece, target, attack, defence }, name) =>
      `Un combat : ${name(piece)} contre ${name(target)}, à ${attack} contre ${defence ?? '?'} avant les cartes.`,
    heals: ({ piece }, name) => `Cela soigne ${name(piece)}.`,
    takes: ({ piece, points: worth }, name) =>
      worth > 0
        ? `On ramasse ${name(piece)} : qui l’emporte dehors marque ${frenchPoints(worth)} de plus.`
        : `On ramasse ${name(piece)}.`,
    opensWay: ({ piece }, name) => `Une salle tournée ouvre un chemin vers la sortie pour ${name(piece)}.`,
    closesWay: ({ piece }, name) => `Une salle tournée ferme le chemin devant ${name(piece)} adverse.`,
    nearer: ({ piece }, name) => `Cela rapproche ${name(piece)} de la sortie.`,
    carries: ({ piece }, name) => `On porte ${name(piece)} plus près de la sortie.`,
    reveals: ({ piece }, name) =>
      `${capital(name(piece))} ouvre une salle, et vous placez ce qui s’y trouve.`,
    opensGate: ({ piece }, name) => `${capital(name(piece))} ouvre le passage d’une herse.`,
    gear: ({ piece }, name) => `Depuis le rouage, ${name(piece)} peut tourner une salle.`,
    rests: () => 'Rien de mieux en vue avec les points qui restent.',
    savesCard: () => 'Assez pour ce qu’on peut faire maintenant ; les cartes fortes restent pour plus tard.',
    mixed: () =>
      'Tirée au hasard parmi les cartes qui conviennent : qui pose toujours la même est vite deviné.',
    unread: () => 'Une bonne place, avec un peu de hasard : qui cache toujours pareil est vite deviné.',
    team: () => 'Cela va bien avec les autres.',
    placing: () => 'C’est là que cela vous aide le plus, ou vous gêne le moins.',
    best: () => 'De tout ce qui a été examiné, c’est ce qui vous place le mieux.',
  },
  later: (reason) => `Cela prépare la suite : ${reason}`,
  alongArrow: (deed) => `${deed} en suivant la flèche`,
  toMarked: 'à l’endroit marqué',
  tips: {
    woundedNear: () =>
      'Un ennemi blessé à portée : battu encore une fois, il est éliminé, et c’est un point.',
    gearOpens: (who) =>
      `Depuis le rouage cerclé, ${who} peut tourner la salle encadrée : un chemin vers la sortie s’ouvre alors pour l’un des vôtres.`,
    exitNear: (who) =>
      `Pour ${who}, la sortie est à deux mouvements au plus : qui sort de l’autre côté vous rapporte des points.`,
    combatCard: () =>
      'Une carte Combat posée est perdue pour toujours ; seule la +0 revient. Gardez les plus fortes.',
    jumpCard: () => 'Un saut coûte une de vos cartes Saut, et elles ne reviennent jamais.',
  },
};

const HINT_WORDS: Readonly<Record<Language, HintWords>> = { en: english, fr: french };

export const hintWords = (): HintWords => HINT_WORDS[language.value];
