import type * as z from 'zod';
import type { withdrawAccount } from '../contract/account.ts';

/** Where somebody is paid, in full. */
export type WithdrawAccount = z.output<typeof withdrawAccount>;

/** The last digits of a number: enough for its owner to know it again. */
const MASKED_DIGITS = 3;

const maskNumber = (number: string): string => `•••• ${number.slice(-MASKED_DIGITS)}`;

/** What may be shown and stored in the clear: the end of the number, and of a bank its name and branch. */
export const maskAccount = (account: WithdrawAccount): string =>
  account.type === 'bank'
    ? `${account.bankName}, ${account.branch} ${maskNumber(account.accountNumber)}`
    : maskNumber(account.number);

/** Both as their schema has read them, which orders what is in them. */
export const isSameAccount = (one: WithdrawAccount, other: WithdrawAccount): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** After a change nothing is paid there for so long: time for the owner to read the notice. */
const FREEZE_HOURS = 72;

export const toUsableFrom = (now: Date): Date => new Date(now.getTime() + FREEZE_HOURS * 3_600_000);
