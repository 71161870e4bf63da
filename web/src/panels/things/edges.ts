/** What stands between two squares: a portcullis, an arrow-slit, a wall; who gets through it, and how. */
import {
  type About,
  byBook,
  inZones,
  kindsWith,
  type ThingFacts,
  withAction,
  withTrait,
  wordsNow,
} from './about.ts';

/** The weapons that strike over a distance and those that shoot, as abilities count them. */
const [REACH, RANGED] = [1, 2];

export function aboutPortcullis(about: About, slot: number, gate: number): ThingFacts {
  const w = wordsNow();
  const { ruleset, view } = about;
  const shown = view.shown.rooms[slot];
  const state = (shown?.faceUp ? shown.gates[gate] : undefined) ?? 'closed';
  return {
    title: w.portcullis[state],
    lines: [w.gate[state]],
    uses:
      state === 'broken'
        ? []
        : [
            { label: w.opensGate, kinds: kindsWith(ruleset, withAction('openGate')) },
            { label: w.breaksGate, kinds: kindsWith(ruleset, withAction('breakGate')) },
            { label: w.passes, kinds: kindsWith(ruleset, withTrait('incorporeal')) },
          ],
    rules: byBook(
      about,
      ['BD-PORT-3', 'BD-PORT-4', 'BD-PORT-5', 'BD-PORT-6', 'BD-PORT-8', 'BD-MOVE-13'],
      ['CG-MOVE-12', 'CG-MOVE-5', 'CG-OBJ-Key-1', 'CG-ADJ-2'],
    ),
  };
}

export function aboutSlit(about: About): ThingFacts {
  const w = wordsNow();
  const { ruleset } = about;
  return {
    title: w.slit,
    lines: [w.slitDoes],
    uses: [
      {
        label: w.walksThrough,
        kinds: kindsWith(ruleset, (one) => withTrait('throughSlits')(one) || withAction('wallWalk')(one)),
      },
      { label: w.shootsThrough, kinds: kindsWith(ruleset, ({ weapon }) => weapon === RANGED) },
      ...(inZones(about)
        ? []
        : [{ label: w.strikesThrough, kinds: kindsWith(ruleset, ({ weapon }) => weapon === REACH) }]),
      { label: w.passes, kinds: kindsWith(ruleset, withTrait('incorporeal')) },
    ],
    rules: byBook(
      about,
      ['BD-MOVE-15', 'BD-LOS-6', 'BD-LOS-7', 'BD-COMBAT-3', 'BD-REVEAL-11'],
      ['CG-MOVE-13', 'CG-LOS-7', 'CG-LOS-8'],
    ),
  };
}

export function aboutWall(about: About): ThingFacts {
  const w = wordsNow();
  const { ruleset } = about;
  return {
    title: w.wall,
    lines: [w.wallDoes],
    uses: [
      { label: w.walksThrough, kinds: kindsWith(ruleset, withAction('wallWalk')) },
      { label: w.breaksWalls, kinds: kindsWith(ruleset, withAction('breakWalls')) },
      { label: w.passes, kinds: kindsWith(ruleset, withTrait('incorporeal')) },
    ],
    rules: byBook(about, ['BD-MOVE-14', 'BD-LOS-2'], ['CG-MOVE-13', 'CG-LOS-3']),
  };
}
