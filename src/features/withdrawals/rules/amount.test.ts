import { expect, it } from 'vitest';
import { parseAmount } from './amount.ts';

it.each([
  ['600.00', 60_000],
  ['600', 60_000],
  ['600.5', 60_050],
  ['600,5', 60_050],
  ['600.000', 60_000],
  ['1,500.25', 150_025],
  ['1,50,000', 15_000_000],
  ['১,৫০০', 150_000],
  ['0.29', 29],
  ['', null],
  ['6e2', 'unreadable'],
  ['-600', 'unreadable'],
  ['৳ 600', 'unreadable'],
  ['600.001', 'unreadable'],
])('reads %j as %j', (text, amount) => expect(parseAmount(text)).toBe(amount));
