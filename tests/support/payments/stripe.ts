import { signStripeBody } from '../../../src/platform/payments/stripe/signature.ts';
import { type Answer, type Operation, type Received, startFaultyServer } from './faulty-server.ts';
import {
  createName,
  isRefundable,
  type SentNotice,
  type StandIn,
  type StoredPayment,
  type StoredRefund,
} from './stand-in.ts';

export const stripeAccount = { secretKey: 'sk_test_arbor', webhookSecret: 'whsec_arbor', store: 'arbor.example' };

const refuse = (status: number, code: string): Answer => ({
  status,
  body: { error: { type: 'invalid_request_error', code } },
});

const types: Readonly<Record<StoredPayment['status'], string>> = {
  completed: 'checkout.session.completed',
  held: 'checkout.session.completed',
  pending: 'payment_intent.created',
  failed: 'checkout.session.async_payment_failed',
  cancelled: 'checkout.session.expired',
  expired: 'checkout.session.expired',
};

const describeIntent = (payment: StoredPayment) => ({
  id: payment.transactionId,
  object: 'payment_intent',
  status: payment.status === 'failed' ? 'requires_payment_method' : 'succeeded',
  latest_charge: {
    outcome: { type: payment.status === 'held' ? 'manual_review' : 'authorized' },
    balance_transaction: { fee: Number(payment.fee), currency: payment.currency },
  },
});

function describeSession(payment: StoredPayment, isExpanded = false) {
  const isPaid = payment.status === 'completed' || payment.status === 'held';
  const isComplete = isPaid || payment.status === 'failed';
  return {
    id: payment.id,
    object: 'checkout.session',
    url: payment.status === 'pending' ? `https://pay.example/${payment.id}` : null,
    status: isComplete ? 'complete' : payment.status === 'pending' ? 'open' : 'expired',
    payment_status: isPaid ? 'paid' : 'unpaid',
    amount_total: Number(payment.amount),
    currency: payment.currency,
    client_reference_id: payment.reference,
    livemode: payment.isLive,
    metadata: { reference: payment.reference, store: payment.merchant },
    payment_intent: isComplete ? (isExpanded ? describeIntent(payment) : payment.transactionId) : null,
  };
}

export interface StripeStandIn extends StandIn {
  /** Refunds money in Stripe's own panel; `amount` in minor units. */
  readonly refundInPanel: (reference: string, amount: string) => void;
  /** Creates the notice about a refund of this payment. */
  readonly writeRefundNotice: (reference: string) => SentNotice;
}

