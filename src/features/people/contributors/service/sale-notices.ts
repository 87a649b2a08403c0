import type { TransactionContext } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import type { SaleNoticeCode } from '../../notices/contract.ts';
import { createSaleNotices } from '../../notices/service/record.ts';
import { selectAccounts } from '../store/references.ts';

const insertSaleNotices = createSaleNotices((tx) => selectAccounts(tx));

/** What contributors have earned by an order, or what was taken back of that. */
export interface SaleNotice {
  readonly code: SaleNoticeCode;
  readonly orderNumber: number;
  /** By contributor: minor units, more than 0. */
  readonly amounts: ReadonlyMap<string, number>;
}

/** Notifies each of them at their bell, by one statement. Contributors without an account get nothing. */
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
