import { type Answer, type Operation, type Received, startFaultyServer } from './faulty-server.ts';
import { createName, isRefundable, type StandIn, type StoredPayment, type StoredRefund } from './stand-in.ts';

export const bkashApp = {
  appKey: 'app-key',
  appSecret: 'app-secret',
  username: 'merchant',
  password: 'merchant-password',
};

const words: Readonly<Record<StoredPayment['status'], string>> = {
  completed: 'Completed',
  held: 'Authorized',
  pending: 'Initiated',
  failed: 'Failed',
  cancelled: 'Cancelled',
  expired: 'Expired',
};

const ok = (body: object): Answer => ({
  status: 200,
  body: { statusCode: '0000', statusMessage: 'Successful', ...body },
});
const no = (statusCode: string, statusMessage: string): Answer => ({
  status: 200,
  body: { statusCode, statusMessage },
});

/**
 * Field names of a query's response: those of bKash's real responses (`merchantInvoice`, `verificationStatus`), or
 * those of its documentation (`merchantInvoiceNumber`, `userVerificationStatus`).
 */
export type BkashNames = 'answered' | 'documented';

export interface BkashStandIn extends StandIn {
  /** Invalidates all tokens issued so far. */
  readonly endTokens: () => void;
  /** Changes the field names from now on. The default is those of real responses. */
  readonly name: (names: BkashNames) => void;
  /** Makes the next refund fail; it is stored as failed. */
  readonly failNextRefund: () => void;
  /** Refunds money in bKash's own panel. */
  readonly refundInPanel: (reference: string, amount: string) => void;
}

const refundWords: Readonly<Record<StoredRefund['status'], string>> = {
  completed: 'Completed',
  processing: 'Pending',
  failed: 'Failed',
};

