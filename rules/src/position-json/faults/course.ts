/** The course of the game: stage, turn, who chooses, what is being revealed, how it ended. */
import type { Words } from '../../vocabulary.ts';
import { stageOf } from '../../turn/turn-and-game-end.ts';
import {
  ACTIVE,
  AP,
  ATTACKER,
  CHOOSER,
  ENDING,
  FIRST_PLACER,
  FIRST_PLAYER,
  GONE,
  OFFER,
  POINTS,
  IDLE_TURNS,
  REVEALED,
  REVEALER,
  RUNNING,
  TIME_OUT,
  TURN,
  WINNERS,
} from '../../model/fields.ts';
import { atTheTable, hostile, isFaceUp, type Position } from '../../model/position.ts';
import { fault, type Faults } from './position-fault.ts';

export const BEFORE_PLAY: readonly string[] = ['choose', 'dismiss', 'deploy', 'lay', 'face'];
const COMBAT_STAGES: readonly string[] = ['join', 'count', 'name', 'layCard'];

export const unfit = (stage: string): Words => ({
  en: `does not fit the stage "${stage}"`,
  fr: `ne va pas avec l’étape « ${stage} »`,
});

export const isOver = (p: Position): boolean => p.data[ENDING] !== RUNNING;

/** Whether the stage fits the turn and the end: whatever else is asked depends on it. */
export function* momentFaults(p: Position): Faults {
  const { data } = p;
  const stage = stageOf(p);
  if (isOver(p) !== (stage === 'over'))
    yield fault(['ending'], {
      en: `cannot be ${isOver(p) ? 'an end' : 'running'} in stage "${stage}"`,
      fr: `ne peut être ${isOver(p) ? 'une fin' : '« running »'} à l’étape « ${stage} »`,
    });
  if (!isOver(p) && BEFORE_PLAY.includes(stage) !== (data[TURN] === 0))
    yield fault(['turn'], {
      en: `cannot be ${data[TURN]} in stage "${stage}"`,
      fr: `ne peut être ${data[TURN]} à l’étape « ${stage} »`,
    });
}

export function* courseFaults(p: Position): Faults {
  const { data, ruleset } = p;
  const stage = stageOf(p);
  yield* turnFaults(p, stage);
  yield* chooserFaults(p, stage);
  yield* leaverFaults(p, stage);
  yield* clockFaults(p);
  yield* revealFaults(p, stage);
  if (!isOver(p) && data[ATTACKER] >= 0 !== COMBAT_STAGES.includes(stage))
    yield fault(['combat'], unfit(stage));
  const everybody = (1 << ruleset.seats) - 1;
  if (isOver(p) ? data[WINNERS] === everybody : data[WINNERS] !== 0)
    yield fault(
      ['winners'],
      isOver(p)
        ? { en: 'not everybody can win', fr: 'tous ne peuvent pas gagner' }
        : { en: 'the game goes on', fr: 'la partie continue' },
    );
  if (!isOver(p) && goalEnds(p, stage) && ruleset.policies.goal.reached(p))
    yield fault(['stage'], {
      en: 'the goal is reached: the game is over',
      fr: 'le but est atteint : la partie est terminée',
    });
  let offers = 0;
  let players = 0;
  for (let seat = 0; seat < ruleset.seats; seat++) {
    offers += data[OFFER + seat];
    if (!data[GONE + seat]) players++;
  }
  if (isOver(p) ? offers > 0 : offers === players)
    yield fault(['seats'], {
      en: 'a draw that all offer, or that is offered after the end',
      fr: 'un match nul que tous proposent, ou proposé après la fin',
    });
}

/** Whether a goal that is reached has ended the game by now: at once, or with the turn before; a last turn is played. */
const goalEnds = ({ ruleset: { policies } }: Position, stage: string): boolean =>
  policies.goal.atOnce || (stage === 'card' && policies.goal.id !== 'turns');

