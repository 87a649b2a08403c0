import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { onPageReturn } from '../../../../ui/components/on-page-return.ts';
import { usePolling } from '../../../../ui/use-polling.ts';

export interface OrderRefresh {
  readonly orderId: string;
  /** Whether the order can still change on the server. */
  readonly isOpen: boolean;
  /** Whether the buyer returned from the payment service, whose confirmation is pending. */
  readonly isWaiting: boolean;
  /** End of the time to pay. */
  readonly expiresAt: string;
  /** Makes the server query the payment service; never rejects. */
  readonly checkPayment: (orderId: string) => Promise<void>;
}

/**
 * Reloads an open order: when the page opens, when the tab becomes visible, when the time to pay ends, and repeatedly
 * while its payment is pending.
 * @returns whether the confirmation takes longer than usual
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
