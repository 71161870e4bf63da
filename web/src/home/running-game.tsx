/** A running game, for those who have never seen one. Loaded beside the first page: nobody waits for it. */
import { StillBoard } from '../board/still-board.tsx';
import { PICTURE } from './picture.ts';

const SPACE = { width: 2, height: 1 };

export const RunningGame = () => <StillBoard view={PICTURE} space={SPACE} />;
