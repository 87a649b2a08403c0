import type * as z from 'zod';

/** Who may call. An operation without one can't be written. */
export type Access = 'public' | 'user' | 'contributor' | 'admin' | 'owner';

export type ErrorCode =
  | 'bad_input'
  | 'unauthenticated'
  | 'forbidden'
  | 'not_found'
  | 'conflict'
  | 'payment_required'
  | 'too_large'
  | 'unsupported_media_type'
  | 'too_many_requests'
  | 'internal'
  | 'unavailable';

/**
 * One call of the API, declared once: the router, the typed clients, OpenAPI and the role matrix all read it.
 * `output: 'stream'` is an answer whose body isn't JSON (a download).
 */
export interface Operation {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below `/api/v1`, with `{name}` for a parameter. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  readonly output: z.ZodType | 'stream';
  readonly errors: readonly ErrorCode[];
  /** Answered too where the caller may do nothing else: somebody suspended, an admin with a one-time password. */
  readonly allowRestricted?: boolean;
  /** Instead of a JSON body one file, sent as multipart/form-data in `field`, of at most so many bytes. */
  readonly upload?: { readonly field: string; readonly max: number };
  /** A read that doesn't depend on who asks: micro-cached, with ETag and a CDN's Cache-Control. */
  readonly shared?: boolean;
  /** What every page shows and seldom changes: pages reuse an answer for so many seconds, in each process. */
  readonly pageCacheSeconds?: number;
  /** At most this many calls by one visitor in a window, counted in PostgreSQL. */
  readonly limit?: { readonly calls: number; readonly seconds: number };
}

export function operation<const O extends Operation>(declared: O): O {
  return declared;
}

type Part<O, K extends 'params' | 'query' | 'body'> = O extends { readonly [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.input<S> }
  : unknown;

/** One uploaded file, as the browser sent it: its name and type prove nothing. */
export interface Upload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name: string;
}

/** What a caller passes: `{ params, query, body, file }`, as far as the operation declares them. */
export type CallOf<O> = Part<O, 'params'> &
  Part<O, 'query'> &
  Part<O, 'body'> &
  (O extends { readonly upload: object } ? { readonly file: Blob } : unknown);

type Parsed<O, K extends 'params' | 'query' | 'body'> = O extends { readonly [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** What a handler receives: validated, with defaults filled in. */
export interface InputOf<O> {
  readonly params: Parsed<O, 'params'>;
  readonly query: Parsed<O, 'query'>;
  readonly body: Parsed<O, 'body'>;
  readonly file: O extends { readonly upload: object } ? Upload : undefined;
}

export type OutputOf<O> = O extends { readonly output: infer S extends z.ZodType } ? z.output<S> : Response;

export type KeyOf<O> = O extends { readonly method: infer M extends string; readonly path: infer P extends string }
  ? `${M} ${P}`
  : never;

/** `{ 'GET /content/all': Operation, … }` from a record of contracts. */
export type OperationsByKey<C> = { [O in C[keyof C] as KeyOf<O>]: O };

export type Api<Ops> = <K extends keyof Ops & string>(key: K, call: CallOf<Ops[K]>) => Promise<OutputOf<Ops[K]>>;
