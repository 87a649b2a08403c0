import { browserApi } from '../../../../ui/api/client.ts';
import { type Provider, rememberMethod } from './payment-methods.tsx';

/**
 * Starts a payment and opens the payment service; a repeated call returns the address of the first one. @throws
 * ApiError
 */
export async function beginPayment(orderId: string, provider: Provider['name']): Promise<void> {
  const { redirect } = await browserApi('POST /payment/begin/{orderId}', {
    params: { orderId },
    body: { provider },
    // Each press has its own key; a network retry reuses it.
    idempotencyKey: crypto.randomUUID(),
  });
  rememberMethod(provider);
  location.assign(redirect);
}
