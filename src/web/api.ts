import { createContext, type RouterContextProvider } from 'react-router';
import type { contracts } from '../features/contracts.ts';
import type { Api, OperationsByKey } from '../platform/http/operation.ts';

type Contracts = typeof contracts;
type ByFeature = { [F in keyof Contracts]: OperationsByKey<Contracts[F]> };
type Intersection<U> = (U extends unknown ? (u: U) => void : never) extends (i: infer I) => void ? I : never;
/** `{ 'GET /content/all': …, … }`: what can be called, and with what. */
export type Operations = Intersection<ByFeature[keyof ByFeature]>;
export type ArborApi = Api<Operations>;

/** In loaders: `context.get(apiContext)`. The call stays in this process and passes the same checks as over HTTP. */
export const apiContext = createContext<ArborApi>();

export function apiOf(context: Readonly<RouterContextProvider>): ArborApi {
  return context.get(apiContext);
}

export interface FieldError {
  readonly path: string;
  readonly message: string;
}

/** A refused or failed call, mapped as the seed's section 8 says; `message` is what may be shown. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly errors: readonly FieldError[];
  constructor(status: number, code: string, message: string, errors: readonly FieldError[] = []) {
    super(message);
    this.status = status;
    this.code = code;
    this.errors = errors;
  }
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
};

function addressOf(path: string, call: AnyCall): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(call.params?.[name] ?? ''));
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(call.query ?? {})) {
    if (value === undefined || value === null || value === '') continue;
    query.set(name, typeof value === 'object' ? value.join(',') : String(value));
  }
  const search = query.toString();
  return `/api/v1${filled}${search === '' ? '' : `?${search}`}`;
}

async function failureOf(response: Response): Promise<ApiError> {
  const told = (await response.json().catch(() => ({}))) as { code?: string; detail?: string; errors?: FieldError[] };
  return new ApiError(response.status, told.code ?? 'unknown', told.detail ?? '', told.errors ?? []);
}

/** The same calls over HTTP, for the browser. Never toasts, never navigates. */
export const browserApi: ArborApi = async (key, call) => {
  const [method = 'GET', path = '/'] = key.split(' ');
  const given: AnyCall = call ?? {};
  const init: RequestInit = { method, headers: { accept: 'application/json' } };
  if (given.body !== undefined) {
    init.headers = { accept: 'application/json', 'content-type': 'application/json' };
    init.body = JSON.stringify(given.body);
  }
  let response: Response;
  try {
    response = await fetch(addressOf(path, given), init);
  } catch {
    throw new ApiError(520, 'no_answer', '');
  }
  if (!response.ok) throw await failureOf(response);
  // The contract's output schema shaped it at the other end.
  return (await response.json()) as never;
};

/** What the host tells every page. */
export interface PageFacts {
  /** For this answer's inline scripts and styles. */
  readonly nonce: string;
  /** `https://example.com`, for canonical addresses and social cards. */
  readonly origin: string;
  readonly siteName: string;
  readonly currency: string;
}

export const pageContext = createContext<PageFacts>();
