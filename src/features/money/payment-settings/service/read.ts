import type { Config } from '../../../../platform/config.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { type WithdrawType, withdrawTypes } from '../contract.ts';
import { readFeeAt, readGeneral, readTypes, type WithdrawTypeRow } from '../store.ts';

export { selectMoneySettings, selectPlatformFee } from '../store.ts';

/** The site's share of orders at this time, in basis points. */
export const readPlatformFee = async (db: Database, at: Date): Promise<number> =>
  (await readFeeAt(db, at)).basis_points;

/** Terms of a payout method; amounts are in minor units. */
export interface WithdrawTerms {
  readonly type: WithdrawType;
  readonly isAllowed: boolean;
  readonly minimum: number;
  readonly maximum: number;
  /** Fee that is deducted from a payout; below the minimum. */
  readonly fee: number;
  /** Working days that a payout usually takes. */
  readonly usualDays: number;
  readonly instructions: { readonly en: string; readonly bn: string };
}

export const toTerms = (row: WithdrawTypeRow): WithdrawTerms => ({
  type: row.type,
  isAllowed: row.is_allowed,
  minimum: row.minimum,
  maximum: row.maximum,
  fee: row.fee,
  usualDays: row.usual_days,
  instructions: { en: row.instructions_en, bn: row.instructions_bn },
});

/** Payout methods in the order in which they are shown. */
export async function readTypesInOrder(db: Database): Promise<WithdrawTypeRow[]> {
  const rows = await readTypes(db);
  return rows.sort((one, other) => withdrawTypes.indexOf(one.type) - withdrawTypes.indexOf(other.type));
}

/** All payout methods, including disabled ones. */
export const readWithdrawTypes = async (db: Database): Promise<WithdrawTerms[]> =>
  (await readTypesInOrder(db)).map(toTerms);

export interface MoneySettings {
  /** Days from the sale until the contributor may withdraw; at least the refund window. */
  readonly clearingDays: number;
  /** Amount in minor units from which withdrawals need two owners; null if none does. */
  readonly secondApproverFrom: number | null;
}

type RefundWindow = Pick<Config, 'ARBOR_REFUND_DAYS'>;

/** Clearing days for the deployment's refund window, which may have become longer than the configured clearing time. */
export const toClearingDays = (days: number, { ARBOR_REFUND_DAYS: least }: RefundWindow): number =>
  Math.max(days, least);

export async function readMoneySettings(db: Database, config: RefundWindow): Promise<MoneySettings> {
  const row = await readGeneral(db);
  return {
    clearingDays: toClearingDays(row.clearing_days, config),
    secondApproverFrom: row.second_approver_from,
  };
}
