/**
 * The exact equilibrium of a zero-sum game in which both choose at once: what one side can be sure of whatever the
 * other does, and with which mixtures of choices.
 *
 * A dense simplex over doubles. All payoffs are brought between 1 and 2 first, so that the first corner is feasible and
 * the tolerances below mean the same in every game. The most promising column enters; where that goes round in circles,
 * as it can where many corners coincide, Bland's rule takes over, which always ends. Nothing but the four operations of
 * arithmetic is used, so that every machine finds the same numbers.
 */

/** A game: what the row player wins (and the column player loses) for each pair of choices, row by row. */
export interface MatrixGame {
  readonly rows: number;
  readonly columns: number;
  readonly payoffs: Float64Array;
}

/** How it is played best. */
export interface Equilibrium {
  /** What the row player expects, whatever the other does. */
  readonly value: number;
  /** How often each row is chosen; the sum is 1. */
  readonly row: Float64Array;
  readonly column: Float64Array;
}

/** Below this a reduced cost counts as none. */
const NO_GAIN = 1e-13;
/** Below this an element is no pivot. */
const NO_PIVOT = 1e-11;
/** Ratios closer than this are a tie. */
const TIE = 1e-13;
/** After so many exchanges for each row and column it is taken for a circle. */
const PATIENCE = 3;

/**
 * The column player's linear program in condensed form: the columns are the variables that are 0, the rows those that
 * are not, with one more row for the objective and one more column for the right-hand side.
 */
class Tableau {
  private readonly rows: number;
  private readonly columns: number;
  private readonly width: number;
  private readonly cells: Float64Array;
  /** Which variable each row and column stands for: columns of the game first, then the slack of each row. */
  private readonly basic: Int32Array;
  private readonly free: Int32Array;

  constructor(rows: number, columns: number) {
    this.rows = rows;
    this.columns = columns;
    this.width = columns + 1;
    this.cells = new Float64Array((rows + 1) * this.width);
    this.basic = new Int32Array(rows);
    this.free = new Int32Array(columns);
  }

  /** Begins with nothing but slack: maximise the sum of all columns, each row at most 1. */
  begin(payoffs: Float64Array, least: number, range: number): void {
    const { rows, columns, width, cells } = this;
    for (let i = 0; i < rows; i++) {
      this.basic[i] = columns + i;
      for (let j = 0; j < columns; j++) cells[i * width + j] = (payoffs[i * columns + j] - least) / range + 1;
      cells[i * width + columns] = 1;
    }
    for (let j = 0; j < columns; j++) {
      this.free[j] = j;
      cells[rows * width + j] = -1;
    }
    cells[rows * width + columns] = 0;
  }

  solve(): void {
    const patience = PATIENCE * (this.rows + this.columns);
    for (let exchanges = 0; ; exchanges++) {
      const column = this.entering(exchanges > patience);
      if (column < 0) return;
      const row = this.leaving(column);
      // Every payoff is positive, so some row always bounds the column; rounding could only hide a step without gain.
      if (row < 0) return;
      this.exchange(row, column);
    }
  }

  /** The column that promises most, or by Bland's rule the first of those that promise anything; -1 at the optimum. */
  private entering(first: boolean): number {
    const { columns, width, cells, free } = this;
    const objective = this.rows * width;
    let found = -1;
    for (let j = 0; j < columns; j++) {
      const cost = cells[objective + j];
      if (cost >= -NO_GAIN) continue;
      if (found < 0 || (first ? free[j] < free[found] : cost < cells[objective + found])) found = j;
    }
    return found;
  }

  /** The row that bounds this column first; of several the variable with the lowest number. */
  private leaving(column: number): number {
    const { rows, columns, width, cells, basic } = this;
    let found = -1;
    let least = 0;
    for (let i = 0; i < rows; i++) {
      const element = cells[i * width + column];
      if (element <= NO_PIVOT) continue;
      const ratio = cells[i * width + columns] / element;
      if (found >= 0 && (ratio > least + TIE || (ratio >= least - TIE && basic[i] > basic[found]))) continue;
      found = i;
      least = ratio;
    }
    return found;
  }

  private exchange(row: number, column: number): void {
    const { rows, width, cells, basic, free } = this;
    const at = row * width;
    const inverse = 1 / cells[at + column];
    cells[at + column] = 1;
    for (let j = 0; j < width; j++) cells[at + j] *= inverse;
    for (let i = 0; i <= rows; i++) {
      const from = i * width;
      const factor = cells[from + column];
      if (i === row || factor === 0) continue;
      cells[from + column] = 0;
      for (let j = 0; j < width; j++) cells[from + j] -= factor * cells[at + j];
    }
    [basic[row], free[column]] = [free[column], basic[row]];
  }

  /** The mixtures of the corner that was reached. */
  read(row: Float64Array, column: Float64Array): void {
    const { rows, columns, width, cells, basic, free } = this;
    for (let i = 0; i < rows; i++)
      if (basic[i] < columns) column[basic[i]] = Math.max(0, cells[i * width + columns]);
    for (let j = 0; j < columns; j++)
      if (free[j] >= columns) row[free[j] - columns] = Math.max(0, cells[rows * width + j]);
  }
}

/** Solves a game. Nothing of it is kept or changed. */
export function solveMatrixGame({ rows, columns, payoffs }: MatrixGame): Equilibrium {
  const row = new Float64Array(rows);
  const column = new Float64Array(columns);
  let [least, most] = [payoffs[0], payoffs[0]];
  for (let k = 1; k < rows * columns; k++) {
    if (payoffs[k] < least) least = payoffs[k];
    else if (payoffs[k] > most) most = payoffs[k];
  }
  if (least === most) {
    row.fill(1 / rows);
    column.fill(1 / columns);
    return { value: least, row, column };
  }
  const tableau = new Tableau(rows, columns);
  tableau.begin(payoffs, least, most - least);
  tableau.solve();
  tableau.read(row, column);
  shareOut(row);
  shareOut(column);
  return { value: expected({ rows, columns, payoffs }, row, column), row, column };
}

/** Makes the sum 1. */
function shareOut(weights: Float64Array): void {
  let sum = 0;
  for (let k = 0; k < weights.length; k++) sum += weights[k];
  for (let k = 0; k < weights.length; k++) weights[k] /= sum;
}

/** What the row player gets on average when both mix like this. */
function expected({ rows, columns, payoffs }: MatrixGame, row: Float64Array, column: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < rows; i++) {
    if (row[i] === 0) continue;
    let here = 0;
    for (let j = 0; j < columns; j++) here += payoffs[i * columns + j] * column[j];
    sum += row[i] * here;
  }
  return sum;
}
