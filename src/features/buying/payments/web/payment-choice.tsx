import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import type * as z from 'zod';
import { browserApi, getErrorMessage, isApiError } from '../../../../ui/api/client.ts';
import { primaryButton } from '../../../../ui/components/button.ts';
import { Icon } from '../../../../ui/components/icon.tsx';
import { onPageReturn } from '../../../../ui/components/on-page-return.ts';
import { Spinner } from '../../../../ui/components/spinner.tsx';
import { formatMoney } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import type { paymentsContract } from '../contract/payments.ts';

type Provider = z.output<typeof paymentsContract.providers.output>['providers'][number];

interface PaymentChoiceProps {
  readonly orderId: string;
  /** Minor units. */
  readonly total: number;
  readonly currency: string;
  /** A payment of this order has failed or was given up before. */
  readonly isAgain: boolean;
  /** The first one is offered first. */
  readonly providers: readonly Provider[];
}

const looks: Readonly<Record<Provider['name'], { label: () => string; text: () => string }>> = {
  sandbox: { label: m.payments_sandbox, text: m.payments_sandbox_text },
  sslcommerz: { label: m.payments_sslcommerz, text: m.payments_sslcommerz_text },
  bkash: { label: m.payments_bkash, text: m.payments_bkash_text },
  stripe: { label: m.payments_stripe, text: m.payments_stripe_text },
};

/** The ways to pay an order, and the button that leads to the payment service. */
export function PaymentChoice({ providers, ...order }: PaymentChoiceProps) {
  const [chosen, choose] = useState(providers[0]?.name);
  const { isBusy, failure, pay } = usePayment(order.orderId);
  if (chosen === undefined) return <p className="text-16">{m.payments_none()}</p>;
  const amount = formatMoney(order.total, order.currency);
  return (
    <div aria-busy={isBusy}>
      <fieldset className="grid gap-2">
        <legend className="mb-3 text-18 font-semibold">{m.payments_title()}</legend>
        {providers.map(({ name, isTest }) => (
          <label
            key={name}
            className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 rounded-card border border-line bg-paper p-4 transition-colors hover:border-muted has-checked:border-ink has-checked:shadow-[inset_0_0_0_1px_var(--color-ink)]"
          >
            <input
              type="radio"
              name="provider"
              value={name}
              checked={name === chosen}
              onChange={() => choose(name)}
              className="mt-0.5 size-5 accent-ink"
            />
            <span className="text-16 font-medium">{looks[name].label()}</span>
            <span className="col-start-2 mt-0.5 text-14 text-muted">{looks[name].text()}</span>
            {isTest && name !== 'sandbox' ? (
              <span className="col-start-2 mt-1 text-14 text-warning">{m.payments_test_mode()}</span>
            ) : null}
          </label>
        ))}
      </fieldset>
      <div role="alert">
        {failure === undefined ? null : (
          <p className="mt-4 flex items-start gap-2 text-14 text-danger">
            <Icon name="circle-alert" className="mt-0.5 size-4" />
            {failure}
          </p>
        )}
      </div>
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
      {chosen === 'sandbox' ? null : <p className="mt-3 text-14 text-muted">{m.payments_next()}</p>}
    </div>
  );
}

/** Begins to pay and leaves for the payment service; a second click gets the address of the first one. */
function usePayment(orderId: string) {
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  useEffect(() => onPageReturn(() => setIsBusy(false)), []);
  const pay = async (provider: Provider['name']) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      const begun = await browserApi('POST /payment/begin/{orderId}', {
        params: { orderId },
        body: { provider },
        // One for each press: a retry on the way is the same press.
        idempotencyKey: crypto.randomUUID(),
      });
      location.assign(begun.redirect);
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (error.status !== 401) setFailure(error.errors[0]?.message ?? getErrorMessage(error, m.payments_failed()));
      setIsBusy(false);
      // Another tab may have paid or cancelled it.
      await revalidate();
    }
  };
  return { isBusy, failure, pay };
}
