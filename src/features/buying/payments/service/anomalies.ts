import type { InboxCounter } from '../../../../platform/admin-desk.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { cutPage, MAX_TOTAL, parsePage, toSortPosition, toTotal } from '../../../../platform/pagination.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import { findOrderNumbers } from '../../orders/service/sold.ts';
import type { paymentsAdminContract } from '../contract/admin.ts';
import { anomalySorting, countAnomalies, readAnomalies, setSeen } from '../store/anomalies.ts';
import { toAnomaly } from './order-payments.ts';

type Contract = typeof paymentsAdminContract;

/** `GET /payment/anomalies`. @throws Problem `bad_input` for a cursor of another list */
export async function listAnomalies(
  ctx: Context,
  { query: { status, kind, ...query } }: InputOf<Contract['anomalies']>,
): Promise<OutputOf<Contract['anomalies']>> {
  const page = parsePage(ctx, anomalySorting.cursors, query);
  const filter = { status, kind };
  const read = await readAnomalies(ctx.db, filter, page);
  const { rows, nextCursor } = cutPage(anomalySorting.cursors, page, read, toSortPosition);
  const numbers = await findOrderNumbers(ctx.db, [...new Set(rows.map(({ order_id }) => order_id))]);
  const admins = await findAdminNames(ctx, [...new Set(rows.flatMap(({ seen_by }) => seen_by ?? []))]);
  const items = rows.map((row) => ({
    ...toAnomaly(row, admins),
    order: { _id: row.order_id, number: numbers.get(row.order_id) ?? 0, currency: row.currency },
    provider: row.provider,
    reference: row.reference,
    isUndecided: row.is_undecided,
  }));
  return { items, nextCursor, ...toTotal(await countAnomalies(ctx.db, filter, MAX_TOTAL + 1)) };
}

/** Number of anomalies that no admin has marked as seen. */
export const newAnomalies: InboxCounter = {
  path: '/admin/orders/anomalies',
  isOwnerOnly: true,
  count: (db, max) => countAnomalies(db, { status: 'new', kind: undefined }, max),
};

/** `PUT /payment/anomaly/{id}`. @throws Problem `not_found` */
export async function seeAnomaly(
  ctx: TransactionContext,
  { params: { id }, body: { seen } }: InputOf<Contract['seeAnomaly']>,
): Promise<{ done: true }> {
  const row = isId(id) ? await setSeen(ctx.tx, id, seen ? adminActor(ctx).id : null) : undefined;
  if (row === undefined) throw new Problem('not_found');
  await ctx.platform.audit.record(ctx, {
    action: seen ? 'payment.see_anomaly' : 'payment.reopen_anomaly',
    subjectType: 'payment',
    subjectId: row.payment_id,
    details: { anomaly: row.kind },
  });
  return { done: true };
}
