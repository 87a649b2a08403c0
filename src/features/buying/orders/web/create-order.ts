import { browserApi } from '../../../../ui/api/client.ts';
import type { ParticularsInput } from '../contract/particulars.ts';

interface WantedLine {
  readonly contentId: string;
  readonly variantId: string;
  /** Price in minor units, as shown to the buyer. */
  readonly price: number;
}

const STORAGE_KEY = 'arbor-order-key';

/**
 * Reuses the key while the lines, prices and particulars are unchanged, so that pressing the button again in this tab
 * doesn't create a second order.
 */
function findKey(body: object): string {
  const wanted = JSON.stringify(body);
  try {
    const known = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as { lines: string; key: string } | null;
    if (known?.lines === wanted) return known.key;
    const key = crypto.randomUUID();
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ lines: wanted, key }));
    return key;
  } catch {
    // Without storage each press creates an order; unpaid orders expire.
    return crypto.randomUUID();
  }
}

/**
 * `particulars`: the licensee; null if the name is given later. `coupon`: its code, and the discount as shown to the
 * buyer.
 * @throws ApiError with a sentence for each line that can't be ordered
 */
export async function createOrder(
  lines: readonly WantedLine[],
  particulars: ParticularsInput | null,
  coupon?: { readonly code: string; readonly discount: number },
): Promise<{ readonly orderId: string; readonly isPaid: boolean }> {
  const wanted = lines.map(({ contentId, variantId, price }) => ({ contentId, variantId, price }));
  const body = { lines: wanted, particulars, ...(coupon === undefined ? {} : { coupon }) };
  const { _id, status } = await browserApi('POST /order/create', { body, idempotencyKey: findKey(body) });
  if (status === 'pending' || status === 'paid') return { orderId: _id, isPaid: status === 'paid' };
  // The stored key's order has ended, so the next call creates another one.
  sessionStorage.removeItem(STORAGE_KEY);
  return createOrder(lines, particulars, coupon);
}
