import type { Context } from '../context.ts';
import { type Endpoint, type RawCall, run } from './endpoint.ts';
import { countCall } from './limit.ts';

export type LocalCall = (key: string, call: RawCall) => Promise<unknown>;

/**
 * The API without a socket, for pages: the same operations, validation, limits and allow-listed answers; failures
 * are thrown as `Problem`.
 */
export function localCaller(endpoints: readonly Endpoint[]): (ctx: Context) => LocalCall {
  const byKey = new Map(endpoints.map((each) => [`${each.operation.method} ${each.operation.path}`, each]));
  return (ctx) => async (key, call) => {
    const target = byKey.get(key);
    if (target === undefined) throw new Error(`No operation ${key}`);
    await countCall(ctx, target.operation);
    return run(target, ctx, call);
  };
}
