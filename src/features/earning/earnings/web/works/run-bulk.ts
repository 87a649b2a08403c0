import type { InputOf } from '../../../../../platform/http/operation.ts';
import { type ArborApi, getErrorMessage, isApiError } from '../../../../../ui/api/client.ts';
import { m } from '../../../../../ui/paraglide/messages.js';
import type { draftsContract } from '../../../../contributing/drafts/contract/drafts.ts';

export type BulkChanges = InputOf<(typeof draftsContract)['changeMany']>['body']['changes'];

export interface BulkOutcome {
  /** Works that it was done with. */
  readonly done: readonly string[];
  /** Why it couldn't be done, by work. */
  readonly problems: ReadonlyMap<string, string>;
}

interface Answer {
  readonly _id: string;
  /** What was changed: the work itself, or its revision; null where it wasn't. */
  readonly changedId: string | null;
  readonly problem: string;
}

/** The operations take at most so many at once. */
const BATCH = 50;

/** Calls for some works after the others; where a call fails, its works have the reason. */
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

/** Sends works to review. */
export const submitWorks = async (api: ArborApi, ids: readonly string[]): Promise<BulkOutcome> =>
  toOutcome(await submitEach(api, ids));

/** Takes works out of the catalogue, or puts them back. */
export const publishWorks = async (api: ArborApi, ids: readonly string[], published: boolean): Promise<BulkOutcome> =>
  toOutcome(
    await callInBatches(ids, async (batch) => {
      const { items } = await api('PUT /content/publish-many', { body: { ids: batch, published } });
      return items.map(toAnswer);
    }),
  );

/** Changes works. `submitted`: those whose revisions are sent to review at once. */
export async function changeWorks(
  api: ArborApi,
  ids: readonly string[],
  { changes, submitted }: { readonly changes: BulkChanges; readonly submitted: ReadonlySet<string> },
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
