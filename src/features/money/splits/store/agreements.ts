import { sql } from 'kysely';
import { isOneOf } from '../../../../platform/database/one-of.ts';
import type { Database, Transaction } from '../../../../platform/database/pool.ts';
import type { PlannedShare } from '../rules/plan.ts';

export type AgreementState = 'proposed' | 'in_force' | 'declined' | 'withdrawn' | 'ended';
export type Answer = 'pending' | 'agreed' | 'declined';
export const CURRENT = ['proposed', 'in_force'] as const;
export const PAST = ['declined', 'withdrawn', 'ended'] as const;

/** Serializes changes to works' agreements until the transaction ends. */
export async function lockWorks(tx: Transaction, contentIds: readonly string[]): Promise<void> {
  for (const id of contentIds.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${id}, 13))`.execute(tx);
}

const selectAgreements = (db: Database) =>
  db
    .selectFrom('split_agreement as a')
    .select(['a.id', 'a.content_id', 'a.owner_id', 'a.state', 'a.proposed_at', 'a.effective_at', 'a.ended_at'])
    .$narrowType<{ state: AgreementState }>();

export type AgreementRow = Awaited<ReturnType<ReturnType<typeof selectAgreements>['execute']>>[number];

export const readAgreement = (db: Database, id: string): Promise<AgreementRow | undefined> =>
  selectAgreements(db).where('a.id', '=', id).executeTakeFirst();

/** A work's agreement in force and its open proposal. */
export const readCurrent = (db: Database, contentId: string): Promise<AgreementRow[]> =>
  selectAgreements(db).where('a.content_id', '=', contentId).where('a.state', 'in', CURRENT).execute();

const isPartyOf = (db: Database, contributorId: string) =>
  db.selectFrom('split_share').select('agreement_id').where('contributor_id', '=', contributorId);

/** Agreements that a contributor takes part in, newest first. */
export const readOwn = (
  db: Database,
  contributorId: string,
  {
    states,
    after,
    limit,
  }: { readonly states: readonly AgreementState[]; readonly after: string | undefined; readonly limit: number },
): Promise<AgreementRow[]> =>
  selectAgreements(db)
    .where('a.id', 'in', isPartyOf(db, contributorId))
    .where('a.state', 'in', states)
    .$if(after !== undefined, (all) => all.where('a.id', '<', after ?? ''))
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();

/** Number of agreements that an account ever took part in, up to `max`. */
export async function countOwn(
  db: Database,
  contributorId: string,
  { states, max }: { readonly states: readonly AgreementState[]; readonly max: number },
): Promise<number> {
  const { n } = await db
    .selectFrom(
      db
        .selectFrom('split_agreement')
        .select('id')
        .where('id', 'in', isPartyOf(db, contributorId))
        .where('state', 'in', states)
        .limit(max)
        .as('own'),
    )
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return n;
}

/** All shares of these agreements with their answers, in order. */
export const readShares = (db: Database, agreementIds: readonly string[]) =>
  db
    .selectFrom('split_share')
    .select(['agreement_id', 'contributor_id', 'basis_points', 'answer'])
    .where('agreement_id', '=', isOneOf(agreementIds))
    .orderBy('agreement_id')
    .orderBy('position')
    .$narrowType<{ answer: Answer }>()
    .execute();

export type ShareRow = Awaited<ReturnType<typeof readShares>>[number];

/** Whether a contributor ever took part in an agreement or a proposal, so that the ledger may contain the id. */
export async function hasTakenPart(db: Database, contributorId: string): Promise<boolean> {
  const row = await isPartyOf(db, contributorId).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Adds a proposal; parties with `hasAgreed` have accepted it. */
export async function addProposal(
  tx: Transaction,
  {
    id,
    contentId,
    ownerId,
    at,
  }: { readonly id: string; readonly contentId: string; readonly ownerId: string; readonly at: Date },
  shares: readonly (PlannedShare & { readonly hasAgreed: boolean })[],
): Promise<void> {
  await tx
    .insertInto('split_agreement')
    .values({ id, content_id: contentId, owner_id: ownerId, proposed_at: at })
    .execute();
  await tx
    .insertInto('split_share')
    .values(
      shares.map(({ contributorId, basisPoints, hasAgreed }, position) => ({
        agreement_id: id,
        contributor_id: contributorId,
        position,
        basis_points: basisPoints,
        answer: hasAgreed ? 'agreed' : 'pending',
        answered_at: hasAgreed ? at : null,
      })),
    )
    .execute();
}

export async function setAnswer(
  tx: Transaction,
  {
    id,
    contributorId,
    answer,
    at,
  }: { readonly id: string; readonly contributorId: string; readonly answer: Answer; readonly at: Date },
): Promise<void> {
  await tx
    .updateTable('split_share')
    .set({ answer, answered_at: at })
    .where('agreement_id', '=', id)
    .where('contributor_id', '=', contributorId)
    .execute();
}

/** Changes the state of an agreement. A proposal that becomes `ended` was accepted and ended the former agreement. */
export async function setState(
  tx: Transaction,
  {
    id,
    state,
    at,
    isAgreed = false,
  }: { readonly id: string; readonly state: AgreementState; readonly at: Date; readonly isAgreed?: boolean },
): Promise<void> {
  // The time is never before the proposal, even if another process's clock was ahead.
  const time = sql<Date>`greatest(${at}::timestamptz, proposed_at)`;
  await tx
    .updateTable('split_agreement')
    .set({
      state,
      ...(isAgreed ? { effective_at: time } : {}),
      ...(state === 'in_force' ? {} : { ended_at: time }),
    })
    .where('id', '=', id)
    .execute();
}
