import type * as z from 'zod';
import type { withdrawAccount } from '../contract/account.ts';

/** A payout account with all details. */
export type WithdrawAccount = z.output<typeof withdrawAccount>;

/** Number of digits that a masked account shows, enough for its owner to recognize it. */
const MASKED_DIGITS = 3;

const maskNumber = (number: string): string => `•••• ${number.slice(-MASKED_DIGITS)}`;

/**
 * Masked account, which may be shown and stored unencrypted: the last digits, and for a bank also its name and branch.
 */
export const maskAccount = (account: WithdrawAccount): string =>
  account.type === 'bank'
    ? `${account.bankName}, ${account.branch} ${maskNumber(account.accountNumber)}`
    : maskNumber(account.number);

/** Whether two accounts are equal; both must have been parsed by the schema, which orders their fields. */
export const isSameAccount = (one: WithdrawAccount, other: WithdrawAccount): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Hours after a change in which nothing is paid to the account, so that its owner can react to the notice. */
const FREEZE_HOURS = 72;

export const toUsableFrom = (now: Date): Date => new Date(now.getTime() + FREEZE_HOURS * 3_600_000);
