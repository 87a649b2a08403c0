import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';

const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

export interface AnswerKey {
  readonly requestId: string;
  readonly contentId: string;
}

/** The work has to be the contributor's; a second time changes nothing. */
export async function addAnswer(
  tx: Transaction,
  { requestId, contentId }: AnswerKey,
  contributorId: string,
): Promise<void> {
  await tx
    .insertInto('request_answer')
    .values({ request_id: requestId, content_id: contentId, contributor_id: contributorId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function removeAnswer(
  tx: Transaction,
  { requestId, contentId }: AnswerKey,
  contributorId: string,
): Promise<void> {
  await tx
    .deleteFrom('request_answer')
    .where('request_id', '=', requestId)
    .where('content_id', '=', contentId)
    .where('contributor_id', '=', contributorId)
    .execute();
}

/** The works that answer these requests, the first one first. */
export const readAnswersOf = (db: Database, requestIds: readonly string[]) =>
  db
    .selectFrom('request_answer')
    .select(['request_id', 'content_id', 'contributor_id'])
    .where('request_id', '=', isOneOf(requestIds))
    .orderBy('created_at')
    .orderBy('content_id')
    .execute();

/** Answers whose requester was not told yet that they are published, by the works. */
export const readUntold = (db: Database, after: string | undefined, max: number) =>
  db
    .selectFrom('request_answer')
    .innerJoin('content_request', 'content_request.id', 'request_answer.request_id')
    .select(['request_id', 'content_id'])
    .where('told_at', 'is', null)
    .where('status', '=', 'brief')
    .where('deleted_at', 'is', null)
    .$if(after !== undefined, (all) => all.where('content_id', '>', after ?? ''))
    .orderBy('content_id')
    .limit(max)
    .execute();

/** @returns false where that has been noted already */
export async function markTold(tx: Transaction, { requestId, contentId }: AnswerKey, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('request_answer')
    .set({ told_at: at })
    .where('request_id', '=', requestId)
    .where('content_id', '=', contentId)
    .where('told_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}
