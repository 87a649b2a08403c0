import { type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';

const isOneOf = (ids: readonly string[]) => sql<string>`any(${ids}::uuid[])`;

export interface AnswerKey {
  readonly requestId: string;
  readonly contentId: string;
}

/**
 * Number of a contributor's other works for a request: current answers, and those about which the requester was
 * notified.
 */
export async function countOtherAnswers(
  db: Database,
  { requestId, contentId }: AnswerKey,
  contributorId: string,
): Promise<number> {
  const { n } = await db
    .selectFrom('request_answer')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('request_id', '=', requestId)
    .where('contributor_id', '=', contributorId)
    .where('content_id', '<>', contentId)
    .executeTakeFirstOrThrow();
  return n;
}

/** Adds an answer; the work must be the contributor's. Safe to repeat; a recorded notification stays recorded. */
export async function addAnswer(
  tx: Transaction,
  { requestId, contentId }: AnswerKey,
  contributorId: string,
): Promise<void> {
  await tx
    .insertInto('request_answer')
    .values({ request_id: requestId, content_id: contentId, contributor_id: contributorId })
    .onConflict((conflict) => conflict.columns(['request_id', 'content_id']).doUpdateSet({ taken_back_at: null }))
    .execute();
}

/** Removes an answer. If the requester was notified of the work, a record stays, so that it isn't announced again. */
export async function removeAnswer(
  tx: Transaction,
  { requestId, contentId }: AnswerKey,
  contributorId: string,
): Promise<void> {
  const isThis = sql<SqlBool>`request_id = ${requestId} and content_id = ${contentId} and contributor_id = ${contributorId}`;
  await tx.deleteFrom('request_answer').where(isThis).where('told_at', 'is', null).execute();
  await tx
    .updateTable('request_answer')
    .set({ taken_back_at: sql<Date>`now()` })
    .where(isThis)
    .where('taken_back_at', 'is', null)
    .execute();
}

/** Works that answer these requests, oldest answer first. */
export const readAnswersOf = (db: Database, requestIds: readonly string[]) =>
  db
    .selectFrom('request_answer')
    .select(['request_id', 'content_id', 'contributor_id'])
    .where('request_id', '=', isOneOf(requestIds))
    .where('taken_back_at', 'is', null)
    .orderBy('created_at')
    .orderBy('content_id')
    .execute();

/** A contributor's works that answer briefs, oldest answer first. */
export const readAnswersBy = (db: Database, contributorId: string) =>
  db
    .selectFrom('request_answer')
    .select(['request_id', 'content_id', 'created_at', 'taken_back_at'])
    .where('contributor_id', '=', contributorId)
    .orderBy('created_at')
    .orderBy('content_id')
    .execute();

/**
 * Works of which requesters weren't notified yet, for the next `max` requests after the id `after` without a
 * notification since a time. Requesters of a closed request are notified as long as their contact is stored.
 */
export const readUntold = (
  db: Database,
  { toldBefore, after, max }: { readonly toldBefore: Date; readonly after: string | undefined; readonly max: number },
) =>
  db
    .selectFrom('request_answer')
    .select(['request_id', 'content_id'])
    .where('told_at', 'is', null)
    .where('request_id', 'in', (eb) =>
      eb
        .selectFrom('content_request')
        .select('id')
        .where('deleted_at', 'is', null)
        .where(sql<SqlBool>`(status = 'brief' or status = 'closed' and encrypted is not null)`)
        .where(sql<SqlBool>`(answers_told_at is null or answers_told_at <= ${toldBefore})`)
        .where(
          sql<SqlBool>`exists (select from request_answer where request_id = content_request.id and told_at is null)`,
        )
        .$if(after !== undefined, (all) => all.where('id', '>', after ?? ''))
        .orderBy('id')
        .limit(max),
    )
    .orderBy('request_id')
    .orderBy('created_at')
    .orderBy('content_id')
    .execute();

/** @returns the works that were not marked before */
export async function markTold(
  tx: Transaction,
  requestId: string,
  contentIds: readonly string[],
  at: Date,
): Promise<string[]> {
  const rows = await tx
    .updateTable('request_answer')
    .set({ told_at: at })
    .where('request_id', '=', requestId)
    .where('content_id', '=', isOneOf(contentIds))
    .where('told_at', 'is', null)
    .returning('content_id')
    .execute();
  return rows.map(({ content_id }) => content_id);
}
