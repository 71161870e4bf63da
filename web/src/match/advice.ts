/** What a hint gives as its reason, and what the first games point out: without words, which each language has. */
import type { PieceId } from '@dungeon-twister/rules';

/** `isLater`: the step itself only prepares it. */
export type Reason = { readonly isLater?: true } & What;

type What =
  | { readonly why: 'out'; readonly piece: PieceId; readonly points: number }
  | {
      readonly why: 'attacks';
      readonly piece: PieceId;
      readonly target: PieceId;
      readonly attack: number;
      readonly defence: number | null;
    }
  | { readonly why: 'reveals' | 'opensGate' | 'gear'; readonly piece: PieceId }
  /** With what it brings whoever carries it out, besides himself. */
  | { readonly why: 'takes'; readonly piece: PieceId; readonly points: number }
  | {
      readonly why: 'finishes' | 'heals' | 'opensWay' | 'closesWay' | 'nearer' | 'carries';
      readonly piece: PieceId;
    }
  | {
      readonly why: 'wins' | 'rests' | 'savesCard' | 'mixed' | 'unread' | 'team' | 'placing' | 'best';
    };

export const TIPS = ['exitNear', 'woundedNear', 'gearOpens', 'combatCard', 'jumpCard'] as const;
export type TipName = (typeof TIPS)[number];
