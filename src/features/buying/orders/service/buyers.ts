import type { Context } from '../../../../platform/context.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { readContacts } from '../../../people/accounts/service/users.ts';
import type { ordersAdminContract } from '../contract/admin.ts';
import type { OrderRow } from '../store/orders.ts';

type Contacts = Awaited<ReturnType<typeof readContacts>>;

/** Buyer of an order, as owners see it. */
export const toBuyer = (row: OrderRow, contacts: Contacts): OutputOf<typeof ordersAdminContract.showAny>['buyer'] => {
  const contact = contacts.get(row.account_id ?? '');
  return { _id: row.account_id, name: row.buyer_name, email: contact?.email ?? null, phone: contact?.phone ?? null };
};

/** Contact details of these orders' buyers, by account. */
export const readBuyers = (ctx: Context, rows: readonly OrderRow[]): Promise<Contacts> =>
  readContacts(ctx.db, [...new Set(rows.flatMap((row) => row.account_id ?? []))]);
