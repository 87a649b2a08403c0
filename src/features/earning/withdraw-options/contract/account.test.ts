import { describe, expect, it } from 'vitest';
import { withdrawAccount } from './account.ts';

const bank = {
  type: 'bank',
  bankName: 'Sonali Bank',
  branch: 'Motijheel',
  routingNumber: '200270522',
  accountName: 'Salma Akter',
  accountNumber: '4455667788',
};
/**
 * Parses an account.
 * @returns the parsed account, or the formats and paths that are invalid
 */
const read = (account: unknown): unknown => {
  const { data, error } = withdrawAccount.safeParse(account);
  return data ?? error?.issues.map((issue) => [issue.path.join('.'), 'format' in issue ? issue.format : issue.code]);
};

describe('the number of a wallet', () => {
  it.each([
    ['01712345678', '01712345678'],
    ['০১৭১২৩৪৫৬৭৮', '01712345678'],
    ['০১৮৯০ ১২৩-৪৫৬', '01890123456'],
    [' 01712-345 678 ', '01712345678'],
    ['8801712345678', '01712345678'],
    ['+8801712345678', '01712345678'],
    ['008801712345678', '01712345678'],
    ['+88 ০১৭১২ ৩৪৫৬৭৮', '01712345678'],
    ['01880112345', '01880112345'],
  ])('is read from %j', (number, plain) => {
    expect(read({ type: 'nagad', number })).toEqual({ type: 'nagad', number: plain });
  });

  it.each([
    '',
    '0171234567',
    '017123456789',
    '11712345678',
    '02712345678',
    'x01712345678',
    '01712345678x',
    '0171234567x',
    '881171234567',
    '+01712345678',
    '0001712345678',
    'x8801712345678',
    '+008801712345678',
  ])('isn’t read from %j', (number) => {
    expect(read({ type: 'bkash', number })).toEqual([['number', 'wallet-number']]);
  });

  it('is no longer than a line', () => {
    expect(read({ type: 'bkash', number: ` 01712345678${' - '.repeat(20)}1` })).not.toHaveProperty('number');
    expect(read({ type: 'bkash', number: `0171234567${'-'.repeat(50)}8` })).toEqual([['number', 'too_big']]);
    expect(read({ type: 'bkash', number: `0171234567${'-'.repeat(49)}8` })).toEqual({
      type: 'bkash',
      number: '01712345678',
    });
  });
});

describe('an account', () => {
  it('is of a wallet or a bank', () => {
    for (const type of ['bkash', 'nagad', 'rocket'])
      expect(read({ type, number: '01712345678' })).toEqual({ type, number: '01712345678' });
    expect(read(bank)).toEqual(bank);
    expect(read({ type: 'bank', number: '01712345678' })).toHaveLength(6);
    expect(read({ type: 'cash', number: '01712345678' })).toEqual([['type', 'invalid_union']]);
  });

  it('has nothing else', () => {
    expect(read({ type: 'bkash', number: '01712345678', pin: '1' })).toEqual([['', 'unrecognized_keys']]);
    expect(read({ ...bank, number: '1' })).toEqual([['', 'unrecognized_keys']]);
  });

  it.each([
    ['routingNumber', '২০০ ২৭০-৫২২', '200270522'],
    ['accountNumber', '৪৪৫৫ ৬৬৭৭', '44556677'],
    ['accountNumber', '123456', '123456'],
    ['accountNumber', '1'.repeat(20), '1'.repeat(20)],
    ['bankName', ' DB ', 'DB'],
    ['branch', 'Ka', 'Ka'],
    ['accountName', 'Jo', 'Jo'],
    ['bankName', 'B'.repeat(80), 'B'.repeat(80)],
    ['branch', 'B'.repeat(80), 'B'.repeat(80)],
    ['accountName', 'B'.repeat(100), 'B'.repeat(100)],
  ])('of a bank may have the %s %j', (field, given, plain) => {
    expect(read({ ...bank, [field]: given })).toEqual({ ...bank, [field]: plain });
  });

  it.each([
    ['routingNumber', '20027052', 'routing-number'],
    ['routingNumber', '2002705222', 'routing-number'],
    ['routingNumber', 'x200270522', 'routing-number'],
    ['routingNumber', '20027052x', 'routing-number'],
    ['accountNumber', '12345', 'account-number'],
    ['accountNumber', '1'.repeat(21), 'account-number'],
    ['accountNumber', '1234567x', 'account-number'],
    ['accountNumber', `1${' -'.repeat(30)}`, 'too_big'],
    ['bankName', 'B', 'too_small'],
    ['branch', 'B', 'too_small'],
    ['accountName', 'B', 'too_small'],
    ['bankName', 'B'.repeat(81), 'too_big'],
    ['branch', 'B'.repeat(81), 'too_big'],
    ['accountName', 'B'.repeat(101), 'too_big'],
  ])('of a bank may not have the %s %j', (field, given, problem) => {
    expect(read({ ...bank, [field]: given })).toContainEqual([field, problem]);
  });
});
