import { browserApi } from '../../../../ui/api/client.ts';
import type { OrderStatus } from '../contract/orders.ts';
import type { ParticularsInput } from '../contract/particulars.ts';

interface WantedLine {
  readonly contentId: string;
  readonly variantId: string;
  /** Price in minor units, as shown to the buyer. */
  readonly price: number;
}

/** Name of the key of lines in the tab's storage; each bundle has one of its own. */
const STORED_KEY = 'arbor-order-key';

/**
 * Reuses the key while what is ordered, its prices and particulars are unchanged, so that ordering it again in this tab
 * doesn't create a second order.
 */
function findKey(name: string, body: object): string {
  const wanted = JSON.stringify(body);
  try {
    const known = JSON.parse(sessionStorage.getItem(name) ?? 'null') as { lines: string; key: string } | null;
    if (known?.lines === wanted) return known.key;
    const key = crypto.randomUUID();
    sessionStorage.setItem(name, JSON.stringify({ lines: wanted, key }));
    return key;
  } catch {
    // Without storage each press creates an order; unpaid orders expire.
    return crypto.randomUUID();
  }
}

interface PlacedOrder {
  readonly orderId: string;
  readonly isPaid: boolean;
}

/**
 * Sends an order with the key of its body, which the tab keeps by this name. An unpaid order of the same body is returned
 * instead of a second one.
 */
async function orderOnce(
  name: string,
  body: object,
  send: (idempotencyKey: string) => Promise<{ readonly _id: string; readonly status: OrderStatus }>,
): Promise<PlacedOrder> {
  const { _id, status } = await send(findKey(name, body));
  if (status === 'pending' || status === 'paid') return { orderId: _id, isPaid: status === 'paid' };
  // The stored key's order has ended, so the next call creates another one.
  sessionStorage.removeItem(name);
  return orderOnce(name, body, send);
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
): Promise<PlacedOrder> {
  const wanted = lines.map(({ contentId, variantId, price }) => ({ contentId, variantId, price }));
  const body = { lines: wanted, particulars, ...(coupon === undefined ? {} : { coupon }) };
  return orderOnce(STORED_KEY, body, (idempotencyKey) => browserApi('POST /order/create', { body, idempotencyKey }));
}

/** `price`: what the bundle costs as shown to the buyer, in minor units. @returns the order's id @throws ApiError */
export async function orderBundle(id: string, price: number): Promise<string> {
  const { orderId } = await orderOnce(`${STORED_KEY}-${id}`, { price }, (idempotencyKey) =>
    browserApi('POST /order/bundle/{id}', { params: { id }, body: { price }, idempotencyKey }),
  );
  return orderId;
}
