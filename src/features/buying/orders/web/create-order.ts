import { browserApi } from '../../../../ui/api/client.ts';

interface WantedLine {
  readonly contentId: string;
  readonly variantId: string;
  /** Minor units, as it was shown. */
  readonly price: number;
}

const STORAGE_KEY = 'arbor-order-key';

/**
 * Reuses the key while the lines and prices are unchanged, so that pressing the button again in this tab makes no
 * second order.
 */
function findKey(lines: readonly WantedLine[]): string {
  const wanted = JSON.stringify(lines);
  try {
    const known = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as { lines: string; key: string } | null;
    if (known?.lines === wanted) return known.key;
    const key = crypto.randomUUID();
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ lines: wanted, key }));
    return key;
  } catch {
    // Without storage each press is an order of its own; those that aren't paid end by themselves.
    return crypto.randomUUID();
  }
}

/** @returns identifier of the order. @throws ApiError with a sentence for each line that can't be ordered */
export async function createOrder(lines: readonly WantedLine[]): Promise<string> {
  const wanted = lines.map(({ contentId, variantId, price }) => ({ contentId, variantId, price }));
  const { _id, status } = await browserApi('POST /order/create', {
    body: { lines: wanted },
    idempotencyKey: findKey(wanted),
  });
  if (status === 'pending' || status === 'paid') return _id;
  // It has ended meanwhile: what is wanted now is another order.
  sessionStorage.removeItem(STORAGE_KEY);
  return createOrder(lines);
}
