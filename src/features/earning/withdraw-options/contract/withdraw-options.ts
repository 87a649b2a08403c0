import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../../platform/http/operation.ts';
import { done, id, instant, money } from '../../../../platform/http/schemas.ts';
import { withdrawTypes } from '../../../money/payment-settings/contract.ts';
import { proof } from '../../../people/accounts/contract/accounts.ts';
import { withdrawOption } from '../../../people/contributors/contract/contributors.ts';
import { bankAccount, walletAccount } from './account.ts';

const tag = 'Contributors';

const option = z.object({ option: withdrawOption });

export const withdrawOptionsContract = {
  all: operation({
    method: 'GET',
    path: '/contributor/withdraw-option',
    access: 'user',
    tag,
    summary: 'The payout methods with their terms, and your account of each, masked',
    output: z.object({
      types: z.array(
        z
          .object({
            type: z.enum(withdrawTypes),
            isAllowed: z.boolean(),
            minimum: money,
            maximum: money,
            /** Fee that is deducted from a payout. */
            fee: money,
            /** When a withdrawal requested now usually arrives, without a guarantee. */
            usuallyBy: instant,
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
    access: 'user',
    tag,
    summary: 'Adds or replaces your payout account of a type; it can be used after 72 hours, and you are notified',
    description: 'Needs a recent sign-in. Sending the same account again changes nothing.',
    body: z.discriminatedUnion('type', [walletAccount.extend({ proof }), bankAccount.extend({ proof })]),
    output: option.extend({ isNew: z.boolean() }),
    errors: [],
    limit: { calls: 20, seconds: 3600 },
  }),
  change: operation({
    method: 'PATCH',
    path: '/contributor/withdraw-option',
    access: 'user',
    tag,
    summary:
      'Changes the given fields of your payout account of a type; it can be used after 72 hours, and you are notified',
    description: 'Needs a recent sign-in. Omitted fields stay as they are.',
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
    access: 'user',
    tag,
    summary: 'Removes one of your payout accounts; open requests still go there',
    params: z.object({ id }),
    output: done,
    errors: [],
  }),
};

declare module '../../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof withdrawOptionsContract> {}
}
