import { type Context, inTransaction } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { formatNumberIn } from '../../../../platform/local-format.ts';
import type { withdrawalsAdminContract } from '../contract/admin.ts';
import { judgeResult } from '../rules/judge-result.ts';
import { findContradictions, parseResults, type ResultRow } from '../rules/results.ts';
import { describeResult } from '../rules/results-words.ts';
import { readRequestByNumber } from '../store/requests.ts';
import { stepRequest } from './move.ts';

type Contract = typeof withdrawalsAdminContract;
type Verdict = OutputOf<Contract['results']>['rows'][number];

/** Maximum number of rows, enough for two payment files. */
const MAX_ROWS = 1000;

async function judge(ctx: Context, given: ResultRow): Promise<Pick<Verdict, 'verdict' | 'message'>> {
  const say = (key: Parameters<typeof describeResult>[0]): string => describeResult(key, ctx.locale);
  const { number, reference, reason } = given;
  const request = number === undefined ? undefined : await readRequestByNumber(ctx.db, number);
  const judged = judgeResult(given, request);
  if (judged.verdict !== 'do') return { verdict: judged.verdict, message: say(judged.why) };
  const { step, requestId } = judged;
  try {
    await inTransaction(ctx, (own) => stepRequest(own, requestId, { step, reference, reason }));
    const verdict = step === 'pay' ? 'paid' : 'failed';
    return { verdict, message: say(verdict) };
  } catch (error) {
    if (error instanceof Problem) return { verdict: 'refused', message: error.errors?.[0]?.message ?? error.message };
    // The rows above were processed, so the owner who sent the file gets their results.
    ctx.platform.log.error({ err: error, request: requestId }, 'a row of payment results failed');
    return { verdict: 'refused', message: say('error') };
  }
}

/**
 * `POST /withdraw-request/batch/results`: each row has its own transaction, so that a failing row doesn't affect the
 * others. Safe to repeat with the same file.
 * @throws Problem `bad_input` for a file without the columns, or with an unclosed quote
 */
export async function enterResults(
  ctx: Context,
  { body: { csv } }: InputOf<Contract['results']>,
): Promise<OutputOf<Contract['results']>> {
  const refuse = (message: string): Problem => new Problem('bad_input', { errors: [{ path: 'csv', message }] });
  const given = await parseResults(csv);
  if (typeof given === 'string') throw refuse(describeResult(given, ctx.locale));
  if (given.length > MAX_ROWS)
    throw refuse(describeResult('too_many_rows', ctx.locale, { count: formatNumberIn(ctx.locale, MAX_ROWS, {}) }));
  const contradictions = findContradictions(given);
  const rows: Verdict[] = [];
  for (const each of given) {
    const isUnclear = each.number !== undefined && contradictions.has(each.number) && each.result !== 'none';
    const judged = isUnclear
      ? { verdict: 'refused' as const, message: describeResult('contradiction', ctx.locale) }
      : await judge(ctx, each);
    rows.push({ row: each.row, request: each.request, ...judged });
  }
  return { rows };
}
