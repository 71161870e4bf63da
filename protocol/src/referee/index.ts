/** The conversation with the referee (`dt referee`), specified in docs/referee.md. */
export { answerFault } from './answer-fault.ts';
export {
  ANSWERS,
  type AnswerTo,
  FailureAnswer,
  type NamedRefusal,
  type RefereeAnswer,
  RefereeError,
} from './answers.ts';
export { ERROR_CODES, type ErrorCode } from './error-codes.ts';
export { LIMITS, type Limits } from './limits.ts';
export { type BadRequest, idOf, type JsonObject, readRequest, type ReadRequest } from './read-request.ts';
export {
  type RefereeRequest,
  REQUEST_NAMES,
  type RequestName,
  type RequestOf,
  REQUESTS,
} from './requests.ts';
export { REFEREE_PROTOCOL } from './version.ts';
