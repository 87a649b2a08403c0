import { beforeAll, describe, expect, it } from 'vitest';
import { createId } from '../../../src/platform/database/id.ts';
import { NoticeError, PaymentProviderError } from '../../../src/platform/payments/errors.ts';
import type {
  PaymentKey,
  PaymentProvider,
  PaymentReport,
  PaymentRequest,
  RefundRequest,
} from '../../../src/platform/payments/provider.ts';
import { toReference } from '../../../src/platform/payments/reference.ts';
import type { Fault } from './faulty-server.ts';
import type { SentNotice } from './stand-in.ts';

export interface Conforming {
  /** Provider with a timeout of 1.5 seconds, within which a busy machine answers. */
  readonly provider: PaymentProvider;
  /** Simulates an action of the customer on the provider's page. */
  readonly act: (key: PaymentKey, act: 'pay' | 'fail') => Promise<void>;
  readonly notice: ((key: PaymentKey) => Promise<SentNotice>) | undefined;
  /** Makes calls fail; undefined for a provider without a server. */
  readonly fail: ((operation: 'begin' | 'query' | 'refund' | 'refund_query', fault: Fault) => void) | undefined;
  /** Response about a refund whose first response was lost; providers without our reference don't know it. */
  readonly lostRefund: 'completed' | 'unknown';
  /** Refunds minor units in the provider's own panel; undefined for a provider that can't list refunds. */
  readonly refundElsewhere: ((key: PaymentKey, amount: number) => Promise<void>) | undefined;
}

const createRequest = (amount: number): PaymentRequest => ({
  reference: toReference(createId()),
  amount,
  currency: 'BDT',
  description: 'Order 1001',
  customer: { name: 'আয়েশা & Co', email: null, phone: null },
  locale: 'en',
  returnUrl: 'https://arbor.example/api/v1/payment/x/return/1?a=b&c=d',
  cancelUrl: 'https://arbor.example/api/v1/payment/x/return/1?outcome=cancel',
  noticeUrl: 'https://arbor.example/api/v1/payment/x/notice',
  expiresAt: new Date(Date.now() + 30 * 60_000),
});

const kindOf = async (promise: Promise<unknown>): Promise<string> => {
  const error: unknown = await promise.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof PaymentProviderError ? error.kind : `not a provider error: ${String(error)}`;
};

