import type * as z from 'zod';
import { type Context, inTransaction, type TransactionContext } from '../context.ts';
import type { FileResponse } from './answers/file-response.ts';
import { authorize } from './authorize.ts';
import { enforceRateLimit } from './limit.ts';
import { issueText, translate } from './messages.ts';
import { type InputOf, listErrors, type Operation, type OutputOf, type Upload } from './operation.ts';
import { type FieldProblem, Problem } from './problem.ts';
import type { RequestScope } from './request-scope.ts';
import { SerializedJson } from './serialized-json.ts';

type Output<O> = O extends { readonly output: 'stream' } ? Response | FileResponse : OutputOf<O> | SerializedJson;
type ReadHandler<O> = (ctx: Context, input: InputOf<O>, request: RequestScope) => Promise<Output<O>>;
type WriteHandler<O> = (ctx: TransactionContext, input: InputOf<O>, request: RequestScope) => Promise<Output<O>>;

interface AnyInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly idempotencyKey: string | undefined;
  readonly file: Upload | undefined;
}

/** An operation with its handler. */
export interface Endpoint {
  readonly operation: Operation;
  readonly handle: (ctx: Context, input: AnyInput, request: RequestScope) => Promise<unknown>;
}

/** Endpoint that reads without a transaction. */
export function readEndpoint<const O extends Operation & { readonly method: 'GET' }>(
  operation: O,
  handler: ReadHandler<O>,
): Endpoint {
  return { operation, handle: handler as unknown as Endpoint['handle'] };
}

/** Endpoint that runs in one transaction, which ends before the response is sent. */
export function writeEndpoint<const O extends Operation>(operation: O, handler: WriteHandler<O>): Endpoint {
  const handle = handler as unknown as (ctx: TransactionContext, input: AnyInput, request: RequestScope) => unknown;
  return {
    operation,
    handle: (ctx, input, request) => inTransaction(ctx, async (own) => handle(own, input, request)),
  };
}

/**
 * Endpoint that opens its own transactions (`inTransaction`), because it must record a refusal (such as a wrong
 * password) or has slow work outside the database (network calls, pictures, files).
 */
export function customEndpoint<const O extends Operation>(operation: O, handler: ReadHandler<O>): Endpoint {
  return { operation, handle: handler as unknown as Endpoint['handle'] };
}

export interface RawCall {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** Reads the body after the caller was authorized. */
  readonly read?: () => Promise<{ readonly body?: unknown; readonly file?: Upload | undefined }>;
}

const MAX_DEPTH = 20;
const MAX_ENTRIES = 1000;

class TooComplex extends Error {}

/**
 * Removes NUL characters, which PostgreSQL can't store in texts.
 * @throws TooComplex for input that is nested too deeply or has too many entries
 */
function stripNul(raw: unknown): unknown {
  let entries = 0;
  const clean = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return value.replaceAll('\0', '');
    if (typeof value !== 'object' || value === null) return value;
    const inside = Object.entries(value);
    entries += inside.length;
    if (depth > MAX_DEPTH || entries > MAX_ENTRIES) throw new TooComplex();
    if (Array.isArray(value)) return value.map((each) => clean(each, depth + 1));
    return Object.fromEntries(inside.map(([name, each]) => [name, clean(each, depth + 1)]));
  };
  return clean(raw, 1);
}

function sanitize(raw: unknown, ctx: Context): unknown {
  try {
    return stripNul(raw);
  } catch (error) {
    if (!(error instanceof TooComplex)) throw error;
    throw new Problem('bad_input', { errors: [{ path: '', message: translate('unwieldy', ctx.locale) }] });
  }
}

function parseInput(schema: z.ZodType | undefined, raw: unknown, ctx: Context, errors: FieldProblem[]): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(sanitize(raw ?? {}, ctx), { error: issueText[ctx.locale] });
  if (result.success) return result.data;
  for (const issue of result.error.issues) errors.push({ path: issue.path.join('.'), message: issue.message });
  return undefined;
}

/** Visible ASCII characters, so that the key is unchanged in every header, log and column. */
const idempotencyKey = /^[!-~]{8,200}$/;

function parseIdempotencyKey(operation: Operation, request: RequestScope, ctx: Context, errors: FieldProblem[]) {
  if (operation.takesIdempotencyKey !== true) return undefined;
  const key = request.headers.get('idempotency-key') ?? '';
  if (!idempotencyKey.test(key))
    errors.push({ path: 'Idempotency-Key', message: translate('idempotency_key', ctx.locale) });
  return key;
}

/**
 * Outside of production, an error that the contract doesn't list is reported as a bug, because clients and OpenAPI
 * don't know it.
 */
function checkDeclared(operation: Operation, error: unknown, ctx: Context): void {
  if (ctx.platform.config.production || !(error instanceof Problem)) return;
  if (!listErrors(operation).includes(error.code))
    throw new Error(`${operation.method} ${operation.path} answers ${error.code}, which it doesn't declare`, {
      cause: error,
    });
}

/** Validates output. JSON that was validated when it was stored is only checked in tests. */
function checkOutput(operation: Operation, answer: unknown, ctx: Context): unknown {
  const { output } = operation;
  if (output === 'stream') return answer;
  if (!(answer instanceof SerializedJson)) return output.parse(answer);
  if (ctx.platform.config.NODE_ENV === 'test') answer.check(output);
  return answer;
}

async function invoke(target: Endpoint, ctx: Context, input: AnyInput, request: RequestScope): Promise<unknown> {
  try {
    return checkOutput(target.operation, await target.handle(ctx, input, request), ctx);
  } catch (error) {
    // The transaction that opened or ended the session was rolled back, so its cookie is discarded.
    request.cookies.discard();
    checkDeclared(target.operation, error, ctx);
    throw error;
  }
}

/**
 * Runs a call: identifies the caller, counts it against the limit, validates the input, opens a transaction if needed,
 * and returns only the fields of the contract. The HTTP router and the pages' in-process client both use it.
 * @throws Problem as `authorize`, `bad_input` with every wrong field, or the errors of the handler
 */
export async function runEndpoint(
  target: Endpoint,
  caller: Context,
  request: RequestScope,
  raw: RawCall,
): Promise<unknown> {
  const { operation } = target;
  const ctx = { ...caller, actor: await authorize(operation, caller, request) };
  await enforceRateLimit(ctx, operation, request.address);
  const wrongPlace: FieldProblem[] = [];
  const params = parseInput(operation.params, raw.params, ctx, wrongPlace);
  // An invalid path parameter can't identify an existing resource.
  if (wrongPlace.length > 0) throw new Problem('not_found');
  const sent: { readonly body?: unknown; readonly file?: Upload | undefined } = (await raw.read?.()) ?? {
    body: raw.body,
  };
  const errors: FieldProblem[] = [];
  const input = {
    params,
    query: parseInput(operation.query, raw.query, ctx, errors),
    body: parseInput(operation.body, sent.body, ctx, errors),
    idempotencyKey: parseIdempotencyKey(operation, request, ctx, errors),
    file: sent.file,
  };
  if (errors.length > 0) throw new Problem('bad_input', { errors });
  return invoke(target, ctx, input, request);
}
