/** A running game, for those who have never seen one. Loaded beside the first page: nobody waits for it. */
import type { View } from '@dungeon-twister/rules';
import { StillBoard } from '../board/still-board.tsx';
import picture from './picture.json';

const SPACE = { width: 2, height: 1 };

/** Drawn by the board itself, so that it looks as games look; `web/tools/home-picture.ts` writes it. */
export const RunningGame = () => <StillBoard view={picture as View} space={SPACE} />;
