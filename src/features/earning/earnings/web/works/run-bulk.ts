import type { InputOf } from '../../../../../platform/http/operation.ts';
import { type ArborApi, getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { draftsContract } from '../../../../contributing/drafts/contract/drafts.ts';
import { findPriceRate, type PriceVat, toStoredPrice } from '../../../../money/vat/web/entered-price.ts';
import type { Work } from './works-list.ts';

export type BulkChanges = InputOf<(typeof draftsContract)['changeMany']>['body']['changes'];

export interface BulkOutcome {
  /** Ids of the works that were changed. */
  readonly done: readonly string[];
  /** Reasons of failures, by work id. */
  readonly problems: ReadonlyMap<string, string>;
}

interface Answer {
  readonly _id: string;
  /** Id of the changed work or its revision; null if nothing was changed. */
  readonly changedId: string | null;
  readonly problem: string;
}

/** Maximum number of works per call. */
const BATCH = 50;

/** Calls the API for one batch after another; if a call fails, its works get the reason. */
async function callInBatches(
  ids: readonly string[],
  call: (batch: string[]) => Promise<readonly Answer[]>,
): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (let at = 0; at < ids.length; at += BATCH) {
    const batch = ids.slice(at, at + BATCH);
    try {
      answers.push(...(await call(batch)));
    } catch (error) {
      if (!isApiError(error)) throw error;
      const problem = error.errors[0]?.message ?? getErrorMessage(error, m.drafts_action_failed());
      answers.push(...batch.map((_id) => ({ _id, changedId: null, problem })));
    }
  }
  return answers;
}

interface Item {
  readonly _id: string;
  readonly content: { readonly _id: string } | null;
  readonly problem: { readonly detail: string; readonly errors: readonly { readonly message: string }[] } | null;
}
const toReason = ({ detail, errors }: NonNullable<Item['problem']>): string =>
  errors.length === 0 ? detail : errors.map(({ message }) => message).join(' ');
const toAnswer = ({ _id, content, problem }: Item): Answer => ({
  _id,
  changedId: content?._id ?? null,
  problem: problem === null ? '' : toReason(problem),
});

const toOutcome = (answers: readonly Answer[]): BulkOutcome => ({
  done: answers.flatMap(({ _id, changedId }) => (changedId === null ? [] : _id)),
  problems: new Map(answers.flatMap(({ _id, changedId, problem }) => (changedId === null ? [[_id, problem]] : []))),
});

const submitEach = (api: ArborApi, ids: readonly string[]): Promise<Answer[]> =>
  callInBatches(ids, async (batch) => {
    const { done, refused } = await api('POST /content/submit', { body: { ids: batch, note: '' } });
    return [
      ...done.map((_id) => ({ _id, changedId: _id, problem: '' })),
      ...refused.map((each) => ({ _id: each._id, changedId: null, problem: toReason(each) })),
    ];
  });

/** Submits works for review. */
export const submitWorks = async (api: ArborApi, ids: readonly string[]): Promise<BulkOutcome> =>
  toOutcome(await submitEach(api, ids));

/** Publishes or unpublishes works. */
export const publishWorks = async (api: ArborApi, ids: readonly string[], published: boolean): Promise<BulkOutcome> =>
  toOutcome(
    await callInBatches(ids, async (batch) => {
      const { items } = await api('PUT /content/publish-many', { body: { ids: batch, published } });
      return items.map(toAnswer);
    }),
  );

interface BulkOrder {
  readonly changes: BulkChanges;
  /** Works whose revisions are submitted for review at once. */
  readonly submitted: ReadonlySet<string>;
}

/** Changes works. */
export async function changeWorks(
  api: ArborApi,
  ids: readonly string[],
  { changes, submitted }: BulkOrder,
): Promise<BulkOutcome> {
  const changed = await callInBatches(ids, async (batch) => {
    const { items } = await api('PUT /content/change-many', { body: { ids: batch, changes } });
    return items.map(toAnswer);
  });
  const revisions = new Map(
    changed.flatMap(({ _id, changedId }) => (changedId !== null && submitted.has(_id) ? [[changedId, _id]] : [])),
  );
  const sent = await submitEach(api, [...revisions.keys()]);
  const refused = new Map(sent.flatMap(({ _id, problem }) => (problem === '' ? [] : [[revisions.get(_id), problem]])));
  return toOutcome(
    changed.map((answer) => {
      const problem = refused.get(answer._id);
      return problem === undefined ? answer : { ...answer, changedId: null, problem };
    }),
  );
}

/** Changes works as `changeWorks` does, but to a price without VAT: each gets the VAT of its category. */
export async function changeNetPrices(
  api: ArborApi,
  works: readonly Pick<Work, '_id' | 'category'>[],
  vat: PriceVat,
  { changes: { price = null, ...changes }, submitted }: BulkOrder,
): Promise<BulkOutcome> {
  const byRate = Map.groupBy(works, ({ category }) => findPriceRate(vat, category?._id));
  const done: string[] = [];
  const problems = new Map<string, string>();
  for (const [rate, same] of byRate) {
    const ids = same.map(({ _id }) => _id);
    const taxed = { ...changes, price: toStoredPrice(price, rate, null) };
    const outcome = await changeWorks(api, ids, { changes: taxed, submitted });
    done.push(...outcome.done);
    for (const [id, problem] of outcome.problems) problems.set(id, problem);
  }
  return { done, problems };
}
