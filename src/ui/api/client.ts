import { createContext, type RouterContextProvider } from 'react-router';
import type { Api, Operations, Realm } from '../../platform/http/operation.ts';
import type { PageInfo } from '../../platform/http/pages/site-info.ts';
import { getLocale } from '../locale.ts';
import { expireSession } from '../session/session-expiry.ts';
import { mapStatus } from './status-messages.ts';

export type ArborApi = Api<Operations>;

/** API for loaders, by `context.get(apiContext)`. Calls stay in this process, with the same checks as over HTTP. */
export const apiContext = createContext<ArborApi>();

export function getApi(context: Readonly<RouterContextProvider>): ArborApi {
  return context.get(apiContext);
}

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** A refused or failed call, with the status and message for people (`mapStatus`). */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  /** The server's message. `message` is the mapped one, empty if the server's message or a fallback should be shown. */
  readonly detail: string;
  readonly errors: readonly FieldError[];
  /** Seconds until a retry, if the server returned them. */
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

/** Whether the error has no explanation: there was no answer, or only a general failure. */
const isVague = ({ status, detail }: ApiError): boolean =>
  status === 500 || status === 520 || (detail === '' && status !== 401);

/**
 * Message of a failure: the server's, or else `fallback`, which describes the attempted action, or else that of the
 * status.
 */
export function getErrorMessage(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  return isVague(error) ? fallback || error.message : error.message || error.detail || fallback;
}

/** Whether an error is a failed call, in the browser (`ApiError`) or in process. */
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

/** Calls whose 401 concerns the sent credentials and never the session. */
const answers401ForBadInput = /^POST \/(user\/sign-in|admin\/login)/;
/** Calls whose 401 concerns either the sent credentials or the session. */
const answers401ForEither = /^POST \/user\/link/;

/** Whether a 401 means that the session has ended; if it is ambiguous, the session is queried. */
async function isSessionExpired(key: string): Promise<boolean> {
  if (answers401ForBadInput.test(key)) return false;
  if (answers401ForEither.test(key)) {
    const response = await fetch('/api/v1/user/authenticate', createRequest('GET', {})).catch(() => undefined);
    if (response?.status !== 401) return false;
  }
  return expireSession();
}

/** Fields of RFC 9457 problem details that pages use. */
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

/** Area of the page, which selects the session for operations of both contributors and admins; it grants no rights. */
export const getArea = (): Realm =>
  typeof location !== 'undefined' && /^(\/bn)?\/admin(\/|$)/.test(location.pathname) ? 'admin' : 'user';

function createRequest(method: string, { body, file, idempotencyKey }: AnyCall): RequestInit {
  // Errors are returned in the language of the page, regardless of the browser's.
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': getLocale(),
    'arbor-area': getArea(),
    ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
  };
  if (file !== undefined) {
    const form = new FormData();
    // Fields come before the file, so that the server has them when the file begins.
    for (const [field, value] of [...Object.entries(body ?? {}), ...Object.entries(file)])
      if (value !== undefined) form.set(field, value as Blob);
    return { method, headers, body: form };
  }
  if (body === undefined) return { method, headers };
  return { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

type Send = (url: string, init: RequestInit) => Promise<Response>;

/** API client over HTTP, for the browser. It never shows toasts or navigates. `send` rejects if there is no answer. */
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
    // The server has applied the contract's output schema. A response that isn't JSON is returned unchanged.
    const isJson = response.headers.get('content-type')?.includes('json') ?? false;
    return (isJson ? await response.json() : response) as never;
  };

export const browserApi: ArborApi = createBrowserApi((url, init) => fetch(url, init));

/** Facts about the page for loaders, by `context.get(pageContext)`. */
export const pageContext = createContext<PageInfo>();
