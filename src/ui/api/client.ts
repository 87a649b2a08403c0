import { createContext, type RouterContextProvider } from 'react-router';
import type { Api, Operations, Realm } from '../../platform/http/operation.ts';
import type { PageInfo } from '../../platform/http/pages/site-info.ts';
import { getLocale } from '../locale.ts';
import { expireSession } from '../session/session-expiry.ts';
import { mapStatus } from './status-messages.ts';

export type ArborApi = Api<Operations>;

/** In loaders: `context.get(apiContext)`. The call stays in this process and passes the same checks as over HTTP. */
export const apiContext = createContext<ArborApi>();

export function getApi(context: Readonly<RouterContextProvider>): ArborApi {
  return context.get(apiContext);
}

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** A refused or failed call, with the status and words that people are shown (`mapStatus`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /**
   * The server's words; `message` is what the mapping says, empty where the server's words or a fallback are to be
   * shown.
   */
  readonly detail: string;
  readonly errors: readonly FieldError[];
  /** Seconds, where the server says when to come back. */
  readonly retryAfter: number | undefined;
  constructor(
    status: number,
    code: string,
    message: string,
    details: { detail?: string; errors?: readonly FieldError[]; retryAfter?: number | undefined } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.detail = details.detail ?? '';
    this.errors = details.errors ?? [];
    this.retryAfter = details.retryAfter;
  }
}

/** No answer, or one that says no more than that something failed. */
const isVague = ({ status, detail }: ApiError): boolean =>
  status === 500 || status === 520 || (detail === '' && status !== 401);

/**
 * What to show of a failure: the words that came with the answer, else `fallback`, which knows what was tried, else
 * what the mapping says of such answers.
 */
export function getErrorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return isVague(error) ? fallback || error.message : error.message || error.detail || fallback;
}

/** True for a failure of a call, in the browser (`ApiError`) and in process alike. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && 'status' in error && 'code' in error;
}

type Value = string | number | boolean | readonly string[] | null | undefined;
type AnyCall = {
  params?: Record<string, string>;
  query?: Record<string, Value>;
  body?: unknown;
  file?: Record<string, Blob | undefined>;
  idempotencyKey?: string;
};

function buildUrl(path: string, call: AnyCall): string {
  const filling = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    query.set(name, typeof value === 'object' ? value.join(',') : String(value));
  }
  const search = query.toString();
  return `/api/v1${filling}${search === '' ? '' : `?${search}`}`;
}

/** Calls that answer 401 to what was sent, whatever the session is. */
const answers401ForBadInput = /^POST \/(user\/sign-in|admin\/login)/;
/** Calls that answer 401 to what was sent, and without a session. */
const answers401ForEither = /^POST \/user\/link/;

/** Whether a 401 means that the session has ended; where it may mean either, the session is asked for. */
async function isSessionExpired(key: string): Promise<boolean> {
  if (answers401ForBadInput.test(key)) return false;
  if (answers401ForEither.test(key)) {
    const response = await fetch('/api/v1/user/authenticate', createRequest('GET', {})).catch(() => undefined);
    if (response?.status !== 401) return false;
  }
  return expireSession();
}

/** RFC 9457, as far as a page uses it. */
interface ProblemBody {
  readonly code?: string;
  readonly detail?: string;
  readonly errors?: FieldError[];
}

async function toApiError(key: string, response: Response): Promise<ApiError> {
  const problem = (await response.json().catch(() => ({}))) as ProblemBody;
  const expired = response.status === 401 && (await isSessionExpired(key));
  const { status, message } = mapStatus(response.status, problem.detail ?? '', expired);
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(status, problem.code ?? 'unknown', message, {
    detail: problem.detail ?? '',
    errors: problem.errors ?? [],
    retryAfter: Number.isFinite(seconds) ? seconds : undefined,
  });
}

/** Whose works are meant where an operation serves contributors and admins; the session decides what is allowed. */
export const getArea = (): Realm =>
  typeof location !== 'undefined' && /^(\/bn)?\/admin(\/|$)/.test(location.pathname) ? 'admin' : 'user';

function createRequest(method: string, { body, file, idempotencyKey }: AnyCall): RequestInit {
  // Refusals are in the language of the page, whatever the browser prefers.
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': getLocale(),
    'arbor-area': getArea(),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
  if (file !== undefined) {
    const form = new FormData();
    // Fields first: the server knows them before the file begins.
    for (const [field, value] of [...Object.entries(body ?? {}), ...Object.entries(file)])
      if (value !== undefined) form.set(field, value as Blob);
    return { method, headers, body: form };
  }
  if (body === undefined) return { method, headers };
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** The calls over HTTP, for the browser. Never toasts, never navigates. `send` rejects if there is no answer. */
export const createBrowserApi =
  (send: Send): ArborApi =>
  async (key, call) => {
    const [method = 'GET', path = '/'] = key.split(' ');
    const options: AnyCall = call ?? {};
    let response: Response;
    try {
      response = await send(buildUrl(path, options), createRequest(method, options));
    } catch {
      const { status, message } = mapStatus(0, '', false);
      throw new ApiError(status, 'no_answer', message);
    }
    if (!response.ok) throw await toApiError(key, response);
    // The contract's output schema shaped it at the other end; an answer that isn't JSON is handed over as it is.
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return (isJson ? await response.json() : response) as never;
  };

export const browserApi: ArborApi = createBrowserApi((url, init) => fetch(url, init));

/** In loaders: `context.get(pageContext)`. */
export const pageContext = createContext<PageInfo>();
