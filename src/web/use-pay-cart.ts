import { useEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { CartOrderCoupon } from '../features/buying/cart/web/cart-page.tsx';
import type { CartLineView } from '../features/buying/cart/web/cart-view.ts';
import type { ParticularsInput } from '../features/buying/orders/contract/particulars.ts';
import { createOrder } from '../features/buying/orders/web/create-order.ts';
import { useParticularsForm } from '../features/buying/orders/web/use-particulars-form.ts';
import { beginPayment } from '../features/buying/payments/web/begin-payment.ts';
import type { Provider } from '../features/buying/payments/web/payment-methods.tsx';
import { type ApiError, getErrorMessage, isApiError } from '../ui/api/client.ts';
import { onPageReturn } from '../ui/components/on-page-return.ts';
import { localizeHref } from '../ui/locale.ts';
import { m } from '../ui/paraglide/messages.js';

interface PayCartOptions {
  /** Known part of the licensee's details. */
  readonly particulars: ParticularsInput;
  readonly userId: string;
  /** The chosen payment method; undefined if none is available. */
  readonly method: Provider['name'] | undefined;
}

/** Orders lines of the cart and opens their payment, or the order if it is free. */
export function usePayCart({ particulars, userId, method }: PayCartOptions) {
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const wanted = useRef<readonly CartLineView[]>([]);
  const used = useRef<CartOrderCoupon | undefined>(undefined);
  const [isLeaving, setIsLeaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => onPageReturn(() => setIsLeaving(false)), []);
  const refuse = async (error: ApiError, words: string) => {
    if (error.status !== 401) setFailure(error.errors[0]?.message ?? getErrorMessage(error, words));
    setIsLeaving(false);
    // The reloaded lines show what has changed.
    await revalidate();
  };
  const order = async (said: ParticularsInput) => {
    if (isLeaving) return;
    setIsLeaving(true);
    setFailure(undefined);
    let words = m.orders_create_failed();
    try {
      const lines = wanted.current.map(({ price, ...line }) => ({ ...line, price: price ?? 0 }));
      const { orderId, isPaid } = await createOrder(lines, said.name === '' ? null : said, used.current);
      forgetInput();
      words = m.payments_failed();
      // A free order is paid at once.
      if (isPaid || method === undefined) await navigate(localizeHref(`/checkout/${orderId}`));
      else await beginPayment(orderId, method);
    } catch (error) {
      if (!isApiError(error)) throw error;
      await refuse(error, words);
    }
  };
  const { form, forgetInput } = useParticularsForm({
    name: 'particulars',
    owner: userId,
    defaults: particulars,
    isLater: true,
    onSubmit: order,
  });
  const pay = (lines: readonly CartLineView[], coupon: CartOrderCoupon | undefined) => {
    wanted.current = lines;
    used.current = coupon;
    return form.run();
  };
  return { form, failure, isLeaving, pay };
}
