import { browserApi, isApiError } from '../../../../ui/api/client.ts';

/** Makes the server query the payment service about an order. A failed call is ignored, because the page asks again. */
export async function checkPayment(orderId: string): Promise<void> {
  try {
    await browserApi('POST /payment/check/{orderId}', { params: { orderId } });
  } catch (error) {
    if (!isApiError(error)) throw error;
  }
}