/** Starts a stand-in for Stripe Checkout with sessions, refunds and signed events. */
export async function startStripe(): Promise<StripeStandIn> {
  const payments = new Map<string, StoredPayment>();
  const refunds: StoredRefund[] = [];
  const kept = new Map<string, Answer>();
  const find = (reference: string): StoredPayment => {
    const found = [...payments.values()].find((each) => each.reference === reference);
    if (found === undefined) throw new Error(`no payment ${reference}`);
    return found;
  };

  function open(of: (name: string) => string): Answer {
    const amount = of('line_items[0][price_data][unit_amount]');
    if (
      of('mode') !== 'payment' ||
      !/^[1-9]\d*$/.test(amount) ||
      Number(of('expires_at')) * 1000 < Date.now() + 30 * 60_000
    )
      return refuse(400, 'parameter_invalid');
    const id = createName('cs_test_');
    const payment: StoredPayment = {
      id,
      reference: of('client_reference_id'),
      amount,
      currency: of('line_items[0][price_data][currency]'),
      merchant: of('metadata[store]'),
      status: 'pending',
      isLive: false,
      transactionId: createName('pi_'),
      fee: '7',
      returnUrl: of('success_url'),
      cancelUrl: of('cancel_url'),
      noticeUrl: '',
    };
    payments.set(id, payment);
    return { status: 200, body: describeSession(payment) };
  }

  function expire(payment: StoredPayment): Answer {
    if (payment.status !== 'pending') return refuse(400, 'resource_missing');
    payment.status = 'expired';
    return { status: 200, body: describeSession(payment) };
  }

  const describeRefund = ({ id, amount, reference, status }: StoredRefund) => ({
    id,
    amount: Number(amount),
    status: status === 'completed' ? 'succeeded' : status === 'failed' ? 'failed' : 'pending',
    metadata: reference === '' ? {} : { reference },
  });

  function addRefund(
    payment: StoredPayment,
    { reference, amount }: { reference: string; amount: string },
  ): StoredRefund {
    const made: StoredRefund = {
      id: createName('re_'),
      transactionId: payment.transactionId,
      reference,
      amount,
      status: 'completed',
    };
    refunds.push(made);
    return made;
  }

  function refund(of: (name: string) => string): Answer {
    const payment = [...payments.values()].find((each) => each.transactionId === of('payment_intent'));
    if (payment === undefined || !isRefundable(payment, refunds, of('amount')))
      return refuse(400, 'charge_already_refunded');
    const made = addRefund(payment, { reference: of('metadata[reference]'), amount: of('amount') });
    return { status: 200, body: describeRefund(made) };
  }

  /** Repeats the response for a repeated idempotency key, unless the first call failed before it was executed. */
  const once = (key: string | undefined, run: () => Answer): Answer => {
    const answer = kept.get(key ?? '') ?? run();
    if (key !== undefined) kept.set(key, answer);
    return answer;
  };

  function findOperation({ method, url, headers, body }: Received): Operation {
    const fields = new URLSearchParams(body);
    const of = (name: string): string => fields.get(name) ?? '';
    const key = [headers['idempotency-key']].flat()[0];
    const [, , kind, ...rest] = url.pathname.split('/');
    const guard = (name: string, run: () => Answer): Operation => ({
      name,
      run:
        headers['authorization'] === `Bearer ${stripeAccount.secretKey}` ? run : () => refuse(401, 'api_key_invalid'),
    });
    if (kind === 'refunds') {
      const id = rest[0] ?? '';
      if (method === 'POST') return guard('refund', () => once(key, () => refund(of)));
      const named = refunds.filter(
        (each) => each.id === id || each.transactionId === url.searchParams.get('payment_intent'),
      );
      if (id === '')
        return guard('refund_query', () => ({
          status: 200,
          body: { data: named.map(describeRefund), has_more: false },
        }));
      const [found] = named;
      return guard('refund_query', () =>
        found === undefined ? refuse(404, 'resource_missing') : { status: 200, body: describeRefund(found) },
      );
    }
    const [, session = '', act] = rest;
    if (method === 'POST' && session === '') return guard('begin', () => once(key, () => open(of)));
    const payment = payments.get(session);
    if (payment === undefined) return guard('query', () => refuse(404, 'resource_missing'));
    if (method === 'POST' && act === 'expire') return guard('cancel', () => expire(payment));
    return guard('query', () => ({ status: 200, body: describeSession(payment, true) }));
  }

  function sign(event: object): SentNotice {
    const body = Buffer.from(JSON.stringify(event));
    const seconds = Math.floor(Date.now() / 1000);
    return {
      body,
      headers: {
        'content-type': 'application/json',
        'stripe-signature': signStripeBody(body, stripeAccount.webhookSecret, seconds),
      },
    };
  }

  const server = await startFaultyServer(findOperation);
  return {
    ...server,
    payments,
    refunds,
    find,
    pay: (reference) => {
      find(reference).status = 'completed';
    },
    writeNotice: (reference, claim) => {
      const payment = { ...find(reference), status: claim };
      return sign({
        id: createName('evt_'),
        type: types[claim],
        livemode: payment.isLive,
        data: { object: describeSession(payment) },
      });
    },
    writeRefundNotice: (reference) => {
      const { transactionId: payment_intent, isLive: livemode } = find(reference);
      return sign({
        id: createName('evt_'),
        type: 'charge.refunded',
        livemode,
        data: { object: { id: createName('ch_'), object: 'charge', payment_intent } },
      });
    },
    refundInPanel: (reference, amount) => {
      addRefund(find(reference), { reference: '', amount });
    },
  };
}
