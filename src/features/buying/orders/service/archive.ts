import { type Context, inTransaction } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { findFilesOfVariants } from '../../../catalogue/content/service/variant-facts.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import { type Archive, createMissingNote, findStoredFiles, type StoredFiles } from '../../downloads/service/archive.ts';
import { recordDownloads } from '../../downloads/service/download.ts';
import { findCertificates } from '../../downloads/service/entitlements.ts';
import type { ordersContract } from '../contract/orders.ts';
import { describeArchive, nameFiles } from '../rules/archive.ts';
import { describeStatus } from '../rules/status.ts';
import { type OrderLineRow, readLines, readOrder } from '../store/orders.ts';

interface FoundLine extends StoredFiles {
  readonly line: OrderLineRow;
}

/** Lines that can be downloaded, with their files. */
async function findFiles(ctx: Context, orderId: string): Promise<FoundLine[]> {
  const all = await readLines(ctx.db, [orderId]);
  const certificates = await findCertificates(
    ctx.db,
    all.map(({ id }) => id),
  );
  const lines = all.filter(({ id }) => certificates.get(id)?.revokedAt === null);
  const files = await findFilesOfVariants(
    ctx.db,
    lines.map((line) => line.variant_id),
  );
  const archived = lines.map((line) => ({
    line,
    number: line.position + 1,
    title: line.title,
    variantName: line.variant_name,
    files: files.get(line.variant_id) ?? [],
  }));
  const names = nameFiles(archived);
  return Promise.all(
    archived.map(async ({ line, files: own }, index) => ({
      line,
      ...(await findStoredFiles(ctx, own, names[index] ?? [])),
    })),
  );
}

/**
 * `GET /order/archive/{id}`: all downloadable files of an order as one ZIP. Counts as a download of each variant,
 * except for HEAD.
 * @throws Problem `not_found`, also for another account's order; `conflict` until it is paid, and if none of its files
 * can be read
 */
export async function findOrderArchive(
  ctx: Context,
  { params }: InputOf<typeof ordersContract.archive>,
  request: RequestScope,
): Promise<Archive> {
  const order = isId(params.id) ? await readOrder(ctx.db, params.id) : undefined;
  if (order === undefined || order.account_id !== userActor(ctx).id) throw new Problem('not_found');
  if (order.paid_at === null) throw new Problem('conflict', { detail: describeStatus(order.status, ctx.locale) });
  const lines = await findFiles(ctx, order.id);
  const found = lines.filter(({ entries }) => entries.length > 0);
  if (found.length === 0) throw new Problem('conflict', { detail: describeArchive('nothing', ctx.locale) });
  const downloads = found.map(({ line }) => ({ contentId: line.content_id, variantId: line.variant_id }));
  if (request.method !== 'HEAD') await inTransaction(ctx, (own) => recordDownloads(own, request, downloads));
  const note = createMissingNote(
    ctx.locale,
    lines.flatMap(({ missing }) => missing),
  );
  const entries = [...found.flatMap((line) => line.entries), ...note];
  return { entries, name: `order-${order.number}.zip`, at: order.paid_at };
}
