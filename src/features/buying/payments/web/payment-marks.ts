import { m } from '../../../../ui/paraglide/messages.js';
import type { Provider } from './payment-methods.tsx';

const marks: Readonly<Record<Provider['name'], () => readonly string[]>> = {
  sandbox: () => [m.payments_sandbox()],
  bkash: () => [m.payments_bkash()],
  sslcommerz: () => [
    m.payments_mark_visa(),
    m.payments_mark_mastercard(),
    m.payments_mark_nagad(),
    m.payments_mark_rocket(),
  ],
  stripe: () => [m.payments_mark_visa(), m.payments_mark_mastercard(), m.payments_mark_amex()],
};

/** The cards, wallets and services behind these providers by name, each once, in the order of checkout. */
export const listPaymentMarks = (providers: readonly Pick<Provider, 'name'>[]): string[] => [
  ...new Set(providers.flatMap(({ name }) => marks[name]())),
];
