import { Readable } from 'node:stream';
import { type Context, inTransaction } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import type { InputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import type { ZipEntry } from '../../../platform/storage/zip.ts';
import { findFilesOfVariants } from '../../content/service/variant-facts.ts';
import { recordDownloads } from '../../downloads/service/download.ts';
import { findCertificates } from '../../downloads/service/entitlements.ts';
import { userActor } from '../../sessions/service/actor.ts';
import type { ordersContract } from '../contract.ts';
import { describeArchive, nameFiles } from '../rules/archive.ts';
import { describeStatus } from '../rules/status.ts';
import { type OrderLineRow, readLines, readOrder } from '../store/orders.ts';

interface FoundLine {
  readonly line: OrderLineRow;
  readonly entries: readonly ZipEntry[];
  /** Paths of files that can't be had now. */
  readonly missing: readonly string[];
}

/** The lines that give a right to download, with their files. */
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
    archived.map(async ({ line, files: own }, index) => {
      const entries: ZipEntry[] = [];
      const missing: string[] = [];
      for (const [at, { sha256, size, isDamaged }] of own.entries()) {
        const name = names[index]?.[at] ?? '';
        const key = originalKey(sha256);
        const stored = isDamaged ? undefined : await ctx.platform.storage.stat(key);
        if (stored?.size === size) entries.push({ name, size, open: () => ctx.platform.storage.read(key) });
        else {
          ctx.platform.log.error(
            { sha256, expected: size, found: stored?.size },
            'a stored file is missing or damaged',
          );
          missing.push(name);
        }
      }
      return { line, entries, missing };
    }),
  );
}

/** Says inside of the ZIP what is not in it. */
function createNote(locale: Context['locale'], missing: readonly string[]): ZipEntry[] {
  if (missing.length === 0) return [];
  const bytes = Buffer.from(`\u{feff}${describeArchive('missing', locale)}\r\n\r\n${missing.join('\r\n')}\r\n`);
  return [
    { name: describeArchive('missingName', locale), size: bytes.length, open: async () => Readable.from([bytes]) },
  ];
}

export interface OrderArchive {
  readonly entries: readonly ZipEntry[];
  readonly name: string;
  readonly at: Date;
}

/**
 * `GET /order/archive/{id}`: everything of an order that may be downloaded, as one ZIP. Counts as a download of each of its
 * variants, except for HEAD.
 * @throws Problem `not_found`, also for somebody else's; `conflict` until it is paid, and where nothing of it can be had
 */
export async function findOrderArchive(
  ctx: Context,
  { params }: InputOf<typeof ordersContract.archive>,
  request: RequestScope,
): Promise<OrderArchive> {
  const order = isId(params.id) ? await readOrder(ctx.db, params.id) : undefined;
  if (order === undefined || order.account_id !== userActor(ctx).id) throw new Problem('not_found');
  if (order.paid_at === null) throw new Problem('conflict', { detail: describeStatus(order.status, ctx.locale) });
  const lines = await findFiles(ctx, order.id);
  const found = lines.filter(({ entries }) => entries.length > 0);
  if (found.length === 0) throw new Problem('conflict', { detail: describeArchive('nothing', ctx.locale) });
  const downloads = found.map(({ line }) => ({ contentId: line.content_id, variantId: line.variant_id }));
  if (request.method !== 'HEAD') await inTransaction(ctx, (own) => recordDownloads(own, request, downloads));
  const note = createNote(
    ctx.locale,
    lines.flatMap(({ missing }) => missing),
  );
  const entries = [...found.flatMap((line) => line.entries), ...note];
  return { entries, name: `order-${order.number}.zip`, at: order.paid_at };
}
