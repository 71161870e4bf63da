/** A conversation for tests: requests are objects, answers are checked against their schema and given as objects. */
import assert from 'node:assert/strict';
import {
  answerFault,
  type AnswerTo,
  type FailureAnswer,
  type Limits,
  type RefereeError,
  REQUEST_NAMES,
  type RequestName,
} from '@dungeon-twister/protocol';
import { Session } from '../../src/referee/session.ts';

type Fields = Readonly<Record<string, unknown>>;

/** What is drawn in tests: 128 bits that one can count. */
export const drawnSeed = (number: number): string => number.toString(16).padStart(32, '0');

export class Talk {
  readonly session: Session;

  constructor(limits: Partial<Limits> = {}) {
    let seeds = 0;
    this.session = new Session({ program: '0.0.0', drawSeed: () => drawnSeed(++seeds), limits });
  }

  /** What is answered to a line. */
  line(line: string): Fields {
    const answer = JSON.parse(this.session.answer(line) ?? 'null') as Fields;
    assert.equal(answerFault(nameIn(line), answer), null, line.slice(0, 200));
    return answer;
  }

  /** What is answered to a request that is served. */
  ask<Name extends RequestName>(name: Name, fields: Fields = {}): AnswerTo<Name> {
    const answer = this.line(JSON.stringify({ do: name, ...fields }));
    assert.equal(answer['ok'], true, JSON.stringify(answer));
    return answer as AnswerTo<Name>;
  }

  /** The error that is answered to a request that is not. */
  fails(name: string, fields: Fields = {}): RefereeError {
    return this.failsOn(JSON.stringify({ do: name, ...fields }));
  }

  failsOn(line: string): RefereeError {
    const answer = this.line(line);
    assert.equal(answer['ok'], false, JSON.stringify(answer).slice(0, 500));
    return (answer as FailureAnswer).error;
  }

  /** The whole truth about a game, byte by byte. */
  truth(game: string): string {
    return this.session.answer(JSON.stringify({ do: 'save', game, form: 'json' })) + this.position(game);
  }

  position(game: string): string {
    return this.session.answer(JSON.stringify({ do: 'position', game, form: 'json' })) ?? '';
  }
}

/** The request that a line asks for, if it can be made out. */
export function nameIn(line: string): RequestName | null {
  try {
    const { do: name } = (JSON.parse(line) ?? {}) as { readonly do?: unknown };
    return REQUEST_NAMES.find((known) => known === name) ?? null;
  } catch {
    return null;
  }
}
