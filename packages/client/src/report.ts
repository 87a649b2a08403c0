import { createClient } from './client.ts';
import type { Login } from './config.ts';

type Print = (line: string) => void;

const formatMoney = (minor: number, currency: string): string =>
  `${(minor / 100).toLocaleString('en', { minimumFractionDigits: 2 })} ${currency}`;

const toDay = (instant: string): string => instant.slice(0, 10);

/** Prints how many works are in each status, and the last ones. */
export async function printStatus(login: Login, print: Print): Promise<void> {
  const status = 'draft,pending,changes_requested,rejected,published,unpublished';
  const { counts, items } = await createClient(login)('get', '/content/mine', { query: { status, limit: 10 } });
  for (const [name, count] of Object.entries(counts)) print(`${name.replace('_', ' ').padEnd(18)} ${count}`);
  if (items.length > 0) print('');
  for (const { title, status: its, updatedAt } of items) print(`${toDay(updatedAt)}  ${its.padEnd(17)}  ${title}`);
}

/** Prints the balances and the last entries. */
export async function printSales(login: Login, print: Print): Promise<void> {
  const { currency, balances, entries } = await createClient(login)('get', '/contributor/sales-earnings/current', {
    query: { limit: 20 },
  });
  for (const [name, amount] of Object.entries(balances))
    print(`${name.padEnd(18)} ${formatMoney(amount, currency).padStart(16)}`);
  if (entries.items.length > 0) print('');
  for (const { at, kind, sale, share } of entries.items)
    print(`${toDay(at)}  ${kind.padEnd(20)} ${formatMoney(share, currency).padStart(16)}  ${sale?.title ?? ''}`);
}
