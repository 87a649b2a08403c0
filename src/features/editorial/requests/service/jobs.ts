import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { eraseMailAbout } from '../../../../platform/mail/outbox.ts';
import { readContributorsById } from '../../../people/contributors/service/references.ts';
import type { AnsweringWork } from '../rules/letters.ts';
import { MAX_NAMED_WORKS } from '../rules/limits.ts';
import { markTold, readUntold } from '../store/answers.ts';
import { deleteWaiting } from '../store/pictures.ts';
import { clearContacts, lockDeletedBefore } from '../store/removal.ts';
import { lockRequest, setAnswersTold } from '../store/requests.ts';
import { eraseRequests } from './erase.ts';
import { readAnswering } from './manage.ts';
import { type RemovedPicture, removePictureObjects } from './pictures.ts';
import { tellRequester } from './tell.ts';

const DAY_MS = 86_400_000;
/** Days in which a deleted request can be restored. */
const RESTORABLE_DAYS = 7;
const BATCH = 100;
/** Maximum number of requests that the nightly job locks in one transaction. */
const CLEANED_AT_ONCE = 500;

/** Requesters notified of works after this time are not notified again yet. */
const toTellAgain = ({ now }: Context): Date => new Date(now.getTime() - DAY_MS);

async function tellOne(ctx: Context, requestId: string, works: readonly AnsweringWork[]): Promise<void> {
  await inTransaction(ctx, async (own) => {
    const request = await lockRequest(own.tx, requestId);
    if (request === undefined) return;
    if (request.answers_told_at !== null && request.answers_told_at > toTellAgain(ctx)) return;
    const wanted = works.slice(0, MAX_NAMED_WORKS);
    const ids = wanted.map(({ contentId }) => contentId);
    const marked = new Set(await markTold(own.tx, requestId, ids, ctx.now));
    if (marked.size === 0) return;
    await setAnswersTold(own.tx, requestId, ctx.now);
    const told = wanted.filter(({ contentId }) => marked.has(contentId));
    await tellRequester(own, request, { kind: 'answered', works: told });
  });
}

/** Those of these works that are published. */
async function readPublished(ctx: Context, answers: Parameters<typeof readAnswering>[1]) {
  const contents = await readAnswering(ctx, answers);
  const published = [...contents.values()].filter(({ status }) => status === 'published');
  const contributors = await readContributorsById(ctx.db, [
    ...new Set(published.map(({ contributor_id }) => contributor_id)),
  ]);
  return new Map<string, AnsweringWork>(
    published.map(({ id, title, contributor_id }) => [
      id,
      { contentId: id, title, contributor: contributors.get(contributor_id)?.name ?? '' },
    ]),
  );
}

/** Notifies requesters of published works for their requests: once per work, and at most once a day. */
export async function tellRequesters(ctx: Context): Promise<void> {
  let after: string | undefined;
  do {
    const untold = await readUntold(ctx.db, { toldBefore: toTellAgain(ctx), after, max: BATCH });
    const published = await readPublished(ctx, untold);
    const requests = Map.groupBy(untold, ({ request_id }) => request_id);
    for (const [requestId, answers] of requests) {
      const works = answers.flatMap(({ content_id }) => published.get(content_id) ?? []);
      if (works.length > 0) await tellOne(ctx, requestId, works);
    }
    after = requests.size < BATCH ? undefined : untold.at(-1)?.request_id;
  } while (after !== undefined);
}

interface Batch {
  readonly count: number;
  /** Pictures to remove from the storage. */
  readonly pictures?: readonly RemovedPicture[];
}

/** Repeats a batch, each in its own transaction, until one is not full. */
async function inBatches(ctx: Context, work: (own: TransactionContext) => Promise<Batch>): Promise<void> {
  for (let count = CLEANED_AT_ONCE; count === CLEANED_AT_ONCE; ) {
    const batch = await inTransaction(ctx, work);
    await removePictureObjects(ctx, batch.pictures ?? []);
    count = batch.count;
  }
}

/**
 * Nightly cleanup: erases contacts of closed or inactive requests with the e-mails to them, and purges deleted requests
 * and pictures without a request.
 */
export async function cleanUpRequests(ctx: Context): Promise<void> {
  const daysAgo = (days: number): Date => new Date(ctx.now.getTime() - days * DAY_MS);
  const forgetBefore = daysAgo(ctx.platform.config.ARBOR_REQUEST_CONTACT_DAYS);
  await inBatches(ctx, async ({ tx }) => {
    const ids = await clearContacts(tx, forgetBefore, CLEANED_AT_ONCE);
    await eraseMailAbout(tx, ids);
    return { count: ids.length };
  });
  await inBatches(ctx, async ({ tx }) => {
    const pictures = await deleteWaiting(tx, daysAgo(1), CLEANED_AT_ONCE);
    return { count: pictures.length, pictures };
  });
  await inBatches(ctx, async (own) => {
    const ids = await lockDeletedBefore(own.tx, daysAgo(RESTORABLE_DAYS), CLEANED_AT_ONCE);
    return { count: ids.length, pictures: await eraseRequests(own, ids) };
  });
}
