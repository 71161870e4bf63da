/** What the facts of a thing are made from, and who of this game can do what: asked of the abilities of its pieces. */
import type { ActionType, Chart, Ruleset, View } from '@dungeon-twister/rules';
import { language } from '../../words/language.ts';
import { THING_WORDS } from '../../words/things.ts';

type Kind = Ruleset['pieces']['kinds'][number];
type KindAbility = Kind['abilities'][number];
type Trait = NonNullable<KindAbility['traits']>[number];

/** Who can do something with it: pieces by their kind, or anybody, in words. */
interface Use {
  readonly label: string;
  readonly kinds?: readonly Kind[];
  readonly text?: string;
}

export interface ThingFacts {
  readonly title: string;
  readonly lines: readonly string[];
  readonly uses: readonly Use[];
  readonly rules: readonly string[];
}

/** The kinds of pieces of this game with an ability of which something holds, each once. */
export function kindsWith({ pieces }: Ruleset, holds: (ability: KindAbility) => boolean): Kind[] {
  const found = pieces.kinds.filter(({ abilities }) => abilities.some(holds));
  return [...new Map(found.map((kind) => [kind.id, kind])).values()];
}

export const withTrait = (trait: Trait) => (ability: KindAbility) => ability.traits?.includes(trait) ?? false;
export const withAction = (type: ActionType) => (ability: KindAbility) =>
  ability.actions?.some((action) => action.type === type) ?? false;

export const isCharacter = (kind: Kind): boolean => 'movement' in kind;

/** What the facts of a thing are made from. */
export interface About {
  readonly ruleset: Ruleset;
  readonly view: View;
  readonly chart: Chart;
}

export const wordsNow = () => THING_WORDS[language.value];

export const inZones = ({ ruleset }: About): boolean => ruleset.layout.zones > 0;

/** The rules of the book that is played by. */
export const byBook = (
  about: About,
  board: readonly string[],
  cards: readonly string[],
): readonly string[] => (inZones(about) ? cards : board);
