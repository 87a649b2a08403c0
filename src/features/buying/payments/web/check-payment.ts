import { browserApi, isApiError } from '../../../../ui/api/client.ts';

/** Has the payment service asked how the payment of an order stands. Without an answer it is asked again later. */
export async function checkPayment(orderId: string): Promise<void> {
  try {
    await browserApi('POST /payment/check/{orderId}', { params: { orderId } });
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
