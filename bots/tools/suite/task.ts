/**
 * A position of the suite as a text file: the notation of positions, with what is to be reached and an answer in
 * comments, so that every reader of positions reads it.
 */
import { parsePosition, type Position, writePositionText } from '@dungeon-twister/rules';
import { type Aim, type Kind, readAim, writeAim } from './aim.ts';

export interface Task {
  readonly position: Position;
  readonly aim: Aim;
  /** Whether it cannot be reached without turning a room. */
  readonly onlyByTurning: boolean;
  /** One way to reach it: the lines of the actions, without the end of the turn and without cards in combats. */
  readonly answer: readonly string[];
  /** Where it was found. */
  readonly source: string;
}

/** A task and its place in the suite, as `win/001`. */
export interface NamedTask {
  readonly name: string;
  readonly kind: Kind;
  readonly task: Task;
}

const ONLY_BY_TURNING = ', only by turning a room';

export function writeTask({ position, aim, onlyByTurning, answer, source }: Task): string {
  const [title = '', ...rest] = writePositionText(position).split('\n');
  return [
    title,
    `# aim: ${writeAim(aim)}${onlyByTurning ? ONLY_BY_TURNING : ''}`,
    `# answer: ${answer.join('; ')}`,
    `# from: ${source}`,
    ...rest,
  ].join('\n');
}

/** Reads a file of the suite; what is wrong with it is thrown, since all of them are ours. */
export function readTask(text: string): Task {
  const comment = (key: string): string => {
    const line = text.split('\n').find((one) => one.startsWith(`# ${key}: `));
    if (line === undefined) throw new Error(`no line "# ${key}: "`);
    return line.slice(key.length + 4);
  };
  const said = comment('aim');
  const onlyByTurning = said.endsWith(ONLY_BY_TURNING);
  const aim = readAim(onlyByTurning ? said.slice(0, -ONLY_BY_TURNING.length) : said);
  if (!aim) throw new Error(`"${said}" is no aim`);
  const read = parsePosition(text);
  if (!read.ok) throw new Error(`line ${read.line}: ${read.reason}`);
  return {
    position: read.position,
    aim,
    onlyByTurning,
    answer: comment('answer').split('; '),
    source: comment('from'),
  };
}
