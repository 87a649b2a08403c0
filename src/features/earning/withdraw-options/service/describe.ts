import type { WithdrawType } from '../../../money/payment-settings/contract.ts';
import { describeOption } from '../rules/words.ts';

/** Describes an account as `bKash •••• 678`, for documents of other features. */
export const describeAccount = (
  { type, account }: { readonly type: WithdrawType; readonly account: string },
  locale: 'en' | 'bn',
): string => describeOption({ type, masked: account }, locale);
