import { sql } from 'kysely';
import type { Database, Transaction } from '../../../platform/database/pool.ts';
import type { WithdrawType } from './contract.ts';

const selectFees = (db: Database) =>
  db
    .selectFrom('platform_fee')
    .select(['number', 'basis_points', 'effective_at', 'set_at', 'set_by', 'note', 'cancelled_at', 'cancelled_by']);

export type PlatformFeeRow = Awaited<ReturnType<ReturnType<typeof selectFees>['execute']>>[number];

/** The fee of orders at this time; of two fees for the same time, the later set one applies. */
export const selectPlatformFee = (db: Database, at: Date) =>
  selectFees(db)
    .where('effective_at', '<=', at)
    .where('cancelled_at', 'is', null)
    .orderBy('effective_at', 'desc')
    .orderBy('number', 'desc')
    .limit(1);

export const readFeeAt = (db: Database, at: Date): Promise<PlatformFeeRow> =>
  selectPlatformFee(db, at).executeTakeFirstOrThrow();

/** Fees, newest first. */
export const readFees = (db: Database, limit: number): Promise<PlatformFeeRow[]> =>
  selectFees(db).orderBy('number', 'desc').limit(limit).execute();

/** Serializes changes of the fee until the transaction ends. */
export async function lockFees(tx: Transaction): Promise<PlatformFeeRow> {
  await sql`select pg_advisory_xact_lock(hashtextextended('platform_fee', 11))`.execute(tx);
  return selectFees(tx).orderBy('number', 'desc').limit(1).executeTakeFirstOrThrow();
}

export const findFee = (tx: Transaction, number: number): Promise<PlatformFeeRow | undefined> =>
  selectFees(tx).where('number', '=', number).executeTakeFirst();

/** Cancels a fee and the fees for the same time that it had replaced. */
export async function cancelFee(
  tx: Transaction,
  number: number,
  cancelled: { readonly at: Date; readonly by: string },
): Promise<void> {
  await tx
    .updateTable('platform_fee')
    // The database stores the time of setting in microseconds, a Date only in milliseconds.
    .set({ cancelled_at: sql<Date>`greatest(${cancelled.at}::timestamptz, set_at)`, cancelled_by: cancelled.by })
    .where('cancelled_at', 'is', null)
    .where('effective_at', '=', (eb) =>
      eb.selectFrom('platform_fee as asked').select('asked.effective_at').where('asked.number', '=', number),
    )
    .execute();
}

export interface NewPlatformFee {
  readonly number: number;
  readonly basisPoints: number;
  readonly effectiveAt: Date;
  readonly setAt: Date;
  readonly setBy: string;
  readonly note: string;
}

export async function addFee(tx: Transaction, fee: NewPlatformFee): Promise<void> {
  await tx
    .insertInto('platform_fee')
    .values({
      number: fee.number,
      basis_points: fee.basisPoints,
      effective_at: fee.effectiveAt,
      set_at: fee.setAt,
      set_by: fee.setBy,
      note: fee.note,
    })
    .execute();
}

const selectTypes = (db: Database) => db.selectFrom('withdraw_type').selectAll().$narrowType<{ type: WithdrawType }>();

export type WithdrawTypeRow = Awaited<ReturnType<ReturnType<typeof selectTypes>['execute']>>[number];

export const readTypes = (db: Database): Promise<WithdrawTypeRow[]> => selectTypes(db).execute();

export const lockType = (tx: Transaction, type: string): Promise<WithdrawTypeRow | undefined> =>
  selectTypes(tx).where('type', '=', type).forUpdate().executeTakeFirst();

export interface WithdrawTypeChange {
  readonly isAllowed?: boolean;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly fee?: number;
  readonly usualDays?: number;
  readonly instructionsEn?: string;
  readonly instructionsBn?: string;
}

