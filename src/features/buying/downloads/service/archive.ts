import { Readable } from 'node:stream';
import { type Context, inTransaction } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { originalKey } from '../../../../platform/storage/storage.ts';
import type { ZipEntry } from '../../../../platform/storage/zip.ts';
import {
  type FileOfVariant,
  findFilesOfVariants,
  findVariantFacts,
} from '../../../catalogue/content/service/variant-facts.ts';
import type { downloadsContract } from '../contract.ts';
import { describeMissing, nameVariantArchive } from '../rules/archive.ts';
import { recordDownloads, requireDownloadable } from './download.ts';

export interface StoredFiles {
  readonly entries: readonly ZipEntry[];
  /** Paths of files that are currently unavailable. */
  readonly missing: readonly string[];
}

/**
 * Turns files into entries of a ZIP; `paths` are in the order of the files. Files that are damaged in storage are
 * returned separately.
 */
export async function findStoredFiles(
  { platform: { storage, log } }: Context,
  files: readonly FileOfVariant[],
  paths: readonly string[],
): Promise<StoredFiles> {
  const entries: ZipEntry[] = [];
  const missing: string[] = [];
  for (const [index, { sha256, size, isDamaged }] of files.entries()) {
    const name = paths[index] ?? '';
    const key = originalKey(sha256);
    const stored = isDamaged ? undefined : await storage.stat(key);
    if (stored?.size === size) entries.push({ name, size, open: () => storage.read(key) });
    else {
      log.error({ sha256, expected: size, found: stored?.size }, 'a stored file is missing or damaged');
      missing.push(name);
    }
  }
  return { entries, missing };
}

/** Note inside the ZIP that lists its missing files. */
export function createMissingNote(locale: Context['locale'], missing: readonly string[]): ZipEntry[] {
  if (missing.length === 0) return [];
  const bytes = Buffer.from(`\u{feff}${describeMissing('text', locale)}\r\n\r\n${missing.join('\r\n')}\r\n`);
  return [{ name: describeMissing('name', locale), size: bytes.length, open: async () => Readable.from([bytes]) }];
}

export interface Archive {
  readonly entries: readonly ZipEntry[];
  readonly name: string;
  /** Time of creation, used as the files' date. */
  readonly at: Date;
}

/**
 * `GET /content/archive/{contentId}/{variantId}`: all files of a variant as one ZIP. Counts as one download, except for
 * HEAD.
 * @throws Problem `not_found`; `payment_required` for a variant that is neither free nor bought; `unavailable` if none
 * of its files can be read
 */
export async function findVariantArchive(
  ctx: Context,
  { params }: InputOf<typeof downloadsContract.archive>,
  request: RequestScope,
): Promise<Archive> {
  const { contentId, variantId } = params;
  if (![contentId, variantId].every(isId)) throw new Problem('not_found');
  const variant = (await findVariantFacts(ctx.db, [variantId])).get(variantId);
  if (variant?.content_id !== contentId) throw new Problem('not_found');
  await requireDownloadable(ctx, { contentId, variantId, price: variant.price });
  const files = (await findFilesOfVariants(ctx.db, [variantId])).get(variantId) ?? [];
  const { name, paths } = nameVariantArchive({ title: variant.title, variantName: variant.variant_name, files });
  const { entries, missing } = await findStoredFiles(ctx, files, paths);
  if (entries.length === 0) throw new Problem('unavailable');
  if (request.method !== 'HEAD')
    await inTransaction(ctx, (own) => recordDownloads(own, request, [{ contentId, variantId }]));
  return { entries: [...entries, ...createMissingNote(ctx.locale, missing)], name, at: ctx.now };
}
