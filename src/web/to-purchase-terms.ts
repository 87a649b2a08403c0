import type * as z from 'zod';
import type { PurchaseTerms } from '../features/buying/content-page/web/purchase/purchase.tsx';
import type { paymentsContract } from '../features/buying/payments/contract/payments.ts';
import { listPaymentMarks } from '../features/buying/payments/web/payment-marks.ts';
import { formatDays } from '../ui/format-days.ts';
import { m } from '../ui/paraglide/messages.js';

/**
 * Promises to buyers in words, derived from the site's settings, for loaders.
 * @param refundDays days after the payment, as in the refund policy
 */
export const toPurchaseTerms = (
  refundDays: number,
  { providers }: z.output<typeof paymentsContract.providers.output>,
): PurchaseTerms => ({
  refund: refundDays === 0 ? null : m.content_page_refund({ window: formatDays(refundDays) }),
  payWith: listPaymentMarks(providers),
});
