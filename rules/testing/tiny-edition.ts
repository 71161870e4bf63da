/**
 * An edition that no box contains, to prove that the core knows none by name: two rooms of two zones each, two points a
 * turn that cannot be saved, three combat cards, one way out.
 *
 * It is made of the same policies and kinds of action as the others, chosen otherwise, and of one policy of its own.
 */
import { attack } from '../src/actions/attack.ts';
import type { ActionKind } from '../src/model/action-kind.ts';
import { reveal } from '../src/actions/reveal.ts';
import { face, facers } from '../src/actions/zones/facing-at-set-up.ts';
import { zoneMove } from '../src/actions/zones/zone-move.ts';
import { defineCharacter, defineObject } from '../src/model/piece-kinds.ts';
import { defineAbility } from '../src/model/ability.ts';
import { cardEdition } from '../src/editions/card-game/card-edition.ts';
import type { Edition } from '../src/model/edition.ts';
import type { ActionPoints } from '../src/model/policies.ts';
import type { Scenario } from '../src/model/scenario.ts';
import { readZoneRoom } from '../src/map/read-room-drawing.ts';
import { ACTIVE, AP } from '../src/model/fields.ts';
import { openStage } from '../src/turn/turn-and-game-end.ts';
import {
  actStage,
  COMBAT_STAGES,
  OVER_STAGE,
  PLACE_STAGE,
  SET_UP_STAGES,
  stage,
} from '../src/flow/stages.ts';

const POINTS = 2;

/** Two points in every turn, and none is kept. */
const twoAlways: ActionPoints = {
  id: 'twoAlways',
  most: POINTS,
  mostSaved: 0,
  hand: 0,
  begin(p, emit): void {
    p.data[AP] = POINTS;
    if (emit) emit({ event: { type: 'pointsGained', seat: p.data[ACTIVE], points: POINTS, total: POINTS } });
    openStage(p, 'act', p.data[ACTIVE]);
  },
  end: () => undefined,
  cardRefusal: () => 'NO_SUCH_CARD',
};

const FIGURE_KINDS: readonly ActionKind[] = [zoneMove, reveal, attack];

const tinyEdition: Edition = {
  ...cardEdition,
  id: 'tiny',
  name: { en: 'Tiny', fr: 'Minuscule' },
  stages: [
    ...SET_UP_STAGES,
    stage('face', [face], { deciders: facers }),
    actStage(FIGURE_KINDS),
    PLACE_STAGE,
    ...COMBAT_STAGES,
    OVER_STAGE,
  ],
  figureKinds: FIGURE_KINDS,
  policies: (scenario, options, rules) => ({
    ...cardEdition.policies(scenario, options, rules),
    actionPoints: twoAlways,
  }),
};

/** Open on all sides, so that it can be crossed however it is turned; one door between its zones. */
const SIDE_BY_SIDE = [
  '+   +   +   +   +   +',
  '  T   T | S   S   S  ',
  '+   +   +   +   +   +',
  '  T   T | S   S   S  ',
  '+   +   +   +   +   +',
  '  T   T   S   S   S  ',
  '+   +   +   +   +   +',
  '  T   T | S   S   S  ',
  '+   +   +   +   +   +',
  '  T   T | S   S   S  ',
  '+   +   +   +   +   +',
];

const runner = defineCharacter({
  id: 'runner',
  name: { en: 'Runner', fr: 'Coureur' },
  letters: { en: 'Rn', fr: 'Cr' },
  movement: 2,
  combat: 1,
  abilities: [],
});
const guard = defineCharacter({
  id: 'guard',
  name: { en: 'Guard', fr: 'Garde' },
  letters: { en: 'Gd', fr: 'Gd' },
  movement: 1,
  combat: 2,
  abilities: [],
});
const feather = defineObject({
  id: 'feather',
  name: { en: 'Feather', fr: 'Plume' },
  letters: { en: 'Ft', fr: 'Pl' },
  abilities: [defineAbility({ id: 'feather', rules: [], exitPoints: 1 })],
});

const team = { characters: [runner, guard], objects: [feather] };

/** One room before each starting zone; whoever gets out with a Feather has won. */
export const tinyGame: Scenario = {
  id: 'tiny',
  edition: tinyEdition,
  name: { en: 'Tiny game', fr: 'Partie minuscule' },
  rules: [],
  colours: ['blue', 'yellow'],
  layout: {
    zones: 2,
    slots: [
      { x: 0, y: 0, capacity: 1, kinds: 'objects' },
      { x: 0, y: 5, capacity: 1, kinds: 'objects' },
    ],
    lines: [
      { x: 0, y: 10, runs: 'east', length: 5, dots: [0, 1], owner: 'blue', facings: 2 },
      { x: 0, y: -1, runs: 'east', length: 5, dots: [0, 1], owner: 'yellow', facings: 2 },
    ],
  },
  rooms: [readZoneRoom('tiny-cw', 1, 'cw', SIDE_BY_SIDE), readZoneRoom('tiny-ccw', 1, 'ccw', SIDE_BY_SIDE)],
  teams: [team, team],
  onLine: [2, 2],
  combatCards: [0, 1, 2],
  jumpCards: 0,
  deployOrder: 'together',
  firstPlayer: 'lot',
  goal: { kind: 'points', points: 2, atOnce: true },
  goalIsOption: false,
  handicapAllowed: false,
  walksOnLines: [],
};
