import type { Context } from '../../../../platform/context.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { type Problem, toProblem } from '../../../../platform/http/problem.ts';
import type { reviewsContract } from '../contract/reviews.ts';
import { translate } from '../rules/messages.ts';

type Batch = OutputOf<(typeof reviewsContract)['submitMany']>;

const toWords = ({ code, status }: Problem) =>
  status >= 500 ? 'broke' : code === 'not_found' ? 'missing' : code === 'bad_input' ? 'incomplete' : 'changed';

/** Processes items one after the other. Refusals and failures are part of the result and don't stop the others. */
export async function runBatch(
  ctx: Context,
  ids: readonly string[],
  work: (id: string) => Promise<void>,
): Promise<Batch> {
  const batch: Batch = { done: [], refused: [] };
  for (const id of new Set(ids)) {
    try {
      await work(id);
      batch.done.push(id);
    } catch (error) {
      const problem = toProblem(error);
      if (problem.status >= 500)
        ctx.platform.log.error({ err: error, requestId: ctx.requestId, id }, 'one of a batch failed');
      const detail = problem.message || translate(toWords(problem), ctx.locale);
      batch.refused.push({ _id: id, code: problem.code, detail, errors: [...problem.errors] });
    }
  }
  return batch;
}
