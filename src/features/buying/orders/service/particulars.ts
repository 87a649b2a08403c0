import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { selectAccountName, toOwnName } from '../../../people/accounts/service/usernames.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import type { particularsContract } from '../contract/particulars.ts';
import { isSame, MAX_VERSIONS, toInput, toSuggestion } from '../rules/particulars.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { lockOrder } from '../store/orders.ts';
import {
  addParticulars,
  noteCertificateDownload,
  type ParticularsRow,
  readCertificateDownload,
  readParticulars,
  selectLastParticulars,
} from '../store/particulars.ts';

type Contract = typeof particularsContract;
export type Particulars = OutputOf<Contract['change']>;

const present = (row: ParticularsRow): Particulars => ({
  ...toInput(row),
  version: row.version,
  at: row.created_at.toISOString(),
  isCorrection: row.is_correction,
});

/** All versions of an order's licensee, newest first. */
export const listParticulars = async (db: Database, orderId: string): Promise<Particulars[]> =>
  (await readParticulars(db, [orderId])).map(present);

/** The current licensee of each order; an order without one is left out. */
export async function findParticulars(
  db: Database,
  orderIds: readonly string[],
): Promise<ReadonlyMap<string, Particulars>> {
  const rows = await readParticulars(db, orderIds);
  // The newest version comes first, and a map keeps the last entry of a key.
  return new Map(rows.toReversed().map((row) => [row.order_id, present(row)]));
}

/** `GET /order/particulars`. */
export async function suggestParticulars(ctx: Context): Promise<OutputOf<Contract['suggest']>> {
  const { id } = userActor(ctx);
  const last = await selectLastParticulars(ctx.db, id).executeTakeFirst();
  const account = await selectAccountName(ctx.db, id).executeTakeFirst();
  const suggested = toSuggestion(last, account === undefined ? '' : toOwnName(account));
  return suggested ?? { name: '', company: '', address: '', taxNumber: '' };
}

/**
 * `PUT /order/particulars/{id}`. @throws Problem `not_found`, also for another account's order; `conflict` after too
 * many changes
 */
export async function changeParticulars(
  ctx: TransactionContext,
  { params: { id }, body }: InputOf<Contract['change']>,
): Promise<Particulars> {
  const order = isId(id) ? await lockOrder(ctx.tx, id) : undefined;
  if (order === undefined || order.account_id !== userActor(ctx).id) throw new Problem('not_found');
  const [current] = await readParticulars(ctx.tx, [id]);
  if (current !== undefined && isSame(toInput(current), body)) return present(current);
  const version = (current?.version ?? 0) + 1;
  if (version > MAX_VERSIONS) throw new Problem('conflict', { detail: describeRefusal('many_changes', ctx.locale) });
  return present(await addParticulars(ctx.tx, id, { ...body, version, at: ctx.now }));
}

/**
 * Licensee for a certificate that is downloaded now. Records the first download, after which a change counts as a
 * correction. Undefined if the order has no licensee.
 */
export async function takeParticulars(ctx: Context, orderId: string): Promise<Particulars | undefined> {
  if ((await readCertificateDownload(ctx.db, orderId)) !== null) return (await listParticulars(ctx.db, orderId))[0];
  return inTransaction(ctx, async ({ tx, now }) => {
    await lockOrder(tx, orderId);
    const [current] = await listParticulars(tx, orderId);
    if (current !== undefined) await noteCertificateDownload(tx, orderId, now);
    return current;
  });
}
