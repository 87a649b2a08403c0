import type { TransactionContext } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import type { InputOf } from '../../../platform/http/operation.ts';
import { Problem } from '../../../platform/http/problem.ts';
import type { RequestScope } from '../../../platform/http/request-scope.ts';
import { originalKey } from '../../../platform/storage/storage.ts';
import { lockActiveAccount } from '../../accounts/service/active-account.ts';
import { isListed } from '../../catalogue/service/members.ts';
import { countDownload } from '../../catalogue/service/popularity.ts';
import type { contentContract } from '../contract.ts';
import { type FileRow, readFile } from '../store/detail.ts';
import { recordDownload } from '../store/downloaded.ts';

/**
 * Finds the file of `GET /content/download/{contentId}/{variantId}` and counts the download, except for HEAD; the
 * endpoint sends the bytes.
 * @throws Problem `not_found`; `payment_required` for what is not free; `unavailable` where the stored file is damaged
 */
export async function findDownload(
  ctx: TransactionContext,
  { params, query }: InputOf<typeof contentContract.download>,
  request: RequestScope,
): Promise<FileRow & { key: string }> {
  const { contentId, variantId } = params;
  if (![contentId, variantId, query.file ?? variantId].every(isId)) throw new Problem('not_found');
  const file = await readFile(ctx.db, contentId, variantId, query.file);
  if (file === undefined || !(await isListed(ctx.db, contentId))) throw new Problem('not_found');
  if (file.price !== 0) throw new Problem('payment_required');
  const { storage, log } = ctx.platform;
  const key = originalKey(file.sha256);
  const stored = await storage.stat(key);
  if (stored?.size !== file.size) {
    log.error({ sha256: file.sha256, expected: file.size, found: stored?.size }, 'a stored file is missing or damaged');
    throw new Problem('unavailable');
  }
  if (request.method === 'HEAD') return { ...file, key };
  await countDownload(ctx.tx, contentId, variantId, request.visitor());
  if (ctx.actor.kind === 'user' && (await lockActiveAccount(ctx.tx, ctx.actor.id)))
    await recordDownload(ctx.tx, { accountId: ctx.actor.id, contentId, variantId });
  return { ...file, key };
}
