/** Who sits at a seat. */
export const BOT_LEVELS = ['random', 'greedy'] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

export type Player = { readonly kind: 'human' } | { readonly kind: 'bot'; readonly level: BotLevel };