/** Tests the behaviour that all payment providers share. */
export function paymentConformance(open: () => Promise<Conforming>): void {
  let given: Conforming;
  let provider: PaymentProvider;

  beforeAll(async () => {
    given = await open();
    provider = given.provider;
  });

  async function begin(amount = 10_050): Promise<PaymentKey & { amount: number; redirectUrl: string }> {
    const request = createRequest(amount);
    const begun = await provider.begin(request);
    return { ...begun, reference: request.reference, amount };
  }
  /** Settles a payment like the product: queries it, and moves the money if that is our task. */
  async function settle(key: PaymentKey): Promise<PaymentReport> {
    const report = await provider.query(key);
    if (report.status !== 'pending' || !report.isApproved || provider.complete === undefined) return report;
    return provider.complete(key);
  }
  async function pay(amount?: number) {
    const key = await begin(amount);
    await given.act(key, 'pay');
    const report = await settle(key);
    if (report.status !== 'completed') throw new Error(`paid, and ${report.status}`);
    return { key, report };
  }
  const toRefund = async (amount: number): Promise<RefundRequest> => {
    const { key, report } = await pay(10_050);
    const { transactionId, currency } = report;
    return {
      key,
      transactionId,
      currency,
      amount,
      refundReference: toReference(createId()),
      reason: 'Asked for',
      knownRefunds: [],
    };
  };
  const isBack = (status: string): boolean => status === 'completed' || status === 'processing';

  describe('a payment', () => {
    it('begins with a page to go to, and is pending', async () => {
      const { redirectUrl, providerReference, ...key } = await begin();
      expect(new URL(redirectUrl).protocol).toMatch(/^https?:$/);
      expect(providerReference).not.toBe('');
      expect(await provider.query({ ...key, providerReference })).toEqual({ status: 'pending', isApproved: false });
    });

    it.each([1, 99, 100, 10_050, 99_999_999])('of %i poisha is told to the poisha', async (amount) => {
      const { key, report } = await pay(amount);
      expect(report).toMatchObject({
        status: 'completed',
        amount,
        currency: 'BDT',
        reference: key.reference,
        merchant: provider.merchant,
        mode: provider.mode,
        extra: [],
      });
      expect(report.transactionId).toMatch(/\S/);
    });

    it('says the same however often it is asked', async () => {
      const { key, report } = await pay();
      const again = await Promise.all([provider.query(key), provider.query(key), settle(key)]);
      expect(again.map((each) => ('transactionId' in each ? each.transactionId : each.status))).toEqual(
        [1, 2, 3].map(() => report.transactionId),
      );
    });

    it('has names of its own', async () => {
      const [one, two] = [await pay(), await pay()];
      expect(one.key.providerReference).not.toBe(two.key.providerReference);
      expect(one.report.transactionId).not.toBe(two.report.transactionId);
    });

    it('that failed says so', async () => {
      const key = await begin();
      await given.act(key, 'fail');
      expect(await settle(key)).toEqual({ status: 'failed' });
    });

    it('that was begun elsewhere is no payment', async () => {
      const key = { reference: toReference(createId()), providerReference: 'unknown' };
      const report = await provider.query(key).catch((error: unknown) => {
        if (error instanceof PaymentProviderError) return { status: 'none' };
        throw error;
      });
      expect(report.status).toMatch(/^(none|pending)$/);
    });
  });

  describe('without a good answer', () => {
    it.each(['hang', 'lost', 'drip', 'malformed', 'reset', '500', 'redirect'] as const)(
      'asking is in doubt, and nothing is lost: %s',
      async (fault) => {
        if (given.fail === undefined) return;
        const key = await begin();
        await given.act(key, 'pay');
        given.fail('query', fault);
        expect(await kindOf(provider.query(key))).toBe('in_doubt');
        expect((await settle(key)).status).toBe('completed');
      },
    );

    it.each(['hang', 'lost', 'drip', 'malformed', 'reset', '500', 'redirect'] as const)(
      'nothing begins: %s',
      async (fault) => {
        if (given.fail === undefined) return;
        given.fail('begin', fault);
        expect(await kindOf(begin())).toBe('in_doubt');
      },
    );
  });

  describe('a refund', () => {
    it('of a part goes back once', async () => {
      const request = await toRefund(50);
      const made = await provider.refund(request);
      expect(isBack(made.status)).toBe(true);
      const providerRefund = 'providerRefund' in made ? made.providerRefund : undefined;
      expect(isBack((await provider.queryRefund({ ...request, providerRefund })).status)).toBe(true);
    });

    it('comes in several parts, and never to more than was paid', async () => {
      const request = await toRefund(10_000);
      expect(isBack((await provider.refund(request)).status)).toBe(true);
      const rest = { ...request, refundReference: toReference(createId()) };
      expect(await provider.refund({ ...rest, amount: 51 })).toEqual({ status: 'failed' });
      expect(
        isBack((await provider.refund({ ...rest, refundReference: toReference(createId()), amount: 50 })).status),
      ).toBe(true);
    });

    it.each(['hang', 'lost', 'malformed'] as const)(
      'whose answer is lost is found again, or left to a person: %s',
      async (fault) => {
        if (given.fail === undefined) return;
        const request = await toRefund(50);
        given.fail('refund', fault);
        expect(await kindOf(provider.refund(request))).toBe('in_doubt');
        const found = await provider.queryRefund({ ...request, providerRefund: undefined });
        expect(found.status).toBe(given.lostRefund);
      },
    );

    it.each(['reset', '500'] as const)('that never arrived is missing, or left to a person: %s', async (fault) => {
      if (given.fail === undefined) return;
      const request = await toRefund(50);
      given.fail('refund', fault);
      expect(await kindOf(provider.refund(request))).toBe('in_doubt');
      const found = await provider.queryRefund({ ...request, providerRefund: undefined });
      expect(found.status).toBe(given.lostRefund === 'unknown' ? 'unknown' : 'missing');
    });
  });

  describe('all that went back', () => {
    const list = (request: RefundRequest) => provider.listRefunds?.(request);

    it('is listed by those who can', () => {
      expect(provider.listRefunds !== undefined).toBe(given.refundElsewhere !== undefined);
    });

    it('is nothing where nothing went back', async () => {
      if (given.refundElsewhere === undefined) return;
      expect(await list(await toRefund(50))).toEqual([]);
    });

    it('tells what we gave back from what somebody gave back in the panel', async () => {
      const { refundElsewhere } = given;
      if (refundElsewhere === undefined) return;
      const request = await toRefund(150);
      const made = await provider.refund(request);
      await refundElsewhere(request.key, 1050);
      const all = (await list(request)) ?? [];
      const [own, other] = [all.find(({ amount }) => amount === 150), all.find(({ amount }) => amount === 1050)];
      expect(all).toHaveLength(2);
      expect(own).toMatchObject({ ...made });
      expect([request.refundReference, undefined]).toContain(own?.reference);
      expect(other?.reference).not.toBe(request.refundReference);
      expect(other?.reference === undefined).toBe(own?.reference === undefined);
      expect(other?.providerRefund).toMatch(/\S/);
      expect(other?.providerRefund).not.toBe(own?.providerRefund);
    });

    it.each(['hang', '500', 'malformed'] as const)('is in doubt without a good answer: %s', async (fault) => {
      if (given.refundElsewhere === undefined || given.fail === undefined) return;
      const request = await toRefund(50);
      given.fail('refund_query', fault);
      expect(await kindOf(list(request) ?? Promise.resolve())).toBe('in_doubt');
    });

    it('is nothing of another payment', async () => {
      if (given.refundElsewhere === undefined) return;
      const [one, two] = [await toRefund(50), await toRefund(50)];
      await provider.refund(one);
      expect(await list(two)).toEqual([]);
    });
  });

  describe('a notice', () => {
    const read = async (sent: SentNotice, body = sent.body, headers = sent.headers) =>
      provider.readNotice?.({ body, headers: new Headers(headers), now: new Date() });

    it('names the payment, and the same event is the same', async () => {
      if (given.notice === undefined) return;
      const { key } = await pay();
      const sent = await given.notice(key);
      const [one, two] = [await read(sent), await read(sent)];
      expect(one).toMatchObject({ about: 'payment', reference: key.reference });
      expect(one?.eventId).toMatch(/^\S{8,200}$/);
      expect(two).toEqual(one);
    });

    it('with any byte changed, or no signature, is refused', async () => {
      if (given.notice === undefined) return;
      const { key } = await pay();
      const sent = await given.notice(key);
      for (const at of [0, Math.floor(sent.body.length / 2), sent.body.length - 1]) {
        const body = Buffer.from(sent.body);
        body[at] = (body[at] ?? 0) ^ 1;
        await expect(read(sent, body)).rejects.toThrow(NoticeError);
      }
      const unsigned = Buffer.from(sent.body.toString().replace(/verify_sign=\w+/, ''));
      await expect(read(sent, unsigned, {})).rejects.toThrow(NoticeError);
      await expect(read(sent, Buffer.alloc(0))).rejects.toThrow(NoticeError);
    });
  });
}
