import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { namePage, nameThumbnails } from '../../../../platform/media/documents/document.ts';
import { documentKey } from '../../../../platform/storage/storage.ts';
import { isListed } from '../../../catalogue/catalogue/service/members.ts';
import {
  areDocumentsDue,
  readDocuments,
  type StoredDocument,
} from '../../../catalogue/content/service/documents/documents.ts';
import { findOwnedVariants } from '../../downloads/service/entitlements.ts';
import { isMaker } from '../../downloads/service/owned.ts';
import type { documentsContract } from '../contract.ts';

type Contract = typeof documentsContract;
type Documents = OutputOf<Contract['list']>;

/** @throws Problem `not_found` for a content that isn't public */
async function requireListed(ctx: Context, id: string): Promise<void> {
  if (!isId(id) || !(await isListed(ctx.db, id))) throw new Problem('not_found');
}

const isFree = ({ offers }: StoredDocument): boolean => offers.some(({ price }) => price === 0);

/** Finds documents that the caller may see without a watermark: free and bought ones, or all for their contributor. */
async function findOpen(
  ctx: Context,
  contentId: string,
  documents: readonly StoredDocument[],
): Promise<(document: StoredDocument) => boolean> {
  const { actor, db } = ctx;
  if (actor.kind !== 'user' || documents.every(isFree)) return isFree;
  const ids = documents.flatMap(({ offers }) => offers.map(({ variantId }) => variantId));
  const owned = await findOwnedVariants(db, actor.id, [...new Set(ids)]);
  const isOwn = await isMaker(ctx, contentId);
  return (document) => isOwn || isFree(document) || document.offers.some(({ variantId }) => owned.has(variantId));
}

function toDocument(contentId: string, document: StoredDocument, isOpen: boolean): Documents['documents'][number] {
  const { fileId, recipe, position, path, archive, pages, sizes, fonts } = document;
  const address = (name: string): string => `/api/v1/content/documents/${contentId}/${fileId}/${recipe}.${name}`;
  return {
    fileId,
    name: path.split('/').at(-1) ?? path,
    archive,
    pages,
    sizes: [...sizes],
    fonts: [...fonts],
    thumbnails: address(nameThumbnails(position)),
    pictures: sizes.map((_, page) => address(namePage(position, page, !isOpen))),
    isOpen,
  };
}

/** `GET /content/documents/{id}`. @throws Problem `not_found` */
export async function listDocuments(ctx: Context, { params: { id } }: InputOf<Contract['list']>): Promise<Documents> {
  await requireListed(ctx, id);
  const documents = await readDocuments(ctx.db, id);
  const isOpen = await findOpen(ctx, id, documents);
  return {
    documents: documents.map((each) => toDocument(id, each, isOpen(each))),
    isPending: documents.length === 0 && (await areDocumentsDue(ctx.db, id)),
  };
}

/** Lists the pictures of a document: the watermarked ones that everybody gets, and those without a watermark. */
function listNames({ position, sizes }: StoredDocument): { readonly marked: string[]; readonly clean: string[] } {
  return {
    marked: [nameThumbnails(position), ...sizes.map((_, page) => namePage(position, page, true))],
    clean: sizes.map((_, page) => namePage(position, page, false)),
  };
}

/**
 * Finds the picture of `GET /content/documents/{id}/{fileId}/{picture}`. Everybody gets watermarked ones.
 * @throws Problem `not_found`; `payment_required`; `unavailable` if the stored picture is missing
 */
export async function findPagePicture(ctx: Context, { params }: InputOf<Contract['picture']>) {
  const { id, fileId, picture } = params;
  await requireListed(ctx, id);
  const ofFile = (await readDocuments(ctx.db, id)).filter((each) => each.fileId === fileId);
  const name = picture.slice(picture.indexOf('.') + 1);
  const document = ofFile.find((each) => Object.values(listNames(each)).flat().includes(name));
  if (document === undefined || picture !== `${document.recipe}.${name}`) throw new Problem('not_found');
  const isPublic = isFree(document) || listNames(document).marked.includes(name);
  if (!isPublic && !(await findOpen(ctx, id, [document]))(document)) throw new Problem('payment_required');
  const key = documentKey(document.sha256, document.recipe, name);
  const stored = await ctx.platform.storage.stat(key);
  if (stored !== undefined) return { key, size: stored.size, isPublic };
  ctx.platform.log.error({ key }, 'a drawn page is missing');
  throw new Problem('unavailable');
}
