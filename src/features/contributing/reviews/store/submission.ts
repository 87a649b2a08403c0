import { type Selectable, sql } from 'kysely';
import { createId } from '../../../../platform/database/id.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { Submission } from '../../../../platform/database/schema.ts';
import { correctionsOf } from './correction.ts';

const columns = [
  'id',
  'content_id',
  'contributor_id',
  'revision_id',
  'is_revision',
  'number',
  'kind',
  'note',
  'submitted_at',
  'claimed_by',
  'claimed_at',
  'decision',
  'decided_by',
  'decided_at',
  'message',
  'internal_note',
] as const;

export type SubmissionRow = Pick<Selectable<Submission>, (typeof columns)[number]>;

/** Locks a submission until the transaction ends. */
export const lockSubmission = (tx: Transaction, id: string): Promise<SubmissionRow | undefined> =>
  tx.selectFrom('submission').select(columns).where('id', '=', id).forUpdate().executeTakeFirst();

const reasonsOf = sql<
  string[]
>`array(select code from submission_reason where submission_id = submission.id order by code)`;

/** Reads all submissions of contents and their revisions, newest first, with the codes of their refusal reasons. */
export async function readSubmissionsOf(db: Database, contentIds: readonly string[]) {
  return db
    .selectFrom('submission')
    .select(columns)
    .select([reasonsOf.as('reasons'), correctionsOf('submission.id').as('corrections')])
    .where('content_id', '=', sql<string>`any(${contentIds}::uuid[])`)
    .orderBy('number', 'desc')
    .execute();
}

export type PastRow = Awaited<ReturnType<typeof readSubmissionsOf>>[number];

/** Reads decided submissions of a contributor's other works, newest first. */
export async function readRecentDecisions(db: Database, contributorId: string, contentId: string, limit: number) {
  return db
    .selectFrom('submission')
    .select(['id', 'content_id', 'decision', 'decided_at', reasonsOf.as('reasons')])
    .where('contributor_id', '=', contributorId)
    .where('decision', 'is not', null)
    .where('content_id', '<>', contentId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

export interface NewSubmission {
  readonly contentId: string;
  readonly contributorId: string;
  /** Identifier of the submitted revision; null for the content itself. */
  readonly revisionId: string | null;
  readonly kind: string;
  readonly note: string;
}

/** Adds a submission. Its number is unique, because the caller has locked the content. @returns its identifier */
export async function addSubmission(tx: Transaction, submission: NewSubmission): Promise<string> {
  const id = createId();
  const { contentId, contributorId, revisionId, kind, note } = submission;
  await tx
    .insertInto('submission')
    .values({
      id,
      content_id: contentId,
      contributor_id: contributorId,
      revision_id: revisionId,
      is_revision: revisionId !== null,
      kind,
      note,
      number: sql<number>`(select coalesce(max(number), 0) + 1 from submission where content_id = ${contentId})`,
    })
    .execute();
  return id;
}

export interface Decided {
  readonly decision: string;
  readonly adminId: string;
  readonly reasons: readonly string[];
  readonly message: string;
  readonly internalNote: string;
}

/** Decides an open submission. @returns false if it was decided already */
export async function decideSubmission(tx: Transaction, id: string, decided: Decided): Promise<boolean> {
  const changed = await tx
    .updateTable('submission')
    .set({
      decision: decided.decision,
      decided_by: decided.adminId,
      decided_at: sql<Date>`now()`,
      message: decided.message,
      internal_note: decided.internalNote,
      claimed_by: null,
      claimed_at: null,
    })
    .where('id', '=', id)
    .where('decision', 'is', null)
    .executeTakeFirst();
  if (changed.numUpdatedRows !== 1n) return false;
  if (decided.reasons.length > 0)
    await tx
      .insertInto('submission_reason')
      .values(decided.reasons.map((code) => ({ submission_id: id, code })))
      .execute();
  return true;
}
