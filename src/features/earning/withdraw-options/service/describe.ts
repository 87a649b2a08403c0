import type { WithdrawType } from '../../../money/payment-settings/contract.ts';
import { describeOption } from '../rules/words.ts';

/** `bKash •••• 678`, for papers that other features write. */
export const describeAccount = (
  { type, account }: { readonly type: WithdrawType; readonly account: string },
  locale: 'en' | 'bn',
): string => describeOption({ type, masked: account }, locale);
