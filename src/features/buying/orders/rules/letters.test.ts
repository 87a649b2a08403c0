import { describe, expect, it } from 'vitest';
import { writePaidLetter, writeRefundLetter, writeRefusedLetter, writeReturnedLetter } from './letters.ts';

const line = { title: 'Heron', variantName: 'SVG', price: 150_050 };
const order = { orderId: 'id', number: 1234, currency: 'BDT' };
const english = { locale: 'en', site: 'https://arbor.example' } as const;
const bangla = { locale: 'bn', site: 'https://arbor.example/bn' } as const;
const url = 'https://arbor.example/checkout/id';

describe('the letter of an order that', () => {
  it('is paid, has each line, and the total', () => {
    const facts = { ...order, total: 150_150, lines: [line, { ...line, variantName: 'PNG', price: 100 }] };
    expect(writePaidLetter(facts, english)).toEqual({
      subject: 'Order 1234 is paid',
      paragraphs: [
        'Thank you. Order 1234 is paid, and you can download what you bought.',
        'Heron · SVG: ৳1,500.50\nHeron · PNG: ৳1',
        'Total: ৳1,501.50',
      ],
      link: { label: 'Your order, downloads and receipt', url },
    });
    expect(writePaidLetter({ ...facts, lines: [line] }, bangla)).toMatchObject({
      subject: expect.stringContaining('১২৩৪'),
      paragraphs: [expect.any(String), 'Heron · SVG: ৳১,৫০০.৫০', expect.stringContaining('৳১,৫০১.৫০')],
      link: { url: 'https://arbor.example/bn/checkout/id' },
    });
  });

  it('was refunded, says how much and what has ended', () => {
    const lines = [
      { ...line, isKept: false },
      { ...line, variantName: 'PNG', price: 100, isKept: true },
    ];
    expect(writeRefundLetter({ ...order, amount: 150_050, reference: null, lines }, english)).toEqual({
      subject: 'Refund for order 1234',
      paragraphs: [
        expect.stringMatching(/^We refunded ৳1,500\.50 for order 1234 /),
        'You no longer have a licence for these works and can’t download them:',
        'Heron · SVG: ৳1,500.50',
        'You still have these, with their licences, because you also bought them in another order:',
        'Heron · PNG: ৳1',
      ],
      link: { label: 'Your order', url },
    });
  });

  it('was paid back by transfer, says so with its reference', () => {
    const write = (place: typeof english | typeof bangla) =>
      writeRefundLetter(
        { ...order, amount: 150_050, reference: 'BRAC 7712', lines: [{ ...line, isKept: false }] },
        place,
      ).paragraphs[0];
    expect(write(english)).toBe(
      'We refunded ৳1,500.50 for order 1234 by bank or wallet transfer, because the payment service couldn’t send it the way you paid. Transfer reference: BRAC 7712.',
    );
    expect(write(bangla)).toMatch(/৳১,৫০০\.৫০ ব্যাংক বা ওয়ালেট ট্রান্সফারে .*রেফারেন্স: BRAC 7712।$/);
  });

  it('was refunded, leaves out what nothing is of', () => {
    const write = (isKept: boolean) =>
      writeRefundLetter(
        { ...order, amount: 150_050, reference: null, lines: [{ ...line, isKept }] },
        english,
      ).paragraphs.slice(1);
    expect(write(false)).toEqual([
      'You no longer have a licence for these works and can’t download them:',
      'Heron · SVG: ৳1,500.50',
    ]);
    expect(write(true)).toEqual([
      'You still have these, with their licences, because you also bought them in another order:',
      'Heron · SVG: ৳1,500.50',
    ]);
  });

  it('bought something twice, says what goes back', () => {
    expect(writeReturnedLetter({ ...order, amount: 150_050, lines: [line], why: 'bought_twice' }, english)).toEqual({
      subject: 'You already owned this: order 1234',
      paragraphs: [expect.stringContaining('We’re refunding ৳1,500.50 the way you paid.'), 'Heron · SVG: ৳1,500.50'],
      link: { label: 'Your order', url },
    });
  });

  it('upgraded what is refunded by now, says that and what goes back', () => {
    const write = (place: typeof english | typeof bangla) =>
      writeReturnedLetter({ ...order, amount: 150_050, lines: [line], why: 'upgrade_returned' }, place);
    expect(write(english)).toMatchObject({
      subject: 'Upgrade refunded: order 1234',
      paragraphs: [
        expect.stringMatching(/was refunded or upgraded before the payment arrived.*refunding ৳1,500\.50 the way/),
        'Heron · SVG: ৳1,500.50',
      ],
    });
    expect(write(bangla).paragraphs[0]).toContain('৳১,৫০০.৫০');
  });

  it.each([
    ['refused', 'The order is cancelled, and we’re refunding ৳1,500.50 the way you paid.'],
    ['denied', 'If you were charged ৳1,500.50, the payment service will refund it the way you paid.'],
  ] as const)('was %s, says whose the money is', (by, words) => {
    expect(writeRefusedLetter({ ...order, amount: 150_050, by }, english)).toEqual({
      subject: 'We couldn’t accept order 1234',
      paragraphs: [expect.stringContaining(words)],
      link: { label: 'Your order', url },
    });
  });
});
