import type { Readable } from 'node:stream';
import type * as z from 'zod';
import type { ErrorCode } from './errors.ts';

/** The two kinds of sessions, which a browser can have at the same time. */
export type Realm = 'user' | 'admin';

/**
 * Required access; every operation must declare one. `creator`: a contributor for own works, or an admin for the site's
 * works.
 */
export type Access = 'public' | 'user' | 'contributor' | 'creator' | 'admin' | 'owner';

interface OperationBase {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api/v1`, with `{name}` for a parameter. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly tag: string;
  readonly summary: string;
  readonly description?: string;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** `'stream'`: a response whose body isn't JSON, such as a download. */
  readonly output: z.ZodType | 'stream';
  /** Errors in addition to those that follow from other fields (`listErrors`). */
  readonly errors: readonly ErrorCode[];
  /** Whether restricted actors can call the operation: a suspended account, or an admin with a one-time password. */
  readonly allowRestricted?: boolean;
  /** Maximum size of a JSON body, if it is larger than the default of 256 KiB. */
  readonly maxBodyBytes?: number;
  /**
   * A file of at most `maxBytes`, sent as multipart/form-data in `field`. With a `body`, the form's other fields are
   * the body, all as texts.
   */
  readonly upload?: { readonly field: string; readonly maxBytes: number; readonly isOptional?: true };
  /** Media type of a body that the handler reads as a stream of any length. */
  readonly bytes?: string;
  /** Requires the header `Idempotency-Key`, a unique key per action, which makes a retry safe. */
  readonly takesIdempotencyKey?: true;
  /**
   * For calls by external services: accepts any origin, ignores cookies, and leaves a body of any media type to the
   * handler. Only for public operations.
   */
  readonly outside?: { readonly maxBytes: number };
  /** Maximum number of calls by one caller in a window, counted in PostgreSQL. */
  readonly limit?: { readonly calls: number; readonly seconds: number };
}

/** A public read, the only kind that can be cached, because its response doesn't depend on the caller. */
interface PublicRead extends OperationBase {
  readonly method: 'GET';
  readonly access: 'public';
  /** Whether the response is cached for a second, with ETag and Cache-Control for a CDN. */
  readonly shared?: boolean;
  /** With `personal=1` in the query, the response leaves out what the caller has excluded, and isn't shared. */
  readonly personal?: boolean;
  /**
   * Seconds for which each process reuses the response for pages; for data that every page shows and that rarely
   * changes.
   */
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
  /** True if the caller isn't identified, because the result doesn't depend on the caller. */
  readonly anonymous?: true;
  readonly shared?: never;
  readonly personal?: never;
  readonly pageCacheSeconds?: never;
  readonly audit?: never;
}

/** A write by an admin. It is recorded in the audit log, or the declaration says why not; a test checks all of them. */
interface AdminWrite extends OperationBase {
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly access: 'admin' | 'owner';
  readonly audit: 'recorded' | { readonly exempt: string };
  readonly shared?: never;
  readonly personal?: never;
  readonly pageCacheSeconds?: never;
}

/** A call of the API, declared once for the router, the typed clients, OpenAPI and the role matrix. */
export type Operation = PublicRead | PrivateRead | Write | AdminWrite;

/** All errors of an operation: those that it declares, and those that follow from its input. */
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

/** An uploaded file as the browser sends it; name and type are not trusted, and a `bytes` body has no name. */
export interface Upload {
  /** Stream that can be read once. Fails with `too_large` above the declared size. */
  readonly stream: Readable;
  readonly name: string;
}

/** Input of a caller: `{ params, query, body, file }`, as declared by the operation. */
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

/** Input of a handler: validated, with defaults. */
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

/** Type `{ 'GET /content/all': Operation, … }` of a record of contracts. */
export type OperationsByKey<C> = { [O in C[keyof C] as KeyOf<O>]: O };

/**
 * All operations of the product by key. A feature adds its own beside its contract: `declare module
 * '…/platform/http/operation.ts' { interface Operations extends OperationsByKey<typeof xContract> {} }`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: the contracts fill it
export interface Operations {}

export type Api<Ops> = <K extends keyof Ops & string>(key: K, call: CallOf<Ops[K]>) => Promise<OutputOf<Ops[K]>>;
