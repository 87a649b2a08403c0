import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createDigitsCookie, type Digits, getDigits, parseDigits, readDigitsCookie } from './digits.ts';
import { runWithDigits } from './digits-scope.ts';
import { issueText } from './http/messages.ts';
import { formatDayIn, formatMoneyIn, formatNumberIn, localizeDigits, toIntlTag } from './local-format.ts';

const day = new Date('2026-11-21T06:00:00Z');

describe('the cookie', () => {
  it.each([
    ['digits=latn', 'latn'],
    ['a=b; digits=beng', 'beng'],
    ['digits=latn ; c=d', 'latn'],
    ['digits=', undefined],
    ['digits=arab', undefined],
    ['digits=latn2', undefined],
    ['xdigits=latn', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ] as const)('of %j says %s', (cookies, digits) => {
    expect(readDigitsCookie(cookies)).toBe(digits);
  });

  it.each(['beng', 'latn'] as const)('is read as it was written: %s', (digits) => {
    expect(readDigitsCookie(createDigitsCookie(digits, true).split(';')[0])).toBe(digits);
    expect(createDigitsCookie(digits, false)).toBe(`digits=${digits}; Path=/; Max-Age=31536000; SameSite=Lax`);
  });

  it('knows no other digits', () => {
    expect(['beng', 'latn', 'arab', '', null, undefined].map(parseDigits)).toEqual([
      'beng',
      'latn',
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });
});

describe('what is written in Bangla', () => {
  const write = () => [
    formatMoneyIn('bn', 12_345_650, 'BDT'),
    formatNumberIn('bn', 0.125, { style: 'percent', maximumFractionDigits: 1 }),
    formatDayIn('bn', day),
    localizeDigits('bn', '10 / 5'),
    toIntlTag('bn', 'en'),
    issueText.bn({ code: 'too_big', origin: 'string', maximum: 40, input: '' } as never),
  ];

  it('has its own digits unless others were chosen', () => {
    const own = ['৳১,২৩,৪৫৬.৫০', '১২.৫%', '২১ নভেম্বর ২০২৬', '১০ / ৫', 'bn-BD-u-nu-beng', 'সর্বোচ্চ ৪০টি অক্ষর।'];
    expect(write()).toEqual(own);
    expect(runWithDigits('beng', write)).toEqual(own);
  });

  it('has Latin digits where they were, grouped and worded alike', () => {
    expect(runWithDigits('latn', write)).toEqual([
      '৳1,23,456.50',
      '12.5%',
      '21 নভেম্বর 2026',
      '10 / 5',
      'bn-BD-u-nu-latn',
      'সর্বোচ্চ 40টি অক্ষর।',
    ]);
  });
});

it.each(['beng', 'latn'] as const)('changes nothing in English: %s', (digits) => {
  const write = () => [
    formatMoneyIn('en', 12_345_650, 'BDT'),
    formatDayIn('en', day),
    localizeDigits('en', '10'),
    toIntlTag('en', 'en-IN'),
  ];
  expect(runWithDigits(digits, write)).toEqual(['৳1,23,456.50', '21 November 2026', '10', 'en-IN']);
});

describe('digits of several people at once', () => {
  it('stay apart, however their work is interleaved, and within each other', async () => {
    const read = (digits: Digits, ms: number) =>
      runWithDigits(digits, async () => {
        await setTimeout(ms);
        const inner = runWithDigits('beng', getDigits);
        await setTimeout(ms);
        return [getDigits(), inner];
      });
    expect(await Promise.all([read('latn', 4), read('beng', 2), read('latn', 1)])).toEqual([
      ['latn', 'beng'],
      ['beng', 'beng'],
      ['latn', 'beng'],
    ]);
    expect(getDigits()).toBe('beng');
  });
});
