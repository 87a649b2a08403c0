import type * as z from 'zod';
import type { Context } from '../context.ts';
import { authorize } from './authorize.ts';
import { enforceRateLimit } from './limit.ts';
import { issueText, translate } from './messages.ts';
import type { InputOf, Operation, OutputOf, Upload } from './operation.ts';
import { type FieldProblem, Problem } from './problem.ts';

type Handler<O> = (ctx: Context, input: InputOf<O>) => Promise<OutputOf<O>>;

interface AnyInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly file: Upload | undefined;
}

/** An operation with what answers it. */
export interface Endpoint {
  readonly operation: Operation;
  readonly transaction: boolean;
  readonly handle: (ctx: Context, input: AnyInput) => Promise<unknown>;
}

/**
 * Anything but a GET runs in one transaction; a GET that writes (a counted download) says so, and so does what must
 * remember a refusal (a wrong password) or works long beside the database: its service opens transactions itself.
 */
export function endpoint<const O extends Operation>(
  declared: O,
  handle: Handler<O>,
  options: { transaction?: boolean } = {},
): Endpoint {
  return {
    operation: declared,
    transaction: options.transaction ?? declared.method !== 'GET',
    handle: handle as unknown as Endpoint['handle'],
  };
}

export interface RawCall {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  /** Reads what was sent, once the caller is let in. */
  readonly read?: () => Promise<{ readonly body?: unknown; readonly file?: Upload }>;
}

const MAX_DEPTH = 20;
const MAX_ENTRIES = 1000;

class TooComplex extends Error {}

/**
 * PostgreSQL has no text with a NUL in it, and nobody types one.
 * @throws Unwieldy for what no form of ours sends, before anything goes through it a second time
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

function parsed(schema: z.ZodType | undefined, raw: unknown, ctx: Context, errors: FieldProblem[]): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(sanitize(raw ?? {}, ctx), { error: issueText[ctx.locale] });
  if (result.success) return result.data;
  for (const issue of result.error.issues) errors.push({ path: issue.path.join('.'), message: issue.message });
  return undefined;
}

async function invoke(target: Endpoint, ctx: Context, input: AnyInput): Promise<unknown> {
  try {
    const answer = target.transaction
      ? await ctx.db.transaction().execute((tx) => target.handle({ ...ctx, db: tx }, input))
      : await target.handle(ctx, input);
    const { output } = target.operation;
    return output === 'stream' ? answer : output.parse(answer);
  } catch (error) {
    // The session that was opened or ended was so in a transaction that is undone.
    ctx.cookies.discard();
    throw error;
  }
}

/**
 * Runs one call: asks who calls, counts where there is a limit, validates, opens the transaction where there is one,
 * answers only what the contract lists. The HTTP router and the pages' in-process client both come through here.
 * @throws Problem what `admit` refuses with, `bad_input` with every wrong field, or whatever the service refuses with
 */
export async function runEndpoint(target: Endpoint, ctx: Context, raw: RawCall): Promise<unknown> {
  const { operation } = target;
  const known = { ...ctx, actor: await authorize(operation, ctx) };
  await enforceRateLimit(known, operation);
  const wrongPlace: FieldProblem[] = [];
  const params = parsed(operation.params, raw.params, ctx, wrongPlace);
  // A path that can't be is a path to nothing.
  if (wrongPlace.length > 0) throw new Problem('not_found');
  const sent: { readonly body?: unknown; readonly file?: Upload } = (await raw.read?.()) ?? { body: raw.body };
  const errors: FieldProblem[] = [];
  const input = {
    params,
    query: parsed(operation.query, raw.query, ctx, errors),
    body: parsed(operation.body, sent.body, ctx, errors),
    file: sent.file,
  };
  if (errors.length > 0) throw new Problem('bad_input', { errors });
  return invoke(target, known, input);
}
