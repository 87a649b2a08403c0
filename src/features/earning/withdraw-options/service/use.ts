import type { Transaction } from '../../../../platform/database/pool.ts';
import type { OptionType } from '../contract/account.ts';
import { lockOwnOption } from '../store.ts';
import { toOptionPlace } from './encrypted-account.ts';

/** Where somebody wants to be paid, as it stays until the transaction ends. */
export interface UsedOption {
  readonly type: OptionType;
  /** The account, and the place that it is encrypted for. */
  readonly encrypted: string;
  readonly place: string;
  readonly masked: string;
  /** Nothing is paid there before. */
  readonly usableFrom: Date;
}

/** Undefined for somebody else's, too. */
export async function lockWithdrawOption(
  tx: Transaction,
  wanted: { readonly contributorId: string; readonly optionId: string },
): Promise<UsedOption | undefined> {
  const row = await lockOwnOption(tx, wanted);
  if (row === undefined) return undefined;
  const { type, encrypted, masked, usable_from: usableFrom } = row;
  return { type, encrypted, place: toOptionPlace(row), masked, usableFrom };
}
