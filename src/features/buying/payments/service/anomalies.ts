import * as z from 'zod';
import type { InboxCounter } from '../../../../platform/admin-desk.ts';
import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import {
  createCursorCodec,
  cursorId,
  cutPage,
  MAX_TOTAL,
  parsePage,
  toTotal,
} from '../../../../platform/pagination.ts';
import { findAdminNames } from '../../../people/admins/service/actor.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import { findOrderNumbers } from '../../orders/service/sold.ts';
import type { paymentsAdminContract } from '../contract/admin.ts';
import { type AnomalyPosition, countAnomalies, readAnomalies, setSeen } from '../store/anomalies.ts';
import { toAnomaly } from './order-payments.ts';

type Contract = typeof paymentsAdminContract;

const cursors = createCursorCodec<'last', AnomalyPosition>({
  last: z.strictObject({ at: z.int().min(0), id: cursorId }),
});

/** `GET /payment/anomalies`. @throws Problem `bad_input` for a cursor of another list */
export async function listAnomalies(
  ctx: Context,
  { query: { status, kind, ...query } }: InputOf<Contract['anomalies']>,
): Promise<OutputOf<Contract['anomalies']>> {
  const page = parsePage(ctx, cursors, { ...query, sort: 'last' });
  const filter = { status, kind };
  const read = await readAnomalies(ctx.db, filter, page);
  const { rows, nextCursor } = cutPage(cursors, page, read, ({ at, id }) => ({ at, id }));
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

/** Anomalies that nobody has looked at. */
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
