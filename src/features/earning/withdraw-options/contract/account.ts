import * as z from 'zod';
import { line } from '../../../../platform/http/schemas.ts';
import { type WithdrawType, withdrawTypes } from '../../../money/payment-settings/contract.ts';

const wallets = withdrawTypes.filter((type): type is Exclude<WithdrawType, 'bank'> => type !== 'bank');

/** Normalizes a typed number: Bangla digits, spaces and hyphens. */
const toPlainDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit))).replace(/[\s-]/g, '');

const digits = (format: string, pattern: RegExp) =>
  line(60).overwrite(toPlainDigits).pipe(z.stringFormat(format, pattern));

/** A mobile number with eleven digits; a typed country code is removed. */
const walletNumber = line(60)
  .overwrite((text) => toPlainDigits(text).replace(/^(\+|00)?88(?=01)/, ''))
  .pipe(z.stringFormat('wallet-number', /^01\d{9}$/));

export const walletAccount = z.strictObject({ type: z.enum(wallets), number: walletNumber });
export const bankAccount = z.strictObject({
  type: z.literal('bank'),
  bankName: line(80).min(2),
  branch: line(80).min(2),
  routingNumber: digits('routing-number', /^\d{9}$/),
  /** Name of the account holder as the bank has it. */
  accountName: line(100).min(2),
  accountNumber: digits('account-number', /^\d{6,20}$/),
});

/** Full payout account: always encrypted, and decrypted only to pay. */
export const withdrawAccount = z.discriminatedUnion('type', [walletAccount, bankAccount]);

/** Types of payout accounts. */
export type OptionType = z.output<typeof withdrawAccount>['type'];
