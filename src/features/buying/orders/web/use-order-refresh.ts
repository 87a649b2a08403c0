import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { onPageReturn } from '../../../../ui/components/on-page-return.ts';
import { usePolling } from '../../../../ui/use-polling.ts';

export interface OrderRefresh {
  readonly orderId: string;
  /** The order can still change by itself, or in another tab. */
  readonly isOpen: boolean;
  /** The buyer comes back from the payment service, whose word is awaited. */
  readonly isWaiting: boolean;
  /** Until when the order can be paid. */
  readonly expiresAt: string;
  /** Has the payment service asked. Never rejects. */
  readonly checkPayment: (orderId: string) => Promise<void>;
}

/**
 * Asks for an open order anew: when the page opens, when somebody returns to the tab, when its time is over, and all the time
 * while its payment is awaited.
 * @returns whether that takes longer than usual
 */
export function useOrderRefresh({ orderId, isOpen, isWaiting, expiresAt, checkPayment }: OrderRefresh): boolean {
  const { revalidate } = useRevalidator();
  const isAsking = useRef(false);
  useEffect(() => {
    if (!isOpen) return;
    const ask = async () => {
      if (isAsking.current || document.visibilityState !== 'visible') return;
      isAsking.current = true;
      await checkPayment(orderId);
      await revalidate();
      isAsking.current = false;
    };
    void ask();
    const hear = () => void ask();
    document.addEventListener('visibilitychange', hear);
    const stop = onPageReturn(hear);
    const end = setTimeout(() => void revalidate(), Math.max(Date.parse(expiresAt) - Date.now(), 0) + 1000);
    return () => {
      document.removeEventListener('visibilitychange', hear);
      stop();
      clearTimeout(end);
    };
  }, [orderId, isOpen, expiresAt, checkPayment, revalidate]);
  return usePolling(isWaiting, () => void checkPayment(orderId).then(revalidate));
}