/** Starts a stand-in for bKash's tokenised checkout, in which `execute` moves the money of an approved payment. */
export async function startBkash(): Promise<BkashStandIn> {
  const payments = new Map<string, StoredPayment>();
  const refunds: StoredRefund[] = [];
  const approved = new Set<string>();
  let names: BkashNames = 'answered';
  let isRefundFailing = false;
  const tokens = new Set<string>();
  const find = (reference: string): StoredPayment => {
    const found = [...payments.values()].find((each) => each.reference === reference);
    if (found === undefined) throw new Error(`no payment ${reference}`);
    return found;
  };

  function grant({ headers, body }: Received): Answer {
    const { app_key, app_secret } = JSON.parse(body) as Record<string, string>;
    const isKnown =
      headers['username'] === bkashApp.username &&
      headers['password'] === bkashApp.password &&
      app_key === bkashApp.appKey &&
      app_secret === bkashApp.appSecret;
    if (!isKnown) return { status: 401, body: { statusMessage: 'Unauthorized' } };
    const token = createName('token-');
    tokens.add(token);
    return ok({ id_token: token, token_type: 'Bearer', expires_in: 3600, refresh_token: 'refresh' });
  }

  function create(of: Record<string, string>): Answer {
    const amount = of['amount'] ?? '';
    if (of['mode'] !== '0011' || of['intent'] !== 'sale' || of['currency'] !== 'BDT' || !/^\d+\.\d{2}$/.test(amount))
      return no('2065', 'Invalid amount or mandatory field missing');
    const id = createName('TR0011');
    const returnUrl = of['callbackURL'] ?? '';
    payments.set(id, {
      id,
      reference: of['merchantInvoiceNumber'] ?? '',
      amount,
      currency: 'BDT',
      merchant: bkashApp.appKey,
      status: 'pending',
      isLive: false,
      transactionId: createName('TRX'),
      fee: '0.00',
      returnUrl,
      cancelUrl: returnUrl,
      noticeUrl: '',
    });
    return ok({ paymentID: id, bkashURL: `https://pay.example/${id}`, transactionStatus: 'Initiated', amount });
  }

  const describePayment = (payment: StoredPayment) => ({
    paymentID: payment.id,
    transactionStatus: words[payment.status],
    amount: payment.amount,
    currency: payment.currency,
    ...(payment.status === 'completed' ? { trxID: payment.transactionId } : {}),
  });

  function describeQueried(payment: StoredPayment) {
    const verified = approved.has(payment.id) ? 'Complete' : 'Incomplete';
    return {
      ...describePayment(payment),
      ...(names === 'answered'
        ? { merchantInvoice: payment.reference, verificationStatus: verified }
        : { merchantInvoiceNumber: payment.reference, userVerificationStatus: verified }),
    };
  }

  function execute(payment: StoredPayment | undefined): Answer {
    if (payment === undefined) return no('2002', 'Invalid Payment ID');
    if (payment.status === 'completed') return no('2062', 'The payment has already been completed');
    if (!approved.has(payment.id)) return no('2056', 'Invalid Payment State');
    payment.status = 'completed';
    return ok({ ...describePayment(payment), merchantInvoiceNumber: payment.reference });
  }

  function addRefund(payment: StoredPayment, { reference, amount }: { reference: string; amount: string }) {
    const status = isRefundFailing ? 'failed' : 'completed';
    isRefundFailing = false;
    const made: StoredRefund = {
      id: createName('RTRX'),
      transactionId: payment.transactionId,
      reference,
      amount,
      status,
    };
    refunds.push(made);
    return made;
  }

  const describeRefund = ({ id, amount, status }: StoredRefund) => ({
    refundTrxId: id,
    refundTransactionStatus: refundWords[status],
    refundAmount: amount,
  });

  function refund(of: Record<string, string>): Answer {
    const payment = payments.get(of['paymentId'] ?? '');
    const amount = of['refundAmount'] ?? '';
    if (
      payment?.status !== 'completed' ||
      payment.transactionId !== of['trxId'] ||
      !isRefundable(payment, refunds, amount)
    )
      return {
        status: 400,
        body: { internalCode: '2072', externalCode: '2072', errorMessageEn: 'Refund amount is too much' },
      };
    const made = addRefund(payment, { reference: of['sku'] ?? '', amount });
    return { status: 200, body: { originalTrxId: payment.transactionId, ...describeRefund(made) } };
  }

  function listRefunds(of: Record<string, string>): Answer {
    const all = refunds.filter(({ transactionId }) => transactionId === of['trxId']);
    const refundTransactions = all.map(describeRefund);
    return { status: 200, body: { originalTrxId: of['trxId'], refundTransactions } };
  }

  function findOperation(received: Received): Operation {
    const path = received.url.pathname.replace(/^\/v1\.2\.0-beta\/tokenized\/checkout\//, '');
    if (path === 'token/grant') return { name: 'grant', run: () => grant(received) };
    const isLetIn =
      tokens.has(received.headers['authorization'] ?? '') && received.headers['x-app-key'] === bkashApp.appKey;
    const of = JSON.parse(received.body) as Record<string, string>;
    const payment = payments.get(of['paymentID'] ?? '');
    const named: Record<string, Operation> = {
      create: { name: 'begin', run: () => create(of) },
      execute: { name: 'complete', run: () => execute(payment) },
      'payment/status': {
        name: 'query',
        run: () => (payment === undefined ? no('2002', 'Invalid Payment ID') : ok(describeQueried(payment))),
      },
      '/v2/tokenized-checkout/refund/payment/transaction': { name: 'refund', run: () => refund(of) },
      '/v2/tokenized-checkout/refund/payment/status': { name: 'refund_query', run: () => listRefunds(of) },
    };
    const found = named[path] ?? { name: 'other', run: () => ({ status: 404, body: {} }) };
    return isLetIn
      ? found
      : { ...found, run: () => ({ status: 401, body: { message: 'The incoming token has expired' } }) };
  }

  const server = await startFaultyServer(findOperation);
  return {
    ...server,
    payments,
    refunds,
    find,
    pay: (reference) => {
      approved.add(find(reference).id);
    },
    writeNotice: () => {
      throw new Error('bKash tells nothing on its own');
    },
    endTokens: () => tokens.clear(),
    name: (given) => {
      names = given;
    },
    failNextRefund: () => {
      isRefundFailing = true;
    },
    refundInPanel: (reference, amount) => {
      addRefund(find(reference), { reference: '', amount });
    },
  };
}
