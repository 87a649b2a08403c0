import { browserApi } from '../../../../ui/api/client.ts';
import type { ParticularsInput } from '../contract/particulars.ts';

interface WantedLine {
  readonly contentId: string;
  readonly variantId: string;
  /** Minor units, as it was shown. */
  readonly price: number;
}

const STORAGE_KEY = 'arbor-order-key';

/**
 * Reuses the key while the lines, prices and particulars are unchanged, so that pressing the button again in this tab
 * makes no second order.
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
    // Without storage each press is an order of its own; those that aren't paid end by themselves.
    return crypto.randomUUID();
  }
}

/**
 * `particulars`: whom its licences are made out to. Default: as the last order, or the account's own name.
 * @returns identifier of the order. @throws ApiError with a sentence for each line that can't be ordered
 */
export async function createOrder(lines: readonly WantedLine[], particulars?: ParticularsInput): Promise<string> {
  const wanted = lines.map(({ contentId, variantId, price }) => ({ contentId, variantId, price }));
  const body = { lines: wanted, ...(particulars === undefined ? {} : { particulars }) };
  const { _id, status } = await browserApi('POST /order/create', { body, idempotencyKey: findKey(body) });
  if (status === 'pending' || status === 'paid') return _id;
  // It has ended meanwhile: what is wanted now is another order.
  sessionStorage.removeItem(STORAGE_KEY);
  return createOrder(lines, particulars);
}
