/** What is said about a deed that did not reach the goal, in one sentence: computed from how things lie. */
import {
  type Action,
  actionPointsLeft,
  type Position,
  type Seat,
  stageOf,
  type Words,
} from '@dungeon-twister/rules';
import { type Aim, farFrom, wishesOf } from './aims.ts';
import { isReached, type Told } from './goal.ts';
import type { LessonStep } from './lesson.ts';

export type AnswerCode =
  | 'own'
  | 'gameOver'
  | 'turnEnded'
  | 'turnOver'
  | 'otherFigure'
  | 'turnedAway'
  | 'away'
  | 'noNearer'
  | 'noPoints';

export interface Answer {
  readonly code: AnswerCode;
  readonly words: Words;
}

/** What a way leads to, behind "from" and "to". */
const AIMS: Readonly<Record<Aim, { readonly from: Words; readonly to: Words }>> = {
  exit: {
    from: { en: 'from the way out', fr: 'de la sortie' },
    to: { en: 'to the way out', fr: 'de la sortie' },
  },
  square: {
    from: { en: 'from where it should be', fr: 'du but' },
    to: { en: 'to where it should be', fr: 'du but' },
  },
  gear: { from: { en: 'from the gear', fr: 'du rouage' }, to: { en: 'to a gear', fr: 'd’un rouage' } },
  room: {
    from: { en: 'from that room', fr: 'de cette salle' },
    to: { en: 'to that room', fr: 'de cette salle' },
  },
  enemy: { from: { en: 'from the enemy', fr: 'de l’ennemi' }, to: { en: 'to the enemy', fr: 'de l’ennemi' } },
  piece: {
    from: { en: 'from it', fr: 'de ce qu’on cherche' },
    to: { en: 'to it', fr: 'de ce qu’on cherche' },
  },
};

const GAME_OVER: Words = {
  en: 'With that the game is over. Try once more: “Again” sets everything up anew.',
  fr: 'La partie est finie ainsi. Encore un essai : « Recommencer » remet tout en place.',
};
const TURN_ENDED: Words = {
  en: 'That ended your turn. Nothing is lost: play a card, and go on.',
  fr: 'Votre tour est fini. Rien n’est perdu : jouez une carte, et continuez.',
};
/** In a mission, which is one turn. */
export const TURN_OVER: Answer = {
  code: 'turnOver',
  words: {
    en: 'Your turn is over, and the goal is not reached. “Again” sets everything up anew.',
    fr: 'Votre tour est fini et le but n’est pas atteint. « Recommencer » remet tout en place.',
  },
};
const OTHER_FIGURE: Words = {
  en: 'That is allowed, but this time somebody else is asked for: look at the rings.',
  fr: 'C’est permis, mais cette fois il faut quelqu’un d’autre : regardez les anneaux.',
};
const TURNED_AWAY: Words = {
  en: 'The room has turned the way off: it is farther now. Turn it on, or find another way.',
  fr: 'La salle a tourné le dos au chemin : c’est plus loin maintenant. Tournez encore, ou passez ailleurs.',
};
const NO_POINTS: Words = {
  en: 'A good way, but your action points are spent: end the turn and go on in the next one.',
  fr: 'Bon chemin, mais vous n’avez plus de points d’action : finissez le tour, et continuez au suivant.',
};
const away = (aim: Aim): Words => ({
  en: `That leads away ${AIMS[aim].from.en}. “Undo” takes it back.`,
  fr: `Cela éloigne ${AIMS[aim].from.fr}. « Annuler » le reprend.`,
});
const noNearer = (aim: Aim): Words => ({
  en: `That cost a point and brought you no nearer ${AIMS[aim].to.en}.`,
  fr: `Cela a coûté un point sans vous rapprocher ${AIMS[aim].to.fr}.`,
});

/** One deed of whoever learns, with what followed until he was asked again. */
export interface Deed {
  readonly seat: Seat;
  readonly action: Action;
  readonly before: Position;
  /** What was told of it, and how things lie now. */
  readonly told: Told;
  readonly isOver: boolean;
  /** In a whole game everything may have a reason: only in an exercise is a way a detour. */
  readonly isExercise: boolean;
}

/** Null where a deed helps, or nothing can be said about it. */
export function answerTo(step: LessonStep, deed: Deed): Answer | null {
  const own = step.answers.find(({ when }) => isReached(when, deed.told));
  if (own) return { code: 'own', words: own.words };
  if (deed.isOver) return { code: 'gameOver', words: GAME_OVER };
  const { seat, action, before, told } = deed;
  if (!deed.isExercise) return null;
  if (action.type === 'endTurn') return { code: 'turnEnded', words: TURN_ENDED };
  // A combat that is being fought, and a room whose tokens are being placed, have yet to show what they are good for.
  if (action.type === 'attack' || stageOf(told.position) !== 'act') return null;
  const [wish] = wishesOf(step.goal, before, seat);
  const [now] = wishesOf(step.goal, told.position, seat);
  // Only what figures do of their own will is measured: cards and tokens lead nowhere.
  if (!wish || !now || !('piece' in action) || action.type === 'place') return null;
  const [far, left] = [farFrom(before, wish), farFrom(told.position, now)];
  if (far === null || left === null) return null;
  // Whoever stands beside an enemy is as near as one comes to any of them.
  if (wish.aim === 'enemy' && left <= 1) return null;
  const piece = before.ruleset.pieces.byId.get(action.piece) ?? -1;
  if (left > far)
    return action.type === 'rotate'
      ? { code: 'turnedAway', words: TURNED_AWAY }
      : { code: 'away', words: away(wish.aim) };
  if (left < far)
    return actionPointsLeft(told.position) === 0 ? { code: 'noPoints', words: NO_POINTS } : null;
  if (!wish.who.includes(piece)) return { code: 'otherFigure', words: OTHER_FIGURE };
  return { code: 'noNearer', words: noNearer(wish.aim) };
}
