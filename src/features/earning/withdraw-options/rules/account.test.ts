import { expect, it } from 'vitest';
import { withdrawAccount } from '../contract/account.ts';
import { isSameAccount, maskAccount, toUsableFrom, type WithdrawAccount } from './account.ts';

const wallet: WithdrawAccount = { type: 'bkash', number: '01712345678' };
const bank: WithdrawAccount = {
  type: 'bank',
  bankName: 'Sonali Bank',
  branch: 'Motijheel',
  routingNumber: '200270522',
  accountName: 'Salma Akter',
  accountNumber: '4455667788',
};

it('shows three digits of a number, and of a bank its name and branch', () => {
  expect(maskAccount(wallet)).toBe('•••• 678');
  expect(maskAccount(bank)).toBe('Sonali Bank, Motijheel •••• 788');
});

it('is frozen for 72 hours', () => {
  expect(toUsableFrom(new Date('2026-11-22T10:00:00Z'))).toEqual(new Date('2026-11-25T10:00:00Z'));
});

it('knows the same account again, in whichever order it was written', () => {
  expect(isSameAccount(wallet, { ...wallet })).toBe(true);
  expect(isSameAccount(wallet, { ...wallet, number: '01712345679' })).toBe(false);
  expect(isSameAccount(wallet, { ...wallet, type: 'nagad' })).toBe(false);
  expect(isSameAccount(bank, { ...bank, accountName: 'Salma Begum' })).toBe(false);
  const shuffled = Object.fromEntries(Object.entries(bank).toReversed());
  expect(isSameAccount(withdrawAccount.parse(shuffled), bank)).toBe(true);
});
