import type { TransactionContext } from '../../../../platform/context.ts';
import type { Transaction } from '../../../../platform/database/pool.ts';
import type { OptionType } from '../contract/account.ts';
import { lockOwnOption, readOptions } from '../store.ts';
import { decryptAccount, toOptionPlace } from './encrypted-account.ts';

/** A payout account, locked until the transaction ends. */
export interface UsedOption {
  readonly type: OptionType;
  /** The encrypted account and its encryption context. */
  readonly encrypted: string;
  readonly place: string;
  readonly masked: string;
  /** When the freeze after the last change ends. */
  readonly usableFrom: Date;
}

/** Locks a payout account until the transaction ends; undefined for another contributor's account. */
export async function lockWithdrawOption(
  tx: Transaction,
  wanted: { readonly contributorId: string; readonly optionId: string },
): Promise<UsedOption | undefined> {
  const row = await lockOwnOption(tx, wanted);
  if (row === undefined) return undefined;
  const { type, encrypted, masked, usable_from: usableFrom } = row;
  return { type, encrypted, place: toOptionPlace(row), masked, usableFrom };
}

/** Whether two contributors have a payout account with the same number. */
export async function sharePayoutAccount(
  { tx, platform: { encryption } }: TransactionContext,
  one: string,
  other: string,
): Promise<boolean> {
  const readNumbers = async (contributorId: string): Promise<string[]> =>
    (await readOptions(tx, contributorId)).map((row) => {
      const account = decryptAccount(encryption, row.encrypted, toOptionPlace(row));
      // A wallet's number is a phone's, which may have wallets of several providers.
      return account.type === 'bank' ? `bank ${account.accountNumber}` : account.number;
    });
  const known = new Set(await readNumbers(one));
  return known.size > 0 && (await readNumbers(other)).some((number) => known.has(number));
}
