/** A pit: who jumps over it, walks over it, stays on it. */
import {
  type About,
  byBook,
  inZones,
  isCharacter,
  kindsWith,
  type ThingFacts,
  withTrait,
  wordsNow,
} from './about.ts';

export function aboutPit(about: About): ThingFacts {
  const w = wordsNow();
  const { ruleset } = about;
  const over = kindsWith(ruleset, (one) => withTrait('overPits')(one) || withTrait('onPits')(one));
  const jumps = ruleset.scenario.jumpCards > 0;
  const landing = ruleset.rules.jumpLanding === 'straight' ? 'BD-JUMP-6' : 'BD-JUMP-7';
  return {
    title: w.pit,
    lines: [inZones(about) ? w.pitBetween : w.pitSquare],
    uses: [
      ...(jumps ? [{ label: w.jumpsOver, text: w.anyoneJumps }] : []),
      { label: w.walksOver, kinds: over.filter(isCharacter) },
      { label: w.staysOn, kinds: kindsWith(ruleset, withTrait('onPits')).filter(isCharacter) },
      { label: w.helpsOver, kinds: over.filter((kind) => !isCharacter(kind)) },
      { label: w.passes, kinds: kindsWith(ruleset, withTrait('incorporeal')) },
    ],
    rules: [
      ...byBook(about, ['BD-MOVE-16', 'BD-PIT-1', 'BD-PIT-4'], ['CG-MOVE-11']),
      ...(jumps ? byBook(about, ['BD-JUMP-1', landing], ['CG-JUMP-1', 'CG-JUMP-2']) : []),
      ...byBook(about, ['BD-LOS-5'], ['CG-LOS-6']),
    ],
  };
}
