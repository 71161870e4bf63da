/** boardgame.io as its tutorial shows it: tic-tac-toe through a client, any free cell, reset when the game is over. */
import { createRequire } from 'node:module';
import { Chance } from '@dungeon-twister/rules';
import type { Game } from 'boardgame.io' with { 'resolution-mode': 'require' };
import type * as ClientModule from 'boardgame.io/client' with { 'resolution-mode': 'require' };
import type * as CoreModule from 'boardgame.io/core' with { 'resolution-mode': 'require' };

// Its development build checks and logs more; measured is what it does in production.
process.env['NODE_ENV'] ??= 'production';
// The package has folders, not exports, behind these names: only `require` finds them.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof ClientModule;
const { INVALID_MOVE } = require('boardgame.io/core') as typeof CoreModule;

interface Cells {
  cells: (string | null)[];
}

const ROWS = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

const isWon = (cells: Cells['cells']): boolean =>
  ROWS.some(([a, b, c]) => cells[a] !== null && cells[a] === cells[b] && cells[b] === cells[c]);

const ticTacToe: Game<Cells> = {
  name: 'tic-tac-toe',
  setup: () => ({ cells: Array<string | null>(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    clickCell({ G, playerID }, cell: number) {
      if (G.cells[cell] !== null) return INVALID_MOVE;
      G.cells[cell] = playerID;
      return undefined;
    },
  },
  endIf({ G, ctx }) {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

const MOVES_IN_ONE_GO = 20;
const chance = new Chance('tic-tac-toe');
const client = Client({ game: ticTacToe, numPlayers: 2, debug: false });
client.start();

export function playTicTacToe(): number {
  for (let i = 0; i < MOVES_IN_ONE_GO; i++) {
    const state = client.getState();
    if (!state || state.ctx.gameover !== undefined) {
      client.reset();
      i--;
      continue;
    }
    const free: number[] = [];
    state.G.cells.forEach((cell, index) => {
      if (cell === null) free.push(index);
    });
    client.moves['clickCell']?.(free[chance.below(free.length)]);
  }
  return MOVES_IN_ONE_GO;
}
