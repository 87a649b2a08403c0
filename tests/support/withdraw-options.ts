import type { WithdrawAccount } from '../../src/features/earning/withdraw-options/rules/account.ts';
import { maskAccount } from '../../src/features/earning/withdraw-options/rules/account.ts';
import {
  encryptAccount,
  toOptionPlace,
} from '../../src/features/earning/withdraw-options/service/encrypted-account.ts';
import { createId } from '../../src/platform/database/id.ts';
import type { TestApp } from './app.ts';

export const bankAccount = {
  type: 'bank',
  bankName: 'Dutch-Bangla Bank',
  branch: 'Gulshan',
  routingNumber: '090261725',
  accountName: 'Salma Akter',
  accountNumber: '1234509876543',
} as const satisfies WithdrawAccount;

/** Adds a payout account directly to the database; the default is a bKash account that can be used already. */
export async function makeWithdrawOption(
  app: Pick<TestApp, 'pool' | 'platform'>,
  contributorId: string,
  {
    account = { type: 'bkash', number: '01712345678' },
    usableFrom = new Date(Date.now() - 60_000),
  }: { readonly account?: WithdrawAccount; readonly usableFrom?: Date } = {},
): Promise<string> {
  const option = { id: createId(), contributor_id: contributorId, type: account.type };
  const encrypted = encryptAccount(app.platform.encryption, account, toOptionPlace(option));
  const changedAt = new Date(usableFrom.getTime() - 72 * 3_600_000);
  await app.pool.query(
    `insert into withdraw_option (id, contributor_id, type, encrypted, masked, created_at, changed_at, usable_from)
     values ($1, $2, $3, $4, $5, $6, $6, $7)`,
    [option.id, contributorId, account.type, encrypted, maskAccount(account), changedAt, usableFrom],
  );
  return option.id;
}