function* turnFaults(p: Position, stage: string): Faults {
  const { data, ruleset } = p;
  if (data[TURN] === 0) {
    if (data[ACTIVE] !== 0)
      yield fault(['active'], {
        en: 'is 0 until play has begun',
        fr: 'est 0 tant que le jeu n’a pas commencé',
      });
    for (let seat = 0; seat < ruleset.seats; seat++)
      if (data[POINTS + seat] !== 0)
        yield fault(['seats', seat, 'points'], {
          en: 'there are none before play has begun',
          fr: 'il n’y en a pas avant le début du jeu',
        });
  } else if (
    // Where somebody may be passed over, the turns do not tell whose this one is.
    !ruleset.policies.turnOrder.skips &&
    data[ACTIVE] !== (data[FIRST_PLAYER] + data[TURN] - 1) % ruleset.seats
  )
    yield fault(['active'], {
      en: 'does not follow from the first player and the turn',
      fr: 'ne découle pas du premier joueur et du tour',
    });
  if (data[AP] > 0 && (data[TURN] === 0 || stage === 'card'))
    yield fault(['ap'], {
      en: 'no card has been played for them',
      fr: 'aucune carte n’a été jouée pour en avoir',
    });
  if (data[IDLE_TURNS] > data[TURN])
    yield fault(['quiet'], { en: 'there were fewer turns', fr: 'il y a eu moins de tours' });
  const { firstPlayer, deployOrder } = ruleset.scenario;
  if (deployOrder === 'inTurn' && data[FIRST_PLACER] !== data[FIRST_PLAYER])
    yield fault(['lots', 'firstPlacer'], {
      en: 'the first player begins the set-up too',
      fr: 'le premier joueur commence aussi la mise en place',
    });
  if (firstPlayer !== 'lot' && data[FIRST_PLAYER] !== firstPlayer)
    yield fault(['lots', 'firstPlayer'], {
      en: `is always ${firstPlayer} in this scenario`,
      fr: `est toujours ${firstPlayer} dans ce scénario`,
    });
}

function* chooserFaults(p: Position, stage: string): Faults {
  const { data, ruleset } = p;
  const chooser = data[CHOOSER];
  const path = ['chooser'];
  if (stage === 'over') {
    if (chooser >= 0)
      yield fault(path, {
        en: 'nobody chooses when the game is over',
        fr: 'personne ne choisit quand la partie est terminée',
      });
  } else if (stage === 'card' || stage === 'act') {
    if (chooser !== data[ACTIVE])
      yield fault(path, { en: 'must be the active seat', fr: 'doit être le siège actif' });
  } else if (chooser < 0) {
    const together =
      stage === 'face' ||
      (stage === 'deploy' && ruleset.scenario.deployOrder === 'together') ||
      (stage === 'choose' && ruleset.teamChoice === 'fullFrontal') ||
      (stage === 'join' && ruleset.rules.partyAnswers === 'together');
    if (!together)
      yield fault(path, {
        en: `somebody chooses in stage "${stage}"`,
        fr: `quelqu’un choisit à l’étape « ${stage} »`,
      });
  }
}

/** Whoever has left the table is asked nothing; his turn lasts until the tokens of his last room are placed. */
function* leaverFaults(p: Position, stage: string): Faults {
  const { data, ruleset } = p;
  if (isOver(p)) return;
  const present = atTheTable(p);
  if (!present.some((seat) => present.some((other) => hostile(p, seat, other))))
    yield fault(['seats'], {
      en: 'nobody is left to play against',
      fr: 'il ne reste personne contre qui jouer',
    });
  for (let seat = 0; seat < ruleset.seats; seat++) {
    if (!data[GONE + seat]) continue;
    if (data[CHOOSER] === seat)
      yield fault(['chooser'], { en: 'has left the table', fr: 'a quitté la table' });
    if (data[TURN] > 0 && data[ACTIVE] === seat && stage !== 'place')
      yield fault(['active'], { en: 'has left the table', fr: 'a quitté la table' });
    if (data[OFFER + seat])
      yield fault(['seats', seat, 'offersDraw'], { en: 'has left the table', fr: 'a quitté la table' });
  }
}

/** With his time out the active player chooses nothing more: the game waits for somebody else in his turn. */
function* clockFaults(p: Position): Faults {
  const { data } = p;
  if (data[TIME_OUT] === 0) return;
  const waits = data[TURN] > 0 && !isOver(p) && data[CHOOSER] >= 0 && data[CHOOSER] !== data[ACTIVE];
  if (!waits)
    yield fault(['timeOut'], {
      en: 'only while another seat chooses in this turn',
      fr: 'seulement pendant qu’un autre siège choisit dans ce tour',
    });
}

function* revealFaults(p: Position, stage: string): Faults {
  const { data } = p;
  const open = data[REVEALED] >= 0;
  if (!isOver(p) && open !== (stage === 'place')) yield fault(['reveal'], unfit(stage));
  if (!open) return;
  if (!isFaceUp(p, data[REVEALED]))
    yield fault(['reveal', 'slot'], { en: 'that room lies face down', fr: 'cette salle est face cachée' });
  if (data[REVEALER] !== data[ACTIVE])
    yield fault(['reveal', 'seat'], { en: 'must be the active seat', fr: 'doit être le siège actif' });
}
