import type { Finder } from '../../../../platform/admin-desk.ts';
import { findAccountIds } from '../../../people/accounts/service/users.ts';
import { parseOrderNumber } from '../rules/search.ts';
import { noOrderFilters, readAllOrders } from '../store/admin-orders.ts';
import type { OrderSearchDeps } from './admin-orders.ts';

/** Maximum number of accounts that a search considers. */
const MAX_ACCOUNTS = 100;

/** Finds orders by number, buyer, title or payment reference, for the admin search. */
export const createOrderFinder = ({ findOrdersByReference }: OrderSearchDeps): Finder => ({
  isOwnerOnly: true,
  find: async (ctx, { text, words }, limit) => {
    const number = parseOrderNumber(text);
    if (number === undefined && words.length === 0) return [];
    const page = { sort: '-created', after: undefined, limit } as const;
    const search = {
      words: undefined,
      number,
      accountIds: [],
      orderIds: await findOrdersByReference(ctx, text),
    };
    const exact = await readAllOrders(ctx.db, { ...noOrderFilters, search }, page);
    const wider = {
      words,
      number: undefined,
      accountIds: await findAccountIds(ctx.db, words, MAX_ACCOUNTS),
      orderIds: [],
    };
    const others = words.length === 0 ? [] : await readAllOrders(ctx.db, { ...noOrderFilters, search: wider }, page);
    const exactIds = new Set(exact.map(({ id }) => id));
    return [...exact, ...others.filter(({ id }) => !exactIds.has(id))].slice(0, limit).map((row) => ({
      kind: 'order',
      path: `/admin/orders/${row.id}`,
      title: String(row.number),
      detail: row.buyer_name,
      isExact: exactIds.has(row.id),
    }));
  },
});
