import { useEffect, useState } from 'react';
import type * as z from 'zod';
import { m } from '../../../../ui/paraglide/messages.js';
import type { paymentsContract } from '../contract/payments.ts';

export type Provider = z.output<typeof paymentsContract.providers.output>['providers'][number];

const looks: Readonly<Record<Provider['name'], { label: () => string; text: () => string }>> = {
  sandbox: { label: m.payments_sandbox, text: m.payments_sandbox_text },
  sslcommerz: { label: m.payments_sslcommerz, text: m.payments_sslcommerz_text },
  bkash: { label: m.payments_bkash, text: m.payments_bkash_text },
  stripe: { label: m.payments_stripe, text: m.payments_stripe_text },
};

const STORAGE_KEY = 'arbor-payment-method';

/** Remembers the payment method in this browser for the next order. */
export function rememberMethod(name: Provider['name']): void {
  try {
    localStorage.setItem(STORAGE_KEY, name);
  } catch {
    // Without storage the visitor chooses each time.
  }
}

function readLastMethod(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

/** The chosen payment method: the one last used in this browser, or else the first. Undefined if there is none. */
export function usePaymentMethod(providers: readonly Provider[]) {
  const [chosen, choose] = useState(providers[0]?.name);
  useEffect(() => {
    const last = readLastMethod();
    const known = providers.find(({ name }) => name === last);
    if (known !== undefined) choose(known.name);
  }, [providers]);
  return [chosen, choose] as const;
}

interface PaymentMethodsProps {
  readonly providers: readonly Provider[];
  readonly chosen: Provider['name'];
  readonly choose: (name: Provider['name']) => void;
}

/** Radio buttons for the payment methods. */
export function PaymentMethods({ providers, chosen, choose }: PaymentMethodsProps) {
  return (
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
      {chosen === 'sandbox' ? null : <p className="text-14 text-muted">{m.payments_next()}</p>}
    </fieldset>
  );
}
