import type { TransactionContext } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import type { SaleNoticeCode } from '../../notices/contract.ts';
import { createSaleNotices } from '../../notices/service/record.ts';
import { selectAccounts } from '../store/references.ts';

const insertSaleNotices = createSaleNotices((tx) => selectAccounts(tx));

/** Contributors' earnings by an order, or deductions by a refund. */
export interface SaleNotice {
  readonly code: SaleNoticeCode;
  readonly orderNumber: number;
  /** Amounts by contributor in minor units, positive. */
  readonly amounts: ReadonlyMap<string, number>;
}

/** Notifies contributors in the app, by one statement. Contributors without an account get nothing. */
export async function tellEarners(
  { tx }: TransactionContext,
  { code, orderNumber, amounts }: SaleNotice,
): Promise<void> {
  if (amounts.size === 0) return;
  const rows = [...amounts].map(([earner_id, amount]) => ({
    id: createId(),
    earner_id,
    code,
    about: String(orderNumber),
    amount,
  }));
  await insertSaleNotices(tx, JSON.stringify(rows));
}
