import * as z from 'zod';
import { type OperationsByKey, operation } from '../../platform/http/operation.ts';
import { done, id, line, money } from '../../platform/http/schemas.ts';
import { proof } from '../accounts/contract.ts';
import { withdrawOption } from '../contributors/contract.ts';
import { type WithdrawType, withdrawTypes } from '../payment-settings/contract.ts';

const tag = 'Contributors';

const wallets = withdrawTypes.filter((type): type is Exclude<WithdrawType, 'bank'> => type !== 'bank');

/** As people write numbers: Bangla digits, spaces and hyphens. */
const toPlainDigits = (text: string): string =>
  text.replace(/[০-৯]/g, (digit) => String('০১২৩৪৫৬৭৮৯'.indexOf(digit))).replace(/[\s-]/g, '');

const digits = (format: string, pattern: RegExp) =>
  line(60).overwrite(toPlainDigits).pipe(z.stringFormat(format, pattern));

/** Eleven digits of a mobile number; the country's code before them is taken off. */
const walletNumber = line(60)
  .overwrite((text) => toPlainDigits(text).replace(/^(\+|00)?88(?=01)/, ''))
  .pipe(z.stringFormat('wallet-number', /^01\d{9}$/));

export const walletAccount = z.strictObject({ type: z.enum(wallets), number: walletNumber });
export const bankAccount = z.strictObject({
  type: z.literal('bank'),
  bankName: line(80).min(2),
  branch: line(80).min(2),
  routingNumber: digits('routing-number', /^\d{9}$/),
  /** Whom the account belongs to, as the bank writes it. */
  accountName: line(100).min(2),
  accountNumber: digits('account-number', /^\d{6,20}$/),
});

/** Where somebody is paid, in full: only ever encrypted, and opened for whoever pays. */
export const withdrawAccount = z.discriminatedUnion('type', [walletAccount, bankAccount]);

/** The types that have options. */
export type OptionType = z.output<typeof withdrawAccount>['type'];

const option = z.object({ option: withdrawOption });

export const withdrawOptionsContract = {
  all: operation({
    method: 'GET',
    path: '/contributor/withdraw-option',
    access: 'contributor',
    tag,
    summary: 'The ways to be paid with their terms, and the own option of each, masked',
    output: z.object({
      types: z.array(
        z
          .object({
            type: z.enum(withdrawTypes),
            isAllowed: z.boolean(),
            minimum: money,
            maximum: money,
            /** Taken off what is paid out. */
            fee: money,
            instructions: z.object({ en: z.string(), bn: z.string() }),
            option: withdrawOption.nullable(),
          })
          .meta({ id: 'WithdrawTerms' }),
      ),
    }),
    errors: [],
  }),
  set: operation({
    method: 'PUT',
    path: '/contributor/withdraw-option',
    access: 'contributor',
    tag,
    summary: 'Adds the own option of a type, or replaces it; usable after 72 hours, which its owner is told',
    description: 'Needs a sign-in of the last minutes. The same account again changes nothing.',
    body: z.discriminatedUnion('type', [walletAccount.extend({ proof }), bankAccount.extend({ proof })]),
    output: option.extend({ isNew: z.boolean() }),
    errors: [],
    limit: { calls: 20, seconds: 3600 },
  }),
  change: operation({
    method: 'PATCH',
    path: '/contributor/withdraw-option',
    access: 'contributor',
    tag,
    summary: 'Changes what is given of the own option of a type; usable after 72 hours, which its owner is told',
    description: 'Needs a sign-in of the last minutes. What is not given stays.',
    body: z.discriminatedUnion('type', [
      walletAccount.partial({ number: true }).extend({ proof }),
      bankAccount
        .partial({ bankName: true, branch: true, routingNumber: true, accountName: true, accountNumber: true })
        .extend({ proof }),
    ]),
    output: option,
    errors: ['not_found'],
    limit: { calls: 20, seconds: 3600 },
  }),
  remove: operation({
    method: 'DELETE',
    path: '/contributor/withdraw-option/{id}',
    access: 'contributor',
    tag,
    summary: 'Removes an own option; what was asked for goes on to where it was asked for',
    params: z.object({ id }),
    output: done,
    errors: [],
  }),
};

declare module '../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof withdrawOptionsContract> {}
}
