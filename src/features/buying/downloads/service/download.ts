import { type Context, inTransaction, type TransactionContext } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { originalKey } from '../../../../platform/storage/storage.ts';
import { isListed } from '../../../catalogue/catalogue/service/members.ts';
import { countDownload } from '../../../catalogue/catalogue/service/popularity.ts';
import { findVariantFile, type VariantFile } from '../../../catalogue/content/service/variant-facts.ts';
import { lockActiveAccount } from '../../../people/accounts/service/active-account.ts';
import type { downloadsContract } from '../contract.ts';
import { recordDownload } from '../store/downloads.ts';
import { findOwnedVariants } from './entitlements.ts';
import { isMaker } from './owned.ts';

/** Counts downloads, once a day per person and variant, and adds them to the signed-in account's library. */
export async function recordDownloads(
  ctx: TransactionContext,
  request: RequestScope,
  downloads: readonly { readonly contentId: string; readonly variantId: string }[],
): Promise<void> {
  const { tx, actor } = ctx;
  // The account is locked before the counts, which is the order of locks in account deletion, too.
  const accountId = actor.kind === 'user' && (await lockActiveAccount(tx, actor.id)) ? actor.id : undefined;
  // Visitors are identified by their network, in which many accounts may exist.
  const person = request.visitor(actor.kind === 'user' ? actor.id : undefined);
  // A fixed order of locks prevents deadlocks between concurrent downloads of the same variants.
  for (const download of downloads.toSorted((one, other) => (one.contentId < other.contentId ? -1 : 1))) {
    await countDownload(tx, download.contentId, download.variantId, person);
    if (accountId !== undefined) await recordDownload(tx, { accountId, ...download });
  }
}

interface Offer {
  readonly variantId: string;
  readonly price: number | null;
}

/**
 * Chooses the variant that lets the caller download what several of a work's variants contain: a bought one, or else a
 * free one of a public work. A purchase stays valid when the work is no longer public.
 * @throws Problem `not_found`; `payment_required` if none of them is free or bought
 */
export async function chooseDownloadable(
  { actor, db }: Context,
  contentId: string,
  offers: readonly Offer[],
): Promise<Offer> {
  const ids = offers.map(({ variantId }) => variantId);
  const owned = actor.kind === 'user' ? await findOwnedVariants(db, actor.id, ids) : new Set<string>();
  const bought = offers.find(({ variantId }) => owned.has(variantId));
  if (bought !== undefined) return bought;
  if (!(await isListed(db, contentId))) throw new Problem('not_found');
  const free = offers.find(({ price }) => price === 0);
  if (free === undefined) throw new Problem('payment_required');
  return free;
}

/** @throws Problem `not_found`; `payment_required` for a variant that is neither free nor bought */
export async function requireDownloadable(
  ctx: Context,
  { contentId, ...offer }: Offer & { readonly contentId: string },
): Promise<void> {
  await chooseDownloadable(ctx, contentId, [offer]);
}

type StoredVariantFile = VariantFile & { readonly key: string };

/** @throws Problem `unavailable` if the stored file is damaged */
async function requireIntact({ storage, log }: Context['platform'], file: VariantFile): Promise<StoredVariantFile> {
  const key = originalKey(file.sha256);
  const stored = await storage.stat(key);
  // `checkStoredFiles` sets `damaged_at`: a damaged file may still have the right size.
  if (file.damaged_at !== null || stored?.size !== file.size) {
    log.error({ sha256: file.sha256, expected: file.size, found: stored?.size }, 'a stored file is missing or damaged');
    throw new Problem('unavailable');
  }
  return { ...file, key };
}

/**
 * Finds the file of `GET /content/download/{contentId}/{variantId}` and counts the download, except for HEAD; the
 * endpoint sends the bytes. Storage is called outside of any transaction, because it may be a network service.
 * @throws Problem `not_found`; `payment_required` for a variant that is neither free nor bought; `unavailable` if the
 * stored file is damaged
 */
export async function findDownload(
  ctx: Context,
  { params, query }: InputOf<typeof downloadsContract.download>,
  request: RequestScope,
): Promise<StoredVariantFile> {
  const { contentId, variantId } = params;
  if (![contentId, variantId, query.file ?? variantId].every(isId)) throw new Problem('not_found');
  const file = await findVariantFile(ctx.db, contentId, variantId, query.file);
  if (file === undefined) throw new Problem('not_found');
  await requireDownloadable(ctx, { contentId, variantId, price: file.price });
  const found = await requireIntact(ctx.platform, file);
  if (request.method === 'HEAD') return found;
  await inTransaction(ctx, (own) => recordDownloads(own, request, [{ contentId, variantId }]));
  return found;
}

/**
 * Finds the video or 3D model of `GET /content/play/{contentId}/{variantId}/{fileId}` for accounts that may download it and for the
 * work's contributor.
 * @throws Problem as `findDownload`; `not_found` for a file of another type
 */
export async function findPlayable(
  ctx: Context,
  { params: { contentId, variantId, fileId } }: InputOf<typeof downloadsContract.play>,
): Promise<StoredVariantFile> {
  const file = [contentId, variantId, fileId].every(isId)
    ? await findVariantFile(ctx.db, contentId, variantId, fileId)
    : undefined;
  if (file === undefined || !/^(video\/|model\/gltf-binary$)/.test(file.media_type)) throw new Problem('not_found');
  if (!(await isMaker(ctx, contentId))) await requireDownloadable(ctx, { contentId, variantId, price: file.price });
  return requireIntact(ctx.platform, file);
}
