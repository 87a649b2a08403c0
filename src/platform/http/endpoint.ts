import type * as z from 'zod';
import type { Context } from '../context.ts';
import { admit } from './admit.ts';
import { issueText } from './messages.ts';
import type { AnswerOf, InputOf, Operation, Upload } from './operation.ts';
import { type FieldProblem, Problem } from './problem.ts';

type Handler<O> = (ctx: Context, input: InputOf<O>) => Promise<AnswerOf<O>>;

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
 * Runs one call: asks who calls, validates, opens the transaction where there is one, answers only what the contract lists.
 * The HTTP router and the pages' in-process client both come through here.
 * @throws Problem what `admit` refuses with, `bad_input` with every wrong field, or whatever the service refuses with
 */
export async function run(target: Endpoint, ctx: Context, raw: RawCall): Promise<unknown> {
  const { operation } = target;
  const known = { ...ctx, actor: await admit(operation, ctx) };
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
  const answer = target.transaction
    ? await ctx.db.transaction().execute((tx) => target.handle({ ...known, db: tx }, input))
    : await target.handle(known, input);
  return operation.output === 'stream' ? answer : operation.output.parse(answer);
}
