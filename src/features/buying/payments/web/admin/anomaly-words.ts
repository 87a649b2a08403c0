import { m } from '../../../../../ui/paraglide/messages.js';
import type { anomalyKinds } from '../../contract/admin.ts';
import { statusWords } from './attempt-words.ts';

export type AnomalyKind = (typeof anomalyKinds)[number];

interface AnomalyWords {
  readonly title: () => string;
  /** Meaning of the anomaly, and the action to take. */
  readonly text: () => string;
}

/** Status of the refund that an anomaly leads to. */
type MoneyBack = 'sent' | 'refused' | 'returned' | null;

const moneyBackTexts: Readonly<Record<'sent' | 'refused' | 'returned', () => string>> = {
  sent: () => m.payments_admin_a_back_sent(),
  refused: () => m.payments_admin_a_back_refused(),
  returned: () => m.payments_admin_a_back_returned(),
};

/** Meaning of an anomaly, the action to take, and the status of its refunds. */
export function describeAnomaly({
  kind,
  moneyBack,
}: {
  readonly kind: AnomalyKind;
  readonly moneyBack: MoneyBack;
}): string {
  const text = anomalyWords[kind].text();
  return moneyBack === null ? text : `${text} ${moneyBackTexts[moneyBack]()}`;
}

export const anomalyWords: Readonly<Record<AnomalyKind, AnomalyWords>> = {
  status: { title: () => m.payments_admin_a_status(), text: () => m.payments_admin_a_status_text() },
  amount: { title: () => m.payments_admin_a_amount(), text: () => m.payments_admin_a_amount_text() },
  currency: { title: () => m.payments_admin_a_currency(), text: () => m.payments_admin_a_currency_text() },
  order: { title: () => m.payments_admin_a_order(), text: () => m.payments_admin_a_order_text() },
  store: { title: () => m.payments_admin_a_store(), text: () => m.payments_admin_a_store_text() },
  mode: { title: () => m.payments_admin_a_mode(), text: () => m.payments_admin_a_mode_text() },
  signature: { title: () => m.payments_admin_a_signature(), text: () => m.payments_admin_a_signature_text() },
  transaction_reused: { title: () => m.payments_admin_a_reused(), text: () => m.payments_admin_a_reused_text() },
  paid_twice: { title: () => m.payments_admin_a_twice(), text: () => m.payments_admin_a_twice_text() },
  surplus: { title: () => m.payments_admin_a_surplus(), text: () => m.payments_admin_a_surplus_text() },
  no_buyer: { title: () => m.payments_admin_a_no_buyer(), text: () => m.payments_admin_a_no_buyer_text() },
  bought_twice: { title: () => m.payments_admin_a_bought_twice(), text: () => m.payments_admin_a_bought_twice_text() },
  held_denied: { title: () => m.payments_admin_a_held_denied(), text: () => m.payments_admin_a_held_denied_text() },
  dispute: { title: () => m.payments_admin_a_dispute(), text: () => m.payments_admin_a_dispute_text() },
  refund_elsewhere: { title: () => m.payments_admin_a_elsewhere(), text: () => m.payments_admin_a_elsewhere_text() },
  refund_in_doubt: { title: () => m.payments_admin_a_doubt(), text: () => m.payments_admin_a_doubt_text() },
  refund_late: { title: () => m.payments_admin_a_late(), text: () => m.payments_admin_a_late_text() },
  refund_refused: { title: () => m.payments_admin_a_refused(), text: () => m.payments_admin_a_refused_text() },
};

/** Translates our own words among the recorded values; references and store names stay unchanged. */
const values: Readonly<Partial<Record<AnomalyKind, Readonly<Record<string, () => string>>>>> = {
  status: statusWords,
  held_denied: statusWords,
  mode: { test: () => m.payments_admin_mode_test(), live: () => m.payments_admin_mode_live() },
};

/** Expected and received value; amounts are formatted as money. */
export function describeDifference(
  { kind, expected, actual }: { readonly kind: AnomalyKind; readonly expected: string; readonly actual: string },
  toMoney: (minor: number) => string,
): string {
  const say = (text: string): string => {
    if (kind === 'amount' && /^\d{1,15}$/.test(text)) return toMoney(Number(text));
    if (kind === 'refund_elsewhere')
      return text.replaceAll(/(\d{1,13})\.(\d\d) [A-Z]{3}/g, (_, whole: string, rest: string) =>
        toMoney(Number(whole + rest)),
      );
    const [first = '', ...rest] = text.split(' ');
    const word = values[kind]?.[first];
    return word === undefined ? text : [word(), ...rest].join(' · ');
  };
  if (expected !== '') return m.payments_admin_expected_actual({ expected: say(expected), actual: say(actual) });
  return say(actual);
}
