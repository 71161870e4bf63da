/** What an author will want to hear about a scenario that can be played as it is. */
import type { Scenario } from '../model/scenario.ts';
import { type Remark, remark } from './fault.ts';
import type { DrawnRoom } from './room-blocks.ts';
import type { Said } from './said.ts';
import { tokensOf } from './scenario-checks.ts';

export function* scenarioRemarks(
  scenario: Scenario,
  based: Scenario,
  said: Said,
  drawn: readonly DrawnRoom[],
): Generator<Remark> {
  const { characters, objects } = tokensOf(scenario);
  const places = scenario.layout.slots.reduce((sum, { capacity }) => sum + capacity, 0);
  if (places > characters + objects)
    yield remark(said.line('Map', 'On line', 'Choose', 'Blue', 'Yellow'), {
      en: `the rooms take ${places} tokens, but only ${characters + objects} are laid; some places stay empty`,
      fr: `les salles prennent ${places} pions, mais ${characters + objects} seulement sont posés ; des places restent vides`,
    });
  for (const { room, line } of drawn)
    if (!scenario.rooms.includes(room))
      yield remark(line, {
        en: `room ${room.id} is drawn, but "Rooms:" does not name it; it is not in play`,
        fr: `la salle ${room.id} est dessinée, mais « Rooms: » ne la nomme pas ; elle n’est pas en jeu`,
      });
  yield* goalRemarks(scenario, said);
  if (based.handicapAllowed && !scenario.handicapAllowed)
    yield remark(said.line('Based on'), {
      en: 'the handicap cannot be chosen: its table is made for eight characters, at most four of them on the line, combat cards 5 and 6, and points that end the game after a turn',
      fr: 'le handicap ne peut être choisi : sa table vaut pour huit personnages, dont quatre au plus sur la ligne, les cartes Combat 5 et 6, et des points qui finissent la partie après un tour',
    });
}

function* goalRemarks({ goal, walksOnLines, colours, combatCards }: Scenario, said: Said): Generator<Remark> {
  if (goal.kind === 'kills' && combatCards.length === 0)
    yield remark(said.line('Combat cards', 'Goal'), {
      en: 'without combat cards nobody attacks, but the goal is kills',
      fr: 'sans cartes Combat personne n’attaque, mais le but est d’éliminer',
    });
  if (goal.kind !== 'points' && goal.kind !== 'allOut') return;
  for (const seat of walksOnLines)
    yield remark(said.line('Walk on lines', 'Goal'), {
      en: `${colours[seat]} walks on every line and so never leaves the labyrinth, but the goal asks for it`,
      fr: `l’équipe (${colours[seat]}) marche sur toutes les lignes et ne sort donc jamais, mais le but le demande`,
    });
}
