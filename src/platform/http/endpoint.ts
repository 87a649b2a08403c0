import type * as z from 'zod';
import type { Context } from '../context.ts';
import { admit } from './authorize.ts';
import { countCall } from './limit.ts';
import { issueText, textOf } from './messages.ts';
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

const DEEPEST = 20;
const MOST_ENTRIES = 1000;

class Unwieldy extends Error {}

/**
 * PostgreSQL has no text with a NUL in it, and nobody types one.
 * @throws Unwieldy for what no form of ours sends, before anything goes through it a second time
 */
function withoutNul(raw: unknown): unknown {
  let entries = 0;
  const clean = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return value.replaceAll('\0', '');
    if (typeof value !== 'object' || value === null) return value;
    const inside = Object.entries(value);
    entries += inside.length;
    if (depth > DEEPEST || entries > MOST_ENTRIES) throw new Unwieldy();
    if (Array.isArray(value)) return value.map((each) => clean(each, depth + 1));
    return Object.fromEntries(inside.map(([name, each]) => [name, clean(each, depth + 1)]));
  };
  return clean(raw, 1);
}

function cleaned(raw: unknown, ctx: Context): unknown {
  try {
    return withoutNul(raw);
  } catch (error) {
    if (!(error instanceof Unwieldy)) throw error;
    throw new Problem('bad_input', { errors: [{ path: '', message: textOf('unwieldy', ctx.locale) }] });
  }
}

function parsed(schema: z.ZodType | undefined, raw: unknown, ctx: Context, errors: FieldProblem[]): unknown {
  if (schema === undefined) return undefined;
  const result = schema.safeParse(cleaned(raw ?? {}, ctx), { error: issueText[ctx.locale] });
  if (result.success) return result.data;
  for (const issue of result.error.issues) errors.push({ path: issue.path.join('.'), message: issue.message });
  return undefined;
}

async function handled(target: Endpoint, ctx: Context, input: AnyInput): Promise<unknown> {
  try {
    const answer = target.transaction
      ? await ctx.db.transaction().execute((tx) => target.handle({ ...ctx, db: tx }, input))
      : await target.handle(ctx, input);
    const { output } = target.operation;
    return output === 'stream' ? answer : output.parse(answer);
  } catch (error) {
    // The session that was opened or ended was so in a transaction that is undone.
    ctx.cookies.takeBack();
    throw error;
  }
}

/**
 * Runs one call: asks who calls, counts where there is a limit, validates, opens the transaction where there is one,
 * answers only what the contract lists. The HTTP router and the pages' in-process client both come through here.
 * @throws Problem what `admit` refuses with, `bad_input` with every wrong field, or whatever the service refuses with
 */
export async function run(target: Endpoint, ctx: Context, raw: RawCall): Promise<unknown> {
  const { operation } = target;
  const known = { ...ctx, actor: await admit(operation, ctx) };
  await countCall(known, operation);
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
  return handled(target, known, input);
}
