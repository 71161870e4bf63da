/** Teams: nobody has more or fewer pieces than the game gives him, and set-up is as far as its stage says. */
import { stageOf } from '../../turn/turn-and-game-end.ts';
import { toDeploy } from '../../turn/set-up-order.ts';
import type { Seat, Words } from '../../vocabulary.ts';
import { AT_SLOT, EXITS, GONE, IN_BOX, IN_HAND, KILLED, KILLS, LEFT, TURN } from '../../model/fields.ts';
import { hostile, type Position, whereIs } from '../../model/position.ts';
import { isOver } from './course.ts';
import { fault, type Faults } from './position-fault.ts';

function count(p: Position, seat: Seat, test: (where: number, isCharacter: boolean) => boolean): number {
  const { owner, isCharacter } = p.ruleset.pieces;
  let found = 0;
  for (let piece = 0; piece < p.ruleset.pieces.count; piece++)
    if (owner[piece] === seat && test(whereIs(p, piece), isCharacter[piece] === 1)) found++;
  return found;
}

export function* teamFaults(p: Position): Faults {
  for (let seat = 0; seat < p.ruleset.seats; seat++) {
    yield* sizeFaults(p, seat);
    if (p.data[TURN] === 0) yield* setUpFaults(p, seat);
    const left = count(p, seat, (where) => where === LEFT);
    if (p.data[EXITS + seat] !== left)
      yield fault(['seats', seat, 'exits'], {
        en: `${left} characters of this seat have left`,
        fr: `personnages de ce siège qui sont sortis : ${left}`,
      });
    let dead = 0;
    for (let other = 0; other < p.ruleset.seats; other++)
      if (hostile(p, seat, other)) dead += count(p, other, (where) => where === KILLED);
    if (p.data[KILLS + seat] > dead)
      yield fault(['seats', seat, 'kills'], {
        en: `${dead} enemies have been eliminated`,
        fr: `ennemis éliminés : ${dead}`,
      });
  }
}

function* sizeFaults(p: Position, seat: Seat): Faults {
  const { scenario, teamSizes } = p.ruleset;
  const plan = scenario.teams[seat];
  const stage = stageOf(p);
  const whole = {
    characters: scenario.teamSize?.characters ?? plan.characters.length,
    objects: scenario.teamSize?.objects ?? plan.objects.length,
  };
  const characters = count(p, seat, (where, isCharacter) => isCharacter && where !== IN_BOX);
  const objects = count(p, seat, (where, isCharacter) => !isCharacter && where !== IN_BOX);
  // Whoever left while teams were chosen may have any part of his.
  const choosing = stage === 'choose' || (isOver(p) && p.data[TURN] === 0) || p.data[GONE + seat] === 1;
  const leastCharacters = choosing ? 0 : teamSizes[seat];
  const mostCharacters = choosing || stage === 'dismiss' ? whole.characters : teamSizes[seat];
  if (characters < leastCharacters || characters > mostCharacters)
    yield fault(['pieces'], {
      en: `seat ${seat} has ${characters} characters in the game, not ${rangeOf(leastCharacters, mostCharacters).en}`,
      fr: `siège ${seat} : ${characters} personnages en jeu au lieu de ${rangeOf(leastCharacters, mostCharacters).fr}`,
    });
  if (objects > whole.objects || (!choosing && objects < whole.objects))
    yield fault(['pieces'], {
      en: `seat ${seat} has ${objects} objects in the game, not ${rangeOf(choosing ? 0 : whole.objects, whole.objects).en}`,
      fr: `siège ${seat} : ${objects} objets en jeu au lieu de ${rangeOf(choosing ? 0 : whole.objects, whole.objects).fr}`,
    });
}

const rangeOf = (least: number, most: number): Words =>
  least === most ? { en: `${most}`, fr: `${most}` } : { en: `${least} to ${most}`, fr: `${least} à ${most}` };

function* setUpFaults(p: Position, seat: Seat): Faults {
  if (p.data[GONE + seat]) return;
  const stage = stageOf(p);
  const laid = count(p, seat, (where) => where >= AT_SLOT && where < IN_HAND);
  const missing = toDeploy(p, seat);
  const onLine = p.ruleset.scenario.onLine[seat];
  if (missing < 0)
    yield fault(['pieces'], {
      en: `seat ${seat} has more than ${onLine} characters on its line`,
      fr: `siège ${seat} : plus de ${onLine} personnages sur sa ligne`,
    });
  if (laid > 0 && missing > 0)
    yield fault(['pieces'], {
      en: `seat ${seat} lays tokens before its starting team is complete`,
      fr: `siège ${seat} : des pions sont posés avant que l’équipe de départ soit complète`,
    });
  if (stage === 'lay' && missing > 0)
    yield fault(['stage'], {
      en: `the starting team of seat ${seat} is not complete`,
      fr: `siège ${seat} : l’équipe de départ n’est pas complète`,
    });
  if ((stage === 'choose' || stage === 'dismiss') && missing < onLine)
    yield fault(['stage'], {
      en: 'the teams are not chosen, but characters are on a line',
      fr: 'les équipes ne sont pas choisies, mais des personnages sont sur une ligne',
    });
}