export const updateType = (
  tx: Transaction,
  type: WithdrawType,
  { isAllowed, usualDays, instructionsEn, instructionsBn, ...amounts }: WithdrawTypeChange,
  at: Date,
): Promise<WithdrawTypeRow> =>
  tx
    .updateTable('withdraw_type')
    .set((value) => ({
      ...amounts,
      ...(isAllowed === undefined ? {} : { is_allowed: isAllowed }),
      ...(usualDays === undefined ? {} : { usual_days: usualDays }),
      ...(instructionsEn === undefined ? {} : { instructions_en: instructionsEn }),
      ...(instructionsBn === undefined ? {} : { instructions_bn: instructionsBn }),
      version: value('version', '+', 1),
      updated_at: at,
    }))
    .where('type', '=', type)
    .returningAll()
    .$narrowType<{ type: WithdrawType }>()
    .executeTakeFirstOrThrow();

/**
 * Columns of the money settings: the limit in force, and one that is planned but not in force yet. Times are by the
 * database's clock.
 */
const generalColumns = [
  'clearing_days',
  sql<number | null>`case when planned_for <= now() then planned_approver_from else second_approver_from end`.as(
    'second_approver_from',
  ),
  sql<number | null>`case when planned_for > now() then planned_approver_from end`.as('planned_approver_from'),
  sql<Date | null>`case when planned_for > now() then planned_for end`.as('planned_for'),
  sql<string | null>`case when planned_for > now() then planned_by end`.as('planned_by'),
  'version',
] as const;

const selectGeneral = (db: Database) => db.selectFrom('money_setting').select(generalColumns);

export type MoneySettingRow = Awaited<ReturnType<ReturnType<typeof selectGeneral>['execute']>>[number];

/**
 * The query of the money settings for another feature's statement: a row with `clearing_days`, which `toClearingDays`
 * reads.
 */
export const selectMoneySettings = selectGeneral;

export const readGeneral = (db: Database): Promise<MoneySettingRow> => selectGeneral(db).executeTakeFirstOrThrow();

export const lockGeneral = (tx: Transaction): Promise<MoneySettingRow> =>
  selectGeneral(tx).forUpdate().executeTakeFirstOrThrow();

const noPlan = { planned_approver_from: null, planned_for: null, planned_by: null };

export interface GeneralChange {
  readonly clearingDays: number;
  /** The limit in force. */
  readonly secondApproverFrom: number | null;
  /** A limit that takes effect in a day; null cancels the planned one, undefined keeps it. */
  readonly plan?: { readonly secondApproverFrom: number | null; readonly plannedBy: string } | null;
  readonly at: Date;
}

export const updateGeneral = (
  tx: Transaction,
  { clearingDays, secondApproverFrom, plan, at }: GeneralChange,
): Promise<MoneySettingRow> =>
  tx
    .updateTable('money_setting')
    .set((value) => ({
      clearing_days: clearingDays,
      second_approver_from: secondApproverFrom,
      ...(plan === null && noPlan),
      ...(plan && {
        planned_approver_from: plan.secondApproverFrom,
        planned_for: sql<Date>`now() + interval '24 hours'`,
        planned_by: plan.plannedBy,
      }),
      confirmed_by: null,
      version: value('version', '+', 1),
      updated_at: at,
    }))
    .returning(generalColumns)
    .executeTakeFirstOrThrow();

/** Puts the planned limit into force. The database refuses this to the owner who planned it. */
export const confirmPlannedLimit = (
  tx: Transaction,
  { confirmedBy, at }: { readonly confirmedBy: string; readonly at: Date },
): Promise<MoneySettingRow> =>
  tx
    .updateTable('money_setting')
    .set((value) => ({
      second_approver_from: value.ref('planned_approver_from'),
      ...noPlan,
      confirmed_by: confirmedBy,
      version: value('version', '+', 1),
      updated_at: at,
    }))
    .returning(generalColumns)
    .executeTakeFirstOrThrow();
