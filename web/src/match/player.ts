/** Who sits at a seat. The names stand in saved games and records. */
export const BOT_LEVELS = ['random', 'greedy', 'novice', 'casual', 'skilled', 'expert', 'master'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: BotLevel };
