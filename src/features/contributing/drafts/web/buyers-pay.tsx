import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { useRootData } from '../../../../ui/root-data.ts';
import { formatShare } from '../../../money/payment-settings/web/format-share.ts';

/** What buyers pay for a price that is entered without VAT. Nothing for works that are free or not for sale. */
export function BuyersPay({ price, basisPoints }: { price: number | null | undefined; basisPoints: number }) {
  const currency = useRootData()?.page.currency ?? 'BDT';
  if (price === undefined || price === null || price === 0) return null;
  return m.drafts_buyers_pay({ price: formatMoney(price, currency), rate: formatShare(basisPoints) });
}
