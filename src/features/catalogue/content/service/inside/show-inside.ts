import type { Context } from '../../../../../platform/context.ts';
import { isId } from '../../../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../../../platform/http/operation.ts';
import { Problem } from '../../../../../platform/http/problem.ts';
import { MAX_DRAWINGS, MAX_THUMBNAILS, SHEET_CELLS } from '../../../../../platform/media/inside/archive-contents.ts';
import { markedSheetKey, sheetKey } from '../../../../../platform/storage/storage.ts';
import { isListed } from '../../../catalogue/service/members.ts';
import type { insideContract } from '../../contract/inside.ts';
import { readArchiveHash, readEntries, readInside } from '../../store/inside/inside.ts';

type Contract = typeof insideContract;
type InsideFile = OutputOf<Contract['summary']>['files'][number];
type Entry = OutputOf<Contract['entries']>['entries'][number];

interface EntryRow {
  readonly path: string;
  readonly size: number;
  readonly thumbnail: number | null;
}

const presentEntry =
  (contentId: string, fileId: string, recipe: number) =>
  ({ path, size, thumbnail }: EntryRow): Entry => ({
    path,
    size,
    thumbnail:
      thumbnail === null
        ? null
        : {
            sheet: `/api/v1/content/inside/${contentId}/${fileId}/${recipe}-${Math.floor(thumbnail / SHEET_CELLS)}.webp`,
            cell: thumbnail % SHEET_CELLS,
          },
  });

/** Refuses a content that isn't public, even for its owner and admins. @throws Problem `not_found` */
async function requireListed(ctx: Context, id: string): Promise<void> {
  if (!isId(id) || !(await isListed(ctx.db, id))) throw new Problem('not_found');
}

const toNumber = (figure: number | string | undefined): number | null => (typeof figure === 'number' ? figure : null);
const toCount = (figure: number | string | undefined): number | null =>
  typeof figure === 'number' ? Math.round(figure) : null;

function presentFile(contentId: string, row: Awaited<ReturnType<typeof readInside>>[number]): InsideFile {
  const { id, recipe, figures, files, folders, formats, shown } = row;
  const { colorMode } = figures;
  return {
    _id: id,
    name: row.name,
    format: row.format,
    containedFormats: row.contained,
    size: row.size,
    width: row.width,
    height: row.height,
    seconds: toNumber(figures['seconds']),
    pages: toCount(figures['pages']),
    glyphs: toCount(figures['glyphs']),
    colorMode: typeof colorMode === 'string' ? colorMode : null,
    archive:
      recipe === null ? null : { files, folders, formats, shown: shown.map(presentEntry(contentId, id, recipe)) },
  };
}

/** `GET /content/inside/{id}`. @throws Problem `not_found` */
export async function showInside(
  ctx: Context,
  { params: { id } }: InputOf<Contract['summary']>,
): Promise<OutputOf<Contract['summary']>> {
  await requireListed(ctx, id);
  return { files: (await readInside(ctx.db, id)).map((row) => presentFile(id, row)) };
}

/** `GET /content/inside/{id}/{fileId}`. @throws Problem `not_found` */
export async function showEntries(
  ctx: Context,
  { params: { id, fileId } }: InputOf<Contract['entries']>,
): Promise<OutputOf<Contract['entries']>> {
  await requireListed(ctx, id);
  const found = isId(fileId) ? await readEntries(ctx.db, id, fileId) : undefined;
  if (found === undefined) throw new Problem('not_found');
  return { total: found.files, entries: found.entries.map(presentEntry(id, fileId, found.recipe)) };
}

/** Recipe, `m` for marked drawings, and number of a sheet. */
const sheetName = /^([1-9]\d{0,2})-(m?)(\d{1,3})\.webp$/;

/** Finds the sheet that `GET /content/inside/{id}/{fileId}/{sheet}` sends. @throws Problem `not_found` */
export async function findSheet(
  ctx: Context,
  { params: { id, fileId, sheet } }: InputOf<Contract['sheet']>,
): Promise<{ readonly key: string; readonly size: number }> {
  const [, recipe, marked, number] = sheetName.exec(sheet) ?? [];
  const max = marked === 'm' ? MAX_DRAWINGS : MAX_THUMBNAILS;
  if (recipe === undefined || !isId(fileId) || Number(number) * SHEET_CELLS >= max) throw new Problem('not_found');
  await requireListed(ctx, id);
  const sha256 = await readArchiveHash(ctx.db, id, fileId);
  const toKey = marked === 'm' ? markedSheetKey : sheetKey;
  const key = sha256 === undefined ? undefined : toKey(sha256, Number(recipe), Number(number));
  const stored = key === undefined ? undefined : await ctx.platform.storage.stat(key);
  if (key === undefined || stored === undefined) throw new Problem('not_found');
  return { key, size: stored.size };
}
