import { timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import { createId, isId } from '../../database/id.ts';
import type { Database } from '../../database/pool.ts';
import { computeKeyedHash } from '../../identity/encryption.ts';
import { NoticeError, PaymentProviderError } from '../errors.ts';
import type { Movement, Notice, PaymentKey, PaymentProvider, PaymentReport, RawNotice } from '../provider.ts';
import { addPayment, addRefund, endPayment, findRefund, listRefunds, readPayment } from './store.ts';

const MERCHANT = 'sandbox';

/** Actions of a customer on the sandbox's page. */
export const sandboxActs = ['pay', 'fail', 'cancel', 'pay_late', 'pay_twice', 'lose_notice'] as const;
export type SandboxAct = (typeof sandboxActs)[number];

export interface SandboxPayment {
  readonly id: string;
  readonly amount: number;
  readonly currency: string;
  readonly description: string;
  readonly status: 'open' | 'paid' | 'failed' | 'cancelled';
  readonly redirectUrl: string;
}

export interface SandboxOutcome {
  readonly redirectUrl: string;
  /** The notice that the sandbox would send now; undefined if it sends none, or if the payment had already ended. */
  readonly notice: { readonly body: Buffer; readonly headers: Headers } | undefined;
}

/** A provider without real money, whose page decides the outcome of a payment. */
export interface SandboxProvider extends PaymentProvider {
  readonly readPayment: (id: string) => Promise<SandboxPayment | undefined>;
  readonly act: (id: string, act: SandboxAct) => Promise<SandboxOutcome | undefined>;
}

const notice = z.object({ id: z.string(), reference: z.string(), status: z.enum(['paid', 'failed', 'cancelled']) });

const endings = {
  pay: { status: 'paid', isLate: false, isTwice: false },
  fail: { status: 'failed', isLate: false, isTwice: false },
  cancel: { status: 'cancelled', isLate: false, isTwice: false },
  pay_late: { status: 'paid', isLate: true, isTwice: false },
  pay_twice: { status: 'paid', isLate: false, isTwice: true },
  lose_notice: { status: 'paid', isLate: false, isTwice: false },
} as const;

function toReport(found: NonNullable<Awaited<ReturnType<typeof readPayment>>>): PaymentReport {
  if (found.status === 'failed' || found.status === 'cancelled') return { status: found.status };
  if (!found.has_moved || found.transaction_id === null) return { status: 'pending', isApproved: false };
  const { amount, currency, reference } = found;
  const own = { amount, currency, reference, merchant: MERCHANT, mode: 'test', fee: undefined } as const;
  const extra: Movement[] =
    found.extra_transaction_id === null ? [] : [{ ...own, transactionId: found.extra_transaction_id }];
  return { status: 'completed', ...own, transactionId: found.transaction_id, extra };
}

export interface SandboxDeps {
  readonly db: Database;
  readonly secret: string;
  /** Origin of the site, which serves the sandbox's page. */
  readonly origin: string;
}

/**
 * The default provider outside of production; a page decides the outcome of payments, which are stored in their own
 * tables.
 */
export function createSandboxProvider({ db, secret, origin }: SandboxDeps): SandboxProvider {
  const sign = (body: Buffer): Buffer => computeKeyedHash(secret, 'sandbox notice', body.toString('latin1'));

  async function query({ providerReference }: PaymentKey): Promise<PaymentReport> {
    const found = isId(providerReference) ? await readPayment(db, providerReference) : undefined;
    if (found === undefined) throw new PaymentProviderError('refused', 'the sandbox knows no such payment');
    return toReport(found);
  }

  async function readNotice({ body, headers }: RawNotice): Promise<Notice> {
    const given = Buffer.from(headers.get('sandbox-signature') ?? '', 'hex');
    const own = sign(body);
    if (given.length !== own.length || !timingSafeEqual(given, own))
      throw new NoticeError('a notice with a wrong signature');
    const { id, reference, status } = notice.parse(JSON.parse(body.toString('utf8')));
    const none = { providerReference: undefined, transactionId: undefined };
    return { eventId: id, about: 'payment', reference, claim: status === 'paid' ? 'completed' : status, ...none };
  }

  return {
    name: 'sandbox',
    mode: 'test',
    merchant: MERCHANT,
    begin: async (request) => {
      const id = await addPayment(db, request);
      const page = request.locale === 'bn' ? '/bn/payment/sandbox' : '/payment/sandbox';
      return { providerReference: id, redirectUrl: `${origin}${page}/${id}` };
    },
    query,
    readNotice,
    refund: async ({ key, refundReference, transactionId, amount }) => {
      const refund = { paymentId: key.providerReference, reference: refundReference, transactionId, amount };
      const id = await addRefund(db, refund);
      return id === undefined ? { status: 'failed' } : { status: 'completed', providerRefund: id };
    },
    queryRefund: async ({ refundReference }) => {
      const id = await findRefund(db, refundReference);
      return id === undefined ? { status: 'missing' } : { status: 'completed', providerRefund: id };
    },
    listRefunds: async ({ key, transactionId }) => {
      const all = isId(key.providerReference) ? await listRefunds(db, key.providerReference, transactionId) : [];
      return all.map(({ id, amount, reference }) => ({ providerRefund: id, amount, reference, status: 'completed' }));
    },
    readPayment: async (id) => {
      const found = isId(id) ? await readPayment(db, id) : undefined;
      if (found === undefined) return undefined;
      const { amount, currency, description, status, cancel_url, return_url } = found;
      const redirectUrl = status === 'cancelled' ? cancel_url : return_url;
      return { id, amount, currency, description, status: status as SandboxPayment['status'], redirectUrl };
    },
    act: async (id, act) => {
      if (!isId(id)) return undefined;
      const ending = endings[act];
      const ended = await endPayment(db, id, ending);
      const found = ended ?? (await readPayment(db, id));
      if (found === undefined) return undefined;
      const redirectUrl = act === 'cancel' ? found.cancel_url : found.return_url;
      if (ended === undefined || act === 'lose_notice' || ending.isLate) return { redirectUrl, notice: undefined };
      const body = Buffer.from(JSON.stringify({ id: createId(), reference: found.reference, status: ending.status }));
      return {
        redirectUrl,
        notice: { body, headers: new Headers({ 'sandbox-signature': sign(body).toString('hex') }) },
      };
    },
  };
}
