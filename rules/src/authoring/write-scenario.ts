/** A known scenario as a file that says the same, every key written out: a start for authors. */
import type { Scenario } from '../model/scenario.ts';
import { goalWords } from './goal-words.ts';
import { mapRows } from './map-drawing.ts';
import { pairsOf } from './pairs.ts';
import {
  combatCardsWords,
  deployWords,
  firstPlayerWords,
  onLineWords,
  walkersWords,
  yesOrNo,
} from './plain-values.ts';
import type { ScenarioKey } from './said.ts';
import { choiceWords, teamNames } from './team-names.ts';

/** The name of the new scenario must be another than that of the known one. */
export function writeScenario(scenario: Scenario, id: string): string {
  const { name, teams, teamSize } = scenario;
  const values: readonly (readonly [ScenarioKey, string])[] = [
    ['Scenario', id],
    ['Name', name.en],
    ['Nom', name.fr],
    ['Based on', scenario.id],
    [
      'Map',
      mapRows(scenario.layout)
        .map((row) => `\n  ${row}`)
        .join(''),
    ],
    ['Rooms', pairsOf(scenario.rooms).join(' ')],
    ['Blue', teamNames(teams[0])],
    ['Yellow', teamNames(teams[1])],
    ['Choose', teamSize ? choiceWords(teamSize) : 'all'],
    ['On line', onLineWords(scenario)],
    ['Deploy', deployWords(scenario)],
    ['Sides by lot', yesOrNo(scenario.sidesByLot ?? false)],
    ['First player', firstPlayerWords(scenario)],
    ['Combat cards', combatCardsWords(scenario)],
    ['Jump cards', String(scenario.jumpCards)],
    ['Goal', goalWords(scenario)],
    ['Walk on lines', walkersWords(scenario)],
  ];
  return `${values.map(([key, value]) => `${key}:${value.startsWith('\n') ? '' : ' '}${value}`).join('\n')}\n`;
}
