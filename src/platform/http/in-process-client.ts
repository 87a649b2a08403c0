import type { Context } from '../context.ts';
import { type Endpoint, type RawCall, runEndpoint } from './endpoint.ts';
import { toProblem } from './problem.ts';
import type { RequestScope } from './request-scope.ts';
import { SerializedJson } from './serialized-json.ts';

export type InProcessClient = (key: string, call: RawCall) => Promise<unknown>;

/** Converts errors of external services to the same problems as over HTTP; the cause is logged. */
async function checked(ctx: Context, answer: Promise<unknown>): Promise<unknown> {
  try {
    const output = await answer;
    return output instanceof SerializedJson ? output.parse() : output;
  } catch (error) {
    const problem = toProblem(error);
    if (problem.status >= 500) ctx.platform.log.error({ err: error, requestId: ctx.requestId }, 'page call failed');
    throw problem;
  }
}

/**
 * Client of the API for pages, without a socket: the same operations, validation, limits and output as over HTTP.
 * Errors are thrown as `Problem`.
 */
export function createInProcessClient(
  endpoints: readonly Endpoint[],
): (ctx: Context, request: RequestScope) => InProcessClient {
  const byKey = new Map(endpoints.map((each) => [`${each.operation.method} ${each.operation.path}`, each]));
  const kept = new Map<string, { until: number; answer: Promise<unknown> }>();
  return (ctx, request) => async (key, call) => {
    const target = byKey.get(key);
    if (target === undefined) throw new Error(`No operation ${key}`);
    const { pageCacheSeconds, query, params } = target.operation;
    // Only calls without parameters are cached, because they have only one response.
    if (pageCacheSeconds !== undefined && query === undefined && params === undefined) {
      const now = performance.now();
      const known = kept.get(key);
      if (known !== undefined && known.until > now) return known.answer;
      const answer = checked(ctx, runEndpoint(target, ctx, request, call));
      kept.set(key, { until: now + pageCacheSeconds * 1000, answer });
      answer.catch(() => kept.delete(key));
      return answer;
    }
    return checked(ctx, runEndpoint(target, ctx, request, call));
  };
}
