import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { getErrorMessage, isApiError } from '../../../../ui/api/client.ts';
import { primaryButton } from '../../../../ui/components/button.ts';
import { onPageReturn } from '../../../../ui/components/on-page-return.ts';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { beginPayment } from './begin-payment.ts';
import { PaymentFailure } from './payment-failure.tsx';
import { PaymentMethods, type Provider, usePaymentMethod } from './payment-methods.tsx';

interface PaymentChoiceProps {
  readonly orderId: string;
  /** Total in minor units. */
  readonly total: number;
  readonly currency: string;
  /** Whether an earlier payment of this order failed or was cancelled. */
  readonly isAgain: boolean;
  /** Available providers; the first one is the default. */
  readonly providers: readonly Provider[];
}

/** Payment methods of an existing order, and the button that opens the payment service. */
export function PaymentChoice({ providers, ...order }: PaymentChoiceProps) {
  const [chosen, choose] = usePaymentMethod(providers);
  const { isBusy, failure, pay } = usePayment(order.orderId);
  if (chosen === undefined) return <p className="text-16">{m.payments_none()}</p>;
  const amount = formatMoney(order.total, order.currency);
  return (
    <div aria-busy={isBusy}>
      <PaymentMethods providers={providers} chosen={chosen} choose={choose} />
      <PaymentFailure>{failure}</PaymentFailure>
      <button
        type="button"
        disabled={isBusy}
        onClick={() => void pay(chosen)}
        className={`${primaryButton} mt-4 w-full noscript:hidden`}
      >
        {isBusy ? <Spinner /> : null}
        {isBusy ? m.payments_leading() : order.isAgain ? m.payments_try_again({ amount }) : m.payments_pay({ amount })}
      </button>
      <p className="mt-4 hidden rounded-control bg-canvas p-3 text-14 noscript:block">{m.payments_no_script()}</p>
    </div>
  );
}

function usePayment(orderId: string) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => onPageReturn(() => setIsBusy(false)), []);
  const pay = async (provider: Provider['name']) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await beginPayment(orderId, provider);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status !== 401) setFailure(error.errors[0]?.message ?? getErrorMessage(error, m.payments_failed()));
      setIsBusy(false);
      // Another tab may have paid or cancelled the order.
      await revalidate();
    }
  };
  return { isBusy, failure, pay };
}
