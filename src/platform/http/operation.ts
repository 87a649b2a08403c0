import type { Readable } from 'node:stream';
import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

/** The two kinds of session that live side by side in a browser. */
export type Realm = 'user' | 'admin';

/**
 * Who may call. An operation without one can't be written. `creator`: a contributor for their own works, or an admin for the
 * site's own.
 */
export type Access = 'public' | 'user' | 'contributor' | 'creator' | 'admin' | 'owner';

interface OperationBase {
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
  /** `'stream'` is a response whose body isn't JSON (a download). */
  readonly output: z.ZodType | 'stream';
  /** Besides those that follow from the rest of the declaration (`listErrors`). */
  readonly errors: readonly ErrorCode[];
  /** Answered too where the actor may do nothing else: a suspended account, an admin with a one-time password. */
  readonly allowRestricted?: boolean;
  /** Limit of a JSON body that is larger than those of other operations, which end at 256 KiB. */
  readonly maxBodyBytes?: number;
  /**
   * One file, sent as multipart/form-data in `field`, of at most `maxBytes`. With a `body` the form's other fields are the body:
   * texts, each of them.
   */
  readonly upload?: { readonly field: string; readonly maxBytes: number; readonly isOptional?: true };
  /** The body is bytes of this media type, of any length, that the handler reads as they come. */
  readonly bytes?: string;
  /** Needs the header `Idempotency-Key`, which makes a retry safe: one for each thing that is done. */
  readonly takesIdempotencyKey?: true;
  /**
   * Called by the server or the page of another company: from any origin, as nobody whatever cookies come along, with a
   * body of any media type that the handler reads. Only for what is public.
   */
  readonly outside?: { readonly maxBytes: number };
  /** At most this many calls by one caller in a window, counted in PostgreSQL. */
  readonly limit?: { readonly calls: number; readonly seconds: number };
}

/** Only a public read can be cached: nothing in its response depends on who asks. */
interface PublicRead extends OperationBase {
  readonly method: 'GET';
  readonly access: 'public';
  /** Micro-cached, with ETag and a CDN's Cache-Control. */
  readonly shared?: boolean;
  /** With `personal=1` in the query the answer leaves out what the caller wants left out, and is the caller's alone. */
  readonly personal?: boolean;
  /** What every page shows and seldom changes: pages reuse a response for so many seconds, in each process. */
  readonly pageCacheSeconds?: number;
  readonly audit?: never;
}

interface PrivateRead extends OperationBase {
  readonly method: 'GET';
  readonly access: Exclude<Access, 'public'>;
  readonly shared?: never;
  readonly personal?: never;
  readonly pageCacheSeconds?: never;
  readonly audit?: never;
}

interface Write extends OperationBase {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly access: 'public' | 'user' | 'contributor' | 'creator';
  /** Nobody asks who calls: what is done doesn't depend on it. */
  readonly anonymous?: true;
  readonly shared?: never;
  readonly personal?: never;
  readonly pageCacheSeconds?: never;
  readonly audit?: never;
}

/** What an admin changes is written to the audit log, or the declaration says why not; a test goes over all of them. */
interface AdminWrite extends OperationBase {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly access: 'admin' | 'owner';
  readonly audit: 'recorded' | { readonly exempt: string };
  readonly shared?: never;
  readonly personal?: never;
  readonly pageCacheSeconds?: never;
}

/** One call of the API, declared once: the router, the typed clients, OpenAPI and the role matrix all read it. */
export type Operation = PublicRead | PrivateRead | Write | AdminWrite;

/** Every error that an operation can answer: those it declares, and those that follow from what it takes. */
export function listErrors(defineOperation: Operation): ErrorCode[] {
  const { access, method, params, query, body, upload, bytes, outside, limit, takesIdempotencyKey, errors } =
    defineOperation;
  const all: (ErrorCode | false)[] = [
    ...errors,
    (query !== undefined || body !== undefined || upload !== undefined || takesIdempotencyKey === true) && 'bad_input',
    access !== 'public' && 'unauthenticated',
    (access !== 'public' || method !== 'GET') && 'forbidden',
    params !== undefined && 'not_found',
    (body !== undefined || upload !== undefined || bytes !== undefined || outside !== undefined) && 'too_large',
    (body !== undefined || upload !== undefined || bytes !== undefined) && 'unsupported_media_type',
    limit !== undefined && 'too_many_requests',
    upload !== undefined && 'storage_full',
    'internal',
    'unavailable',
  ];
  return [...new Set(all.filter((code) => code !== false))];
}

export function operation<const O extends Operation>(declared: O): O {
  return declared;
}

type Part<O, K extends 'params' | 'query' | 'body'> = O extends { readonly [P in K]: infer S extends z.ZodType }
  ? { [P in K]: z.input<S> }
  : unknown;

/** One uploaded file, as the browser sends it: its name and type prove nothing, and `bytes` have no name. */
export interface Upload {
  /** To be read once. Fails with `too_large` as soon as more than the declared size has come. */
  readonly stream: Readable;
  readonly name: string;
}

/** What a caller passes: `{ params, query, body, file }`, as far as the operation declares them. */
export type CallOf<O> = Part<O, 'params'> &
  Part<O, 'query'> &
  Part<O, 'body'> &
  (O extends { readonly upload: { readonly field: infer F extends string; readonly isOptional: true } }
    ? { readonly file: { readonly [P in F]?: Blob } }
    : O extends { readonly upload: { readonly field: infer F extends string } }
      ? { readonly file: { readonly [P in F]: Blob } }
      : unknown) &
  (O extends { readonly takesIdempotencyKey: true } ? { readonly idempotencyKey: string } : unknown);

type Parsed<O, K extends 'params' | 'query' | 'body'> = O extends { readonly [P in K]: infer S extends z.ZodType }
  ? z.output<S>
  : undefined;

/** What a handler receives: validated, with defaults filled in. */
export interface InputOf<O> {
  readonly params: Parsed<O, 'params'>;
  readonly query: Parsed<O, 'query'>;
  readonly body: Parsed<O, 'body'>;
  readonly idempotencyKey: O extends { readonly takesIdempotencyKey: true } ? string : undefined;
  readonly file: O extends { readonly upload: { readonly isOptional: true } }
    ? Upload | undefined
    : O extends { readonly upload: object } | { readonly bytes: string } | { readonly outside: object }
      ? Upload
      : undefined;
}

export type OutputOf<O> = O extends { readonly output: infer S extends z.ZodType } ? z.output<S> : Response;

export type KeyOf<O> = O extends { readonly method: infer M extends string; readonly path: infer P extends string }
  ? `${M} ${P}`
  : never;

/** `{ 'GET /content/all': Operation, … }` from a record of contracts. */
export type OperationsByKey<C> = { [O in C[keyof C] as KeyOf<O>]: O };

/**
 * Every operation of the product by its key. A feature adds its own where it declares its contract:
 * `declare module '…/platform/http/operation.ts' { interface Operations extends OperationsByKey<typeof xContract> {}
 * }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the contracts fill it
export interface Operations {}

export type Api<Ops> = <K extends keyof Ops & string>(key: K, call: CallOf<Ops[K]>) => Promise<OutputOf<Ops[K]>>;
