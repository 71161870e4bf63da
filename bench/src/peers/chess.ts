/** chess.js as its readme shows it: the list of moves, any of them, and a new game when this one is over. */
import { Chance } from '@dungeon-twister/rules';
import { Chess } from 'chess.js';

const MOVES_IN_ONE_GO = 20;
const chance = new Chance('chess');
let game = new Chess();

/** Its own `isGameOver` would list the moves a second time; asked like this, the peer loses nothing. */
const isDrawn = (): boolean =>
  game.isDrawByFiftyMoves() || game.isInsufficientMaterial() || game.isThreefoldRepetition();

export function playChess(): number {
  for (let i = 0; i < MOVES_IN_ONE_GO; i++) {
    const moves = game.moves();
    const move = moves.length > 0 ? moves[chance.below(moves.length)] : undefined;
    if (move === undefined) game = new Chess();
    else {
      game.move(move);
      if (isDrawn()) game = new Chess();
    }
  }
  return MOVES_IN_ONE_GO;
}
