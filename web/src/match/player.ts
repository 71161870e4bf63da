/** Who sits at a seat. The names stand in saved games and records. */
export const BOT_LEVELS = ['random', 'greedy', 'novice', 'casual', 'skilled', 'expert', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** What a bot likes to do. The two simplest look too short a way ahead to like anything. */
export const BOT_STYLES = ['runner', 'hunter', 'tinkerer'] as const;
export type BotStyle = (typeof BOT_STYLES)[number];

/** As other programs ask for a bot: its level, or `expert/hunter`. */
export type BotName = BotLevel | `${BotLevel}/${BotStyle}`;

export interface BotPlayer {
  readonly kind: 'bot';
  readonly level: BotLevel;
  readonly style?: BotStyle;
}

export type Player = { readonly kind: 'human' } | BotPlayer;

export const botName = ({ level, style }: Pick<BotPlayer, 'level' | 'style'>): BotName =>
  style === undefined ? level : `${level}/${style}`;

const WITHOUT_STYLE: ReadonlySet<BotLevel> = new Set(['random', 'greedy']);

/** Everybody who can be asked to play. */
const BOTS: readonly BotPlayer[] = BOT_LEVELS.flatMap((level) => [
  { kind: 'bot', level },
  ...(WITHOUT_STYLE.has(level) ? [] : BOT_STYLES.map((style) => ({ kind: 'bot', level, style }) as const)),
]);

/** Null where nobody is called so. */
export const botNamed = (name: string): BotPlayer | null => BOTS.find((bot) => botName(bot) === name) ?? null;
