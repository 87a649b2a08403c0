import type { Context, TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { findSameFiles } from '../../../catalogue/content/service/same-files.ts';
import { findLicences } from '../../../catalogue/licences/service/licences.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { findCertificates, findOwnedVariants } from '../../downloads/service/entitlements.ts';
import type { ordersContract } from '../contract/orders.ts';
import { describeRefusal } from '../rules/refusals.ts';
import { lockOrder, readLines } from '../store/orders.ts';
import { readOrderOfLine } from '../store/sold-lines.ts';
import { readOpenLines } from '../store/upgrades.ts';
import { placeOrder } from './create.ts';
import { findParticulars } from './particulars.ts';

type Contract = typeof ordersContract;
type Upgrade = NonNullable<OutputOf<Contract['single']>['lines'][number]['upgrade']>;

interface PaidLine {
  readonly variantId: string;
  readonly licence: { readonly code: string };
  /** Price paid for the line, in minor units. */
  readonly price: number;
}

/**
 * Extended licence of each line with a standard one, by variant: for the same files, at its current price less the
 * price paid.
 */
async function findUpgrades(ctx: Context, lines: readonly PaidLine[]): Promise<ReadonlyMap<string, Upgrade>> {
  const licences = await findLicences(ctx.db);
  const standard = lines.filter(({ licence, price }) => price > 0 && licences.get(licence.code)?.tier === 'standard');
  if (standard.length === 0) return new Map();
  const paid = new Map(standard.map(({ variantId, price }) => [variantId, price]));
  const others = await findSameFiles(ctx.db, [...paid.keys()]);
  // The cheapest comes last, and a map keeps the last entry of a key.
  const upgrades = others
    .toSorted((one, other) => other.price - one.price)
    .flatMap(({ variantId, otherId, price, licenceCode }) => {
      const licence = licences.get(licenceCode);
      const difference = price - (paid.get(variantId) ?? price);
      if (licence?.tier !== 'extended' || difference <= 0) return [];
      const { code, name, nameBn } = licence;
      return [[variantId, { variantId: otherId, licence: { code, name, nameBn }, price: difference }] as const];
    });
  return new Map(upgrades);
}

type Line = PaidLine & { readonly _id: string; readonly certificate: string | null; readonly isRefunded: boolean };

/** Adds the available upgrades to an order's lines. */
export async function addUpgrades<T extends { readonly lines: readonly Line[] }>(
  ctx: Context,
  accountId: string,
  order: T,
) {
  const held = order.lines.filter(({ certificate, isRefunded }) => certificate !== null && !isRefunded);
  const rows = await readOpenLines(
    ctx.db,
    held.map(({ _id }) => _id),
  );
  const open = new Set(rows.map(({ id }) => id));
  const upgrades = await findUpgrades(
    ctx,
    held.filter(({ _id }) => open.has(_id)),
  );
  const owned = await findOwnedVariants(
    ctx.db,
    accountId,
    [...upgrades.values()].map(({ variantId }) => variantId),
  );
  const find = ({ _id, variantId }: Line): Upgrade | null => {
    const upgrade = open.has(_id) ? upgrades.get(variantId) : undefined;
    return upgrade === undefined || owned.has(upgrade.variantId) ? null : upgrade;
  };
  return {
    ...order,
    lines: order.lines.map((line) => ({ ...(line as T['lines'][number]), upgrade: find(line) })),
  };
}

/** Variants available as upgrades of the given owned lines, each with the order of the line. */
export async function findUpgradesOf(
  ctx: Context,
  lineIds: readonly string[],
): Promise<{ readonly variantId: string; readonly orderId: string }[]> {
  const open = await readOpenLines(ctx.db, lineIds);
  const lines = open.map((row) => ({
    variantId: row.variant_id,
    licence: { code: row.licence_code },
    price: row.price,
  }));
  const upgrades = await findUpgrades(ctx, lines);
  return open.flatMap(({ variant_id, order_id: orderId }) => {
    const upgrade = upgrades.get(variant_id);
    return upgrade === undefined ? [] : [{ variantId: upgrade.variantId, orderId }];
  });
}

/**
 * `POST /order/upgrade/{id}`.
 * @throws Problem `not_found`, also for another account's line; `conflict` for a line that has no larger licence, was
 * upgraded, or is being refunded; `bad_input` as `createOrder`
 */
export async function upgradeLine(
  ctx: TransactionContext,
  { params: { id }, body: { price }, idempotencyKey: requestKey }: InputOf<Contract['upgrade']>,
): Promise<OutputOf<Contract['upgrade']>> {
  const orderId = isId(id) ? await readOrderOfLine(ctx.tx, id) : undefined;
  // The lock makes refunds, refund requests and payments of other upgrades wait for this transaction.
  const order = orderId === undefined ? undefined : await lockOrder(ctx.tx, orderId);
  if (order === undefined || order.account_id !== userActor(ctx).id) throw new Problem('not_found');
  const row = (await readLines(ctx.tx, [order.id])).find((line) => line.id === id);
  const line = row && { variantId: row.variant_id, licence: { code: row.licence_code }, price: row.price };
  const upgrade = line === undefined ? undefined : (await findUpgrades(ctx, [line])).get(line.variantId);
  if (row === undefined || upgrade === undefined)
    throw new Problem('conflict', { detail: describeRefusal('no_upgrade', ctx.locale) });
  const certificate = (await findCertificates(ctx.tx, [id])).get(id);
  const isOpen = certificate?.revokedAt === null && (await readOpenLines(ctx.tx, [id])).length > 0;
  const particulars = (await findParticulars(ctx.tx, [order.id])).get(order.id) ?? null;
  return placeOrder(ctx, {
    body: { lines: [{ contentId: row.content_id, variantId: upgrade.variantId, price }] },
    requestKey,
    upgraded: { lineId: id, credit: row.price, particulars, isOpen },
  });
}
