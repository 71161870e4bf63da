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

/** How fast the games of one edition are played; one value per round. */
export interface GameSpeeds {
  readonly fullListActions: readonly number[];
  readonly fullListGames: readonly number[];
  readonly pieceFirstActions: readonly number[];
  readonly pieceFirstGames: readonly number[];
}

export interface Speeds {
  /** Millions of steps of the calibration loop per second. */
  readonly calibration: readonly number[];
  readonly chessMoves: readonly number[];
  readonly ticTacToeMoves: readonly number[];
  /** In the order in which the games were given. */
  readonly editions: readonly GameSpeeds[];
}

/** The same games in both ways of choosing. */
export interface Contestants {
  readonly fullList: RandomGames;
  readonly pieceFirst: RandomGames;
}

export interface Rounds {
  readonly rounds: number;
  readonly milliseconds: number;
}

const playOne = (games: RandomGames) => (): number => {
  games.playOne();
  return 1;
};

function gamesAndActions(games: RandomGames, milliseconds: number): { games: number; actions: number } {
  const { games: gamesBefore, actions: actionsBefore } = games;
  const gamesPerSecond = perSecond(playOne(games), milliseconds);
  const actionsPerGame = (games.actions - actionsBefore) / (games.games - gamesBefore);
  return { games: gamesPerSecond, actions: gamesPerSecond * actionsPerGame };
}

export function measureSpeeds(contestants: readonly Contestants[], plan: Rounds): Speeds {
  const { milliseconds } = plan;
  const round = () => ({
    calibration: perSecond(calibrate, milliseconds / 4),
    chess: perSecond(playChess, milliseconds),
    ticTacToe: perSecond(playTicTacToe, milliseconds),
    editions: contestants.map(({ fullList, pieceFirst }) => ({
      full: gamesAndActions(fullList, milliseconds),
      piece: gamesAndActions(pieceFirst, milliseconds),
    })),
  });
  // Warm up: compilers need to see the work before it is measured.
  for (let i = 0; i < 2; i++) round();
  const rounds = Array.from({ length: plan.rounds }, round);
  const series = (
    index: number,
    pick: (edition: (typeof rounds)[number]['editions'][number]) => number,
  ): number[] =>
    rounds.flatMap(({ editions }) => {
      const edition = editions[index];
      return edition ? [pick(edition)] : [];
    });
  return {
    calibration: rounds.map((r) => r.calibration),
    chessMoves: rounds.map((r) => r.chess),
    ticTacToeMoves: rounds.map((r) => r.ticTacToe),
    editions: contestants.map((_games, index) => ({
      fullListActions: series(index, ({ full }) => full.actions),
      fullListGames: series(index, ({ full }) => full.games),
      pieceFirstActions: series(index, ({ piece }) => piece.actions),
      pieceFirstGames: series(index, ({ piece }) => piece.games),
    })),
  };
}
