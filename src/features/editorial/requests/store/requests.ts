import { type SqlBool, sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import { createSorting, type SortedPage, sortPage } from '../../../../platform/database/sorting.ts';

const columns = [
  'id',
  'category_id',
  'title',
  'description',
  'budget',
  'language',
  'account_id',
  'contact_kind',
  'encrypted',
  'contact_hint',
  'status',
  'outcome',
  'reply',
  'closed_at',
  'answers_told_at',
  'created_at',
] as const;
const deadline = sql<string | null>`content_request.deadline::text`.as('deadline');
const pictureCount = sql<number>`(select count(*) from request_picture where request_id = content_request.id)::int`.as(
  'pictures',
);
const answerCount = sql<number>`(select count(*) from request_answer
  where request_id = content_request.id and taken_back_at is null)::int`.as('answers');

const select = (db: Database) =>
  db.selectFrom('content_request').select(columns).select([deadline, pictureCount, answerCount]);

export type RequestRow = Awaited<ReturnType<typeof readRequestsOf>>[number];

export interface NewRequest {
  readonly id: string;
  readonly categoryId: string | null;
  readonly title: string;
  readonly description: string;
  readonly budget: number | null;
  readonly deadline: string | null;
  readonly language: string;
  readonly accountId: string | null;
  readonly contact: { readonly kind: string; readonly encrypted: string; readonly hint: string };
  readonly submissionHash: Buffer;
  readonly forgetHash: Buffer;
}

/** @returns false if the key was used before; waits for a concurrent insert */
export async function addRequest(tx: Transaction, request: NewRequest): Promise<boolean> {
  const { id, title, description, budget, language, contact } = request;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('content_request')
    .values({
      id,
      title,
      description,
      budget,
      language,
      category_id: request.categoryId,
      deadline: request.deadline,
      account_id: request.accountId,
      contact_kind: contact.kind,
      encrypted: contact.encrypted,
      contact_hint: contact.hint,
      submission_hash: request.submissionHash,
      forget_hash: request.forgetHash,
    })
    .onConflict((conflict) => conflict.column('submission_hash').doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Id of the request that was sent with this key. */
export async function findSubmitted(db: Database, submissionHash: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_request')
    .select('id')
    .where('submission_hash', '=', submissionHash)
    .executeTakeFirst();
  return row?.id;
}

/** Serializes requests of an account until the transaction ends, so that the daily limit holds. */
export async function lockSending(tx: Transaction, accountId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${accountId}, 62))`.execute(tx);
}

/** Times at which an account sent requests since a given time, oldest first. */
export async function readSentSince(db: Database, accountId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('content_request')
    .select('created_at')
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .orderBy('id')
    .execute();
  return rows.map(({ created_at }) => created_at);
}

const selectOf = (db: Database, accountId: string) =>
  select(db).where('account_id', '=', accountId).orderBy('id', 'desc');

/** All stored requests of an account, latest first, including those that an admin deleted. */
export const readAllRequestsOf = (db: Database, accountId: string) => selectOf(db, accountId).execute();

/** The latest requests of an account, without those that an admin deleted. */
export const readRequestsOf = (db: Database, accountId: string) =>
  selectOf(db, accountId).where('deleted_at', 'is', null).limit(200).execute();

export const readRequest = (db: Database, id: string): Promise<RequestRow | undefined> =>
  select(db).where('id', '=', id).where('deleted_at', 'is', null).executeTakeFirst();

/**
 * The request of a link in an e-mail, even if an admin deleted it, because its sender can still delete it permanently.
 */
export const readByForgetHash = (db: Database, forgetHash: Buffer): Promise<RequestRow | undefined> =>
  select(db).where('forget_hash', '=', forgetHash).executeTakeFirst();

/** Stores the hash of the link in the next e-mail, which changes with the site's secret. */
export async function keepForgetHash(tx: Transaction, id: string, forgetHash: Buffer): Promise<void> {
  await tx
    .updateTable('content_request')
    .set({ forget_hash: forgetHash })
    .where('id', '=', id)
    .where('forget_hash', '<>', forgetHash)
    .execute();
}

/** Locks a request until the transaction ends. */
export const lockRequest = (
  tx: Transaction,
  id: string,
  { deleted = false }: { readonly deleted?: boolean } = {},
): Promise<RequestRow | undefined> =>
  select(tx)
    .where('id', '=', id)
    .where('deleted_at', deleted ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst();

export interface RequestFilter {
  readonly status?: string | undefined;
  readonly categoryId?: string | undefined;
  /** LIKE pattern in lower case. */
  readonly pattern?: string | undefined;
}

const selectListed = (db: Database, { status, categoryId, pattern }: RequestFilter) =>
  db
    .selectFrom('content_request')
    .where('deleted_at', 'is', null)
    .$if(status !== undefined, (all) => all.where('status', '=', status ?? ''))
    .$if(categoryId !== undefined, (all) => all.where('category_id', '=', categoryId ?? ''))
    .$if(pattern !== undefined, (all) =>
      all.where(sql<SqlBool>`(lower(title) like ${pattern} or lower(description) like ${pattern})`),
    );

/** Sort orders; requests without a deadline come last, those without a budget first. */
export const requestSorting = createSorting({
  created: { kind: 'id' },
  title: { kind: 'text', by: sql`lower(left(title, 40))` },
  status: { kind: 'text', by: sql`status` },
  deadline: {
    kind: 'number',
    by: sql`coalesce(extract(epoch from content_request.deadline) * 1000, 864000000000000)::bigint`,
  },
  budget: { kind: 'number', by: sql`coalesce(content_request.budget, 0)` },
});

export const readRequests = (
  db: Database,
  filter: RequestFilter,
  page: SortedPage<'created' | 'title' | 'status' | 'deadline' | 'budget'>,
) =>
  sortPage(
    selectListed(db, filter).select(columns).select([deadline, pictureCount, answerCount]),
    requestSorting,
    page,
  ).execute();

/** Counts matching requests, up to `max`. */
export async function countRequests(db: Database, filter: RequestFilter, max: number): Promise<number> {
  const { n } = await db
    .selectFrom(selectListed(db, filter).select('id').limit(max).as('counted'))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** Number of new requests, up to `max`; uses the index `content_request_new`. */
export async function countNewRequests(db: Database, max: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from (
      select from content_request where status = 'new' and deleted_at is null limit ${max}
    ) counted`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Sets the status and the time of the change; also used for a brief that was edited. */
export async function setStatus(
  tx: Transaction,
  id: string,
  change:
    | { readonly status: 'brief' }
    | { readonly status: 'declined'; readonly reply: string }
    | { readonly status: 'closed'; readonly reply: string; readonly outcome: string },
): Promise<void> {
  await tx
    .updateTable('content_request')
    .set({
      ...change,
      changed_at: sql<Date>`now()`,
      ...(change.status === 'brief' ? {} : { closed_at: sql<Date>`now()` }),
    })
    .where('id', '=', id)
    .execute();
}

export async function setAnswersTold(tx: Transaction, id: string, at: Date): Promise<void> {
  await tx.updateTable('content_request').set({ answers_told_at: at }).where('id', '=', id).execute();
}

export async function setDeleted(tx: Transaction, id: string, at: Date | null): Promise<void> {
  await tx.updateTable('content_request').set({ deleted_at: at }).where('id', '=', id).execute();
}
