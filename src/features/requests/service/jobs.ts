import { type Context, inTransaction } from '../../../platform/context.ts';
import { eraseMailAbout } from '../../../platform/mail/outbox.ts';
import { readEveryContent } from '../../content/service/every-content.ts';
import { readContributorsById } from '../../contributors/service/references.ts';
import { type AnswerKey, markTold, readUntold } from '../store/answers.ts';
import { deleteWaiting } from '../store/pictures.ts';
import { clearContacts, lockDeletedBefore } from '../store/removal.ts';
import { lockRequest } from '../store.ts';
import { eraseRequests } from './erase.ts';
import { removePictureObjects } from './pictures.ts';
import { tellRequester } from './tell.ts';

const DAY_MS = 86_400_000;
/** So long a deleted request can be restored. */
const RESTORABLE_DAYS = 7;
const BATCH = 500;

async function tellOne(ctx: Context, key: AnswerKey, work: { title: string; contributor: string }): Promise<void> {
  await inTransaction(ctx, async (own) => {
    const request = await lockRequest(own.tx, key.requestId);
    if (request?.status !== 'brief' || !(await markTold(own.tx, key, ctx.now))) return;
    const { title, contributor } = work;
    await tellRequester(own, request, { kind: 'answered', contentId: key.contentId, work: title, contributor });
  });
}

/** Tells requesters of works for their requests that have been published; each once. */
export async function tellRequesters(ctx: Context): Promise<void> {
  let after: string | undefined;
  do {
    const untold = await readUntold(ctx.db, after, BATCH);
    const contents = await readEveryContent(ctx.db, [...new Set(untold.map(({ content_id }) => content_id))]);
    const contributors = await readContributorsById(ctx.db, [
      ...new Set([...contents.values()].map(({ contributor_id }) => contributor_id)),
    ]);
    for (const { request_id, content_id } of untold) {
      const content = contents.get(content_id);
      if (content?.status !== 'published') continue;
      const contributor = contributors.get(content.contributor_id)?.name ?? '';
      await tellOne(ctx, { requestId: request_id, contentId: content_id }, { title: content.title, contributor });
    }
    after = untold.length < BATCH ? undefined : untold.at(-1)?.content_id;
  } while (after !== undefined);
}

/**
 * Deletes what nobody needs any more: contacts of ended requests with the letters to them, deleted requests, pictures
 * without a request.
 */
export async function cleanUpRequests(ctx: Context): Promise<void> {
  const daysAgo = (days: number): Date => new Date(ctx.now.getTime() - days * DAY_MS);
  const removed = await inTransaction(ctx, async (own) => {
    const { tx } = own;
    await eraseMailAbout(tx, await clearContacts(tx, daysAgo(ctx.platform.config.ARBOR_REQUEST_CONTACT_DAYS)));
    const waiting = await deleteWaiting(tx, daysAgo(1));
    return [...waiting, ...(await eraseRequests(own, await lockDeletedBefore(tx, daysAgo(RESTORABLE_DAYS))))];
  });
  await removePictureObjects(ctx, removed);
}
