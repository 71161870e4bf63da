/**
 * How fast games are played, in turns with the calibration loop and the peers.
 *
 * In turns, because a machine has busy moments: whatever slows one of them down for a while slows its neighbours in
 * the same round down too, and only their ratios are judged.
 */
import { calibrate } from './calibration.ts';
import { perSecond } from './measuring.ts';
import { playTicTacToe } from './peers/boardgame.ts';
import { playChess } from './peers/chess.ts';
import type { RandomGames } from './random-games.ts';

/** One value per round. */
export interface Speeds {
  /** Millions of steps of the calibration loop per second. */
  readonly calibration: readonly number[];
  readonly fullListActions: readonly number[];
  readonly fullListGames: readonly number[];
  readonly pieceFirstActions: readonly number[];
  readonly pieceFirstGames: readonly number[];
  readonly chessMoves: readonly number[];
  readonly ticTacToeMoves: readonly number[];
}

export interface Rounds {
  readonly rounds: number;
  readonly milliseconds: number;
}

const playOne = (games: RandomGames) => (): number => {
  games.playOne();
  return 1;
};

export function measureSpeeds(fullList: RandomGames, pieceFirst: RandomGames, plan: Rounds): Speeds {
  const { milliseconds } = plan;
  const round = () => {
    const gamesAndActions = (games: RandomGames): { games: number; actions: number } => {
      const { games: gamesBefore, actions: actionsBefore } = games;
      const gamesPerSecond = perSecond(playOne(games), milliseconds);
      const actionsPerGame = (games.actions - actionsBefore) / (games.games - gamesBefore);
      return { games: gamesPerSecond, actions: gamesPerSecond * actionsPerGame };
    };
    return {
      calibration: perSecond(calibrate, milliseconds / 4),
      full: gamesAndActions(fullList),
      chess: perSecond(playChess, milliseconds),
      piece: gamesAndActions(pieceFirst),
      ticTacToe: perSecond(playTicTacToe, milliseconds),
    };
  };
  // Warm up: compilers need to see the work before it is measured.
  for (let i = 0; i < 2; i++) round();
  const rounds = Array.from({ length: plan.rounds }, round);
  return {
    calibration: rounds.map((r) => r.calibration),
    fullListActions: rounds.map((r) => r.full.actions),
    fullListGames: rounds.map((r) => r.full.games),
    pieceFirstActions: rounds.map((r) => r.piece.actions),
    pieceFirstGames: rounds.map((r) => r.piece.games),
    chessMoves: rounds.map((r) => r.chess),
    ticTacToeMoves: rounds.map((r) => r.ticTacToe),
  };
}
