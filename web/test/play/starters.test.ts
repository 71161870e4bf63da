import { type Action, SCENARIOS } from '@dungeon-twister/rules';
import { expect, test } from 'vitest';
import { Match } from '../../src/match/match.ts';
import { onlyObjectsWait, othersWait } from '../../src/play/starters.ts';

const layOf = (actions: readonly Action[]): string[] =>
  actions.flatMap((action) => (action.type === 'lay' ? [action.piece] : []));

test.each(SCENARIOS.map(({ id, colours }) => [id, colours.length] as const))(
  'in %s it is said of the others that they wait in the rooms where some will be laid there, and only there',
  (scenario, seats) => {
    const match = Match.create(
      { scenario },
      Array.from({ length: seats }, () => ({ kind: 'human' })),
      'starters',
    );
    const { pieces } = match.ruleset;
    const said = new Set<string>();
    const laid = new Set<number>();
    for (let deed = 0; deed < 400 && match.now.value.view.shown.turn === 0; deed++) {
      if (match.handOver.value !== null) match.takeOver();
      const { now } = match;
      const { seat, stage, answers } = now.value;
      const [answer] = answers;
      if (!answer || stage === 'card') break;
      if (stage === 'deploy') said.add(`${seat} ${othersWait(match.ruleset, now.value)}`);
      if (layOf(answers).some((id) => pieces.isCharacter[pieces.byId.get(id) ?? -1] === 1)) laid.add(seat);
      expect(match.perform(seat, answer)).toBeNull();
    }
    // The same from the first to the last of a team.
    expect(said).toEqual(new Set(Array.from({ length: seats }, (_, seat) => `${seat} ${laid.has(seat)}`)));
    expect(onlyObjectsWait(match.ruleset)).toBe(laid.size === 0);
  },
);
