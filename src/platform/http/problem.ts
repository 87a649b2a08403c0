import { type Locale, translate } from './messages.ts';
import type { ErrorCode } from './operation.ts';

const statuses: Record<ErrorCode, number> = {
  // 400, not 422: the seed's table shows the server's message for 400 and hides it for "any other".
  bad_input: 400,
  unauthenticated: 401,
  payment_required: 402,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_media_type: 415,
  too_many_requests: 429,
  internal: 500,
  unavailable: 503,
};

export interface FieldProblem {
  readonly path: string;
  readonly message: string;
}

/** The one error of the product: thrown by services, answered as RFC 9457 problem details. */
export class Problem extends Error {
  readonly code: ErrorCode;
  readonly status: number;
  readonly errors: readonly FieldProblem[];
  /** Seconds, for 429 and 503. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    options: { detail?: string; errors?: readonly FieldProblem[]; retryAfter?: number } = {},
  ) {
    super(options.detail ?? '');
    this.name = 'Problem';
    this.code = code;
    this.status = statuses[code];
    this.errors = options.errors ?? [];
    this.retryAfter = options.retryAfter;
  }
}

/** For a list that was asked to go on after something that it never gave. */
export const invalidCursor = (locale: Locale): Problem =>
  new Problem('bad_input', { errors: [{ path: 'cursor', message: translate('wrong_cursor', locale) }] });

/** PostgreSQL's "can't now" codes: connection failures, shutdown, too many connections, time-outs. */
const transientCodes = /^(08|57P|53|55P03|40001|40P01|57014)/;
const socketFailures = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ENOENT', 'ETIMEDOUT']);

/** A total map: whatever was thrown becomes a Problem; the cause is for the log only. */
export function toProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (
    transientCodes.test(code) ||
    socketFailures.has(code) ||
    /connection t(imeout|erminated)|timeout exceeded/i.test(String(error))
  ) {
    return new Problem('unavailable', { retryAfter: 2 });
  }
  return new Problem('internal');
}
