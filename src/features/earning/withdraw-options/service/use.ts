import type { Transaction } from '../../../../platform/database/pool.ts';
import type { OptionType } from '../contract/account.ts';
import { lockOwnOption } from '../store.ts';
import { toOptionPlace } from './encrypted-account.ts';

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
