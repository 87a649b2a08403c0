import { StorageError, StorageFullError } from '../storage/errors.ts';
import { BusyError } from '../turns.ts';
import { type ErrorCode, errorTable } from './errors.ts';
import { type Locale, translate } from './messages.ts';

export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The only error class for refused calls: thrown by services, sent as RFC 9457 problem details. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly FieldProblem[];
  /** Seconds until a retry, for 429, 503 and 507. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: { detail?: string; errors?: readonly FieldProblem[]; retryAfter?: number } = {},
  ) {
    super(options.detail ?? '');
    this.name = 'Problem';
    this.code = code;
    this.status = errorTable[code].status;
    this.errors = options.errors ?? [];
    this.retryAfter = options.retryAfter;
  }
}

/** The problem for a cursor that this list did not issue. */
export const createCursorProblem = (locale: Locale): Problem =>
  new Problem('bad_input', { errors: [{ path: 'cursor', message: translate('wrong_cursor', locale) }] });

/** PostgreSQL's codes of temporary errors: connection failures, shutdown, too many connections, timeouts. */
const transientCodes = /^(08|57P|53|55P03|40001|40P01|57014)/;
const socketFailures = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Messages of the driver about a lost connection, which have no code. */
const lostConnection =
  /connection t(imeout|erminated)|timeout exceeded|not queryable|after calling end on the pool|connection is closed/i;

/** Converts any thrown value into a Problem; the cause is only for the log. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  if (error instanceof StorageFullError) return new Problem('storage_full', { retryAfter: 60 });
  if (error instanceof BusyError) return new Problem('unavailable', { retryAfter: 2 });
  if (error instanceof StorageError) return new Problem('unavailable', { retryAfter: 5 });
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (transientCodes.test(code) || socketFailures.has(code) || lostConnection.test(String(error))) {
    return new Problem('unavailable', { retryAfter: 2 });
  }
  return new Problem('internal');
}
