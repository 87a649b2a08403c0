import type * as z from 'zod';
import type { Context } from '../context.ts';
import { issueText } from './messages.ts';
import type { AnswerOf, InputOf, Operation } from './operation.ts';
import { type FieldProblem, Problem } from './problem.ts';

type Handler<O> = (ctx: Context, input: InputOf<O>) => Promise<AnswerOf<O>>;

interface AnyInput {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** An operation with what answers it. */
export interface Endpoint {
  readonly operation: Operation;
  readonly transaction: boolean;
  readonly handle: (ctx: Context, input: AnyInput) => Promise<unknown>;
}

/** Anything but a GET runs in one transaction; a GET that writes (a counted download) says so. */
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
}

/** PostgreSQL has no text with a NUL in it, and nobody types one. */
function withoutNul(raw: unknown): unknown {
  if (typeof raw === 'string') return raw.replaceAll('\0', '');
  if (Array.isArray(raw)) return raw.map(withoutNul);
  if (typeof raw !== 'object' || raw === null) return raw;
  return Object.fromEntries(Object.entries(raw).map(([name, value]) => [name, withoutNul(value)]));
}

function parsed(schema: z.ZodType | undefined, raw: unknown, ctx: Context, errors: FieldProblem[]): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(withoutNul(raw ?? {}), { error: issueText[ctx.locale] });
  if (result.success) return result.data;
  for (const issue of result.error.issues) errors.push({ path: issue.path.join('.'), message: issue.message });
  return undefined;
}

/**
 * Runs one call: validates, opens the transaction where there is one, answers only what the contract lists.
 * The HTTP router and the pages' in-process client both come through here.
 * @throws Problem `bad_input` with every wrong field, or whatever the service refuses with
 */
export async function run(target: Endpoint, ctx: Context, raw: RawCall): Promise<unknown> {
  const { operation } = target;
  const wrongPlace: FieldProblem[] = [];
  const params = parsed(operation.params, raw.params, ctx, wrongPlace);
  // A path that can't be is a path to nothing.
  if (wrongPlace.length > 0) throw new Problem('not_found');
  const errors: FieldProblem[] = [];
  const input = {
    params,
    query: parsed(operation.query, raw.query, ctx, errors),
    body: parsed(operation.body, raw.body, ctx, errors),
  };
  if (errors.length > 0) throw new Problem('bad_input', { errors });
  const answer = target.transaction
    ? await ctx.db.transaction().execute((tx) => target.handle({ ...ctx, db: tx }, input))
    : await target.handle(ctx, input);
  return operation.output === 'stream' ? answer : operation.output.parse(answer);
}
