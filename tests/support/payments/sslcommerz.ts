import { createHash } from 'node:crypto';
import { signNotice } from '../../../src/platform/payments/sslcommerz/notice.ts';
import { type Answer, type Operation, type Received, startFaultyServer } from './faulty-server.ts';
import { createName, isRefundable, type StandIn, type StoredPayment, type StoredRefund } from './stand-in.ts';

export const sslCommerzStore = { storeId: 'arbor0live', storePassword: 'arbor0live@ssl' };

const words: Readonly<Record<StoredPayment['status'], string>> = {
  completed: 'VALID',
  held: 'VALID',
  pending: 'PENDING',
  failed: 'FAILED',
  cancelled: 'CANCELLED',
  expired: 'EXPIRED',
};

const requiredFields = [
  'total_amount',
  'currency',
  'tran_id',
  'success_url',
  'fail_url',
  'cancel_url',
  'cus_name',
  'cus_email',
  'cus_add1',
  'cus_city',
  'cus_country',
  'cus_phone',
  'shipping_method',
  'product_name',
  'product_category',
  'product_profile',
];

const minus = (amount: string, fee: string): string => {
  const left = String(Number(amount.replace('.', '')) - Number(fee.replace('.', ''))).padStart(3, '0');
  return `${left.slice(0, -2)}.${left.slice(-2)}`;
};

const describeTransaction = (payment: StoredPayment, transactionId = payment.transactionId) => ({
  status: words[payment.status],
  tran_date: '2026-11-22 10:00:00',
  tran_id: payment.reference,
  val_id: `V${transactionId}`,
  amount: payment.amount,
  store_amount: minus(payment.amount, payment.fee),
  bank_tran_id: transactionId,
  card_type: 'VISA-Dutch Bangla',
  currency: 'BDT',
  currency_type: payment.currency,
  currency_amount: payment.amount,
  store_id: payment.merchant,
  risk_level: payment.status === 'held' ? '1' : '0',
});

/** Starts a stand-in for SSLCOMMERZ, version 4. */
export async function startSslCommerz(): Promise<StandIn> {
  const payments = new Map<string, StoredPayment>();
  const refunds: StoredRefund[] = [];
  const done = (body: object): Answer => ({ status: 200, body: { APIConnect: 'DONE', ...body } });
  const find = (reference: string): StoredPayment => {
    const found = [...payments.values()].find((each) => each.reference === reference);
    if (found === undefined) throw new Error(`no payment ${reference}`);
    return found;
  };
  const paid = (): StoredPayment[] =>
    [...payments.values()].filter(({ status }) => status === 'completed' || status === 'held');

  function openSession({ body }: Received): Answer {
    const fields = new URLSearchParams(body);
    const of = (name: string): string => fields.get(name) ?? '';
    const missing = requiredFields.filter((name) => of(name) === '');
    const isKnown = of('store_id') === sslCommerzStore.storeId && of('store_passwd') === sslCommerzStore.storePassword;
    if (!isKnown || missing.length > 0 || of('tran_id').length > 30 || !/^\d+\.\d{2}$/.test(of('total_amount')))
      return {
        status: 200,
        body: { status: 'FAILED', failedreason: `Store Credential Error Or ${missing.join()}`, sessionkey: '' },
      };
    const id = createName('SESSION');
    payments.set(id, {
      id,
      reference: of('tran_id'),
      amount: of('total_amount'),
      currency: of('currency'),
      merchant: of('store_id'),
      status: 'pending',
      isLive: false,
      transactionId: createName('BANK'),
      fee: '0.10',
      returnUrl: of('success_url'),
      cancelUrl: of('cancel_url'),
      noticeUrl: of('ipn_url'),
    });
    return {
      status: 200,
      body: { status: 'SUCCESS', failedreason: '', sessionkey: id, GatewayPageURL: `https://pay.example/${id}` },
    };
  }

  function validate(id: string): Answer {
    const found = paid().find((each) => `V${each.transactionId}` === id);
    return done(found === undefined ? { status: 'INVALID_TRANSACTION' } : describeTransaction(found));
  }

  function query(reference: string): Answer {
    const found = [...payments.values()].filter((each) => each.reference === reference && each.status !== 'pending');
    const element = found.flatMap((each) => [
      describeTransaction(each),
      ...(each.extraTransactionId === undefined
        ? []
        : [
            {
              ...describeTransaction({ ...each, amount: each.extraAmount ?? each.amount }, each.extraTransactionId),
              tran_date: '2026-11-22 10:01:00',
            },
          ]),
    ]);
    return done({ no_of_trans_found: element.length, element });
  }

  function refund(of: (name: string) => string): Answer {
    const transactionId = of('bank_tran_id');
    const found = [...payments.values()].find((each) =>
      [each.transactionId, each.extraTransactionId].includes(transactionId),
    );
    const payment = found && { ...found, transactionId };
    const isDuplicate = refunds.some(({ reference }) => reference === of('refund_trans_id'));
    if (payment === undefined || isDuplicate || !isRefundable(payment, refunds, of('refund_amount')))
      return done({ status: 'failed', errorReason: 'Invalid request' });
    const id = createName('REFUND');
    refunds.push({
      id,
      transactionId: payment.transactionId,
      reference: of('refund_trans_id'),
      amount: of('refund_amount'),
      status: 'processing',
    });
    return done({
      status: 'success',
      bank_tran_id: payment.transactionId,
      trans_id: payment.reference,
      refund_ref_id: id,
    });
  }

  function findRefund(id: string): Answer {
    const status = refunds.find((each) => each.id === id)?.status;
    return done({
      refund_ref_id: id,
      status: status === 'completed' ? 'refunded' : status === 'failed' ? 'cancelled' : 'processing',
    });
  }

  function findOperation(received: Received): Operation {
    const { pathname, searchParams } = received.url;
    const of = (name: string): string => searchParams.get(name) ?? '';
    if (pathname === '/gwprocess/v4/api.php') return { name: 'begin', run: () => openSession(received) };
    const isKnown = of('store_id') === sslCommerzStore.storeId && of('store_passwd') === sslCommerzStore.storePassword;
    const guard = (name: string, run: () => Answer): Operation => ({
      name,
      run: isKnown ? run : () => ({ status: 200, body: { APIConnect: 'FAILED' } }),
    });
    if (pathname === '/validator/api/validationserverAPI.php') return guard('validate', () => validate(of('val_id')));
    if (pathname !== '/validator/api/merchantTransIDvalidationAPI.php')
      return { name: 'other', run: () => ({ status: 404, body: {} }) };
    if (searchParams.has('bank_tran_id')) return guard('refund', () => refund(of));
    if (searchParams.has('refund_ref_id')) return guard('refund_query', () => findRefund(of('refund_ref_id')));
    return guard('query', () => query(of('tran_id')));
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
      const { card_type: _, ...fields } = describeTransaction({ ...find(reference), status: claim });
      const body = new URLSearchParams({ ...fields, verify_key: Object.keys(fields).join(',') });
      body.set('verify_sign', signNotice(body, sslCommerzStore.storePassword));
      return { body: Buffer.from(body.toString()), headers: { 'content-type': 'application/x-www-form-urlencoded' } };
    },
  };
}

/** Computes a signature by the documentation's own steps, for comparison with ours. */
export function signByTheBook(fields: Readonly<Record<string, string>>, password: string): string {
  const all = { ...fields, store_passwd: createHash('md5').update(password).digest('hex') };
  const parts = Object.keys(all)
    .sort()
    .map((name) => `${name}=${all[name as keyof typeof all]}`);
  return createHash('md5').update(parts.join('&')).digest('hex');
}
