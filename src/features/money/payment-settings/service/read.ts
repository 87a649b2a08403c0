import type { Config } from '../../../../platform/config.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { type WithdrawType, withdrawTypes } from '../contract.ts';
import { readFeeAt, readGeneral, readTypes, type WithdrawTypeRow } from '../store.ts';

export { selectMoneySettings, selectPlatformFee } from '../store.ts';

/** Basis points of a sale that the site keeps of orders of this moment. */
export const readPlatformFee = async (db: Database, at: Date): Promise<number> =>
  (await readFeeAt(db, at)).basis_points;

/** On what terms is paid out in one way; amounts in minor units. */
export interface WithdrawTerms {
  readonly type: WithdrawType;
  readonly isAllowed: boolean;
  readonly minimum: number;
  readonly maximum: number;
  /** Taken off what is paid out; below the minimum. */
  readonly fee: number;
  /** Working days in which it is usually there. */
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

/** Rows in the order in which they are shown. */
export async function readTypesInOrder(db: Database): Promise<WithdrawTypeRow[]> {
  const rows = await readTypes(db);
  return rows.sort((one, other) => withdrawTypes.indexOf(one.type) - withdrawTypes.indexOf(other.type));
}

/** Every way to be paid, whether it is allowed or not. */
export const readWithdrawTypes = async (db: Database): Promise<WithdrawTerms[]> =>
  (await readTypesInOrder(db)).map(toTerms);

export interface MoneySettings {
  /** From the sale until a contributor may withdraw; never less than the refund window. */
  readonly clearingDays: number;
  /** Withdrawals from this amount on need two owners, in minor units; null: none does. */
  readonly secondApproverFrom: number | null;
}

type RefundWindow = Pick<Config, 'ARBOR_REFUND_DAYS'>;

/** The refund window is the deployment's: where it has grown meanwhile, what was set for clearing grows with it. */
export const toClearingDays = (days: number, { ARBOR_REFUND_DAYS: least }: RefundWindow): number =>
  Math.max(days, least);

export async function readMoneySettings(db: Database, config: RefundWindow): Promise<MoneySettings> {
  const row = await readGeneral(db);
  return {
    clearingDays: toClearingDays(row.clearing_days, config),
    secondApproverFrom: row.second_approver_from,
  };
}
