import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import {
  createCursorCodec,
  cursorId,
  cutPage,
  MAX_TOTAL,
  parsePage,
  toTotal,
} from '../../../../platform/pagination.ts';
import { toWordPatterns } from '../../catalogue/service/reading/word-forms.ts';
import { readPlacesById, readSubcategoriesById } from '../../categories/service/categories.ts';
import { selectLicenceName } from '../../licences/service/select-licence.ts';
import { type ContentStatus, contentStatuses, type OwnContent } from '../contract/own-content.ts';
import { findMissing } from '../rules/find-missing.ts';
import { toTakedown } from '../rules/takedown.ts';
import { countByStatus, countOwn, type OwnRow, readOwn, readOwnIds } from '../store/own-content.ts';

const toText = (time: Date | null): string | null => time?.toISOString() ?? null;

async function toOwnContents(db: Database, rows: readonly OwnRow[]): Promise<OwnContent[]> {
  const categories = await readPlacesById(
    db,
    rows.flatMap(({ category_id }) => category_id ?? []),
  );
  const subcategories = await readSubcategoriesById(db, [...new Set(rows.flatMap((row) => row.subcategory_ids))]);
  return rows.map((row) => {
    const category = categories.find(({ _id }) => _id === row.category_id);
    const content: Omit<OwnContent, 'missing'> = {
      _id: row.id,
      status: row.status as ContentStatus,
      revisionOf: row.revision_of,
      revisionId: row.revision_id,
      version: row.version,
      title: row.title,
      translatedTitle: row.translated_title,
      language: row.language as OwnContent['language'],
      description: row.description,
      category: category === undefined ? null : { ...category.name },
      subcategories: row.subcategory_ids.flatMap((id) => subcategories.find(({ _id }) => _id === id) ?? []),
      keywords: row.keywords,
      ai: row.ai,
      showsPeople: row.shows_people,
      showsProperty: row.shows_property,
      changeNote: row.change_note,
      suggested: row.suggested as OwnContent['suggested'],
      variants: row.variants,
      previews: row.previews,
      releases: row.releases,
      createdAt: row.created_at.toISOString(),
      updatedAt: row.updated_at.toISOString(),
      submittedAt: toText(row.submitted_at),
      publishedAt: toText(row.published_at),
      takedown: toTakedown(row),
    };
    const hasSubcategories = category?.hasSubcategories ?? false;
    return { ...content, missing: findMissing({ ...content, hasSubcategories }) };
  });
}

/** Reads contents in the given order; unknown ones are left out. Callers have to check ownership. */
export async function readContentsById(db: Database, ids: readonly string[]): Promise<OwnContent[]> {
  const contents = await toOwnContents(db, await readOwn(db, ids.filter(isId), selectLicenceName));
  return ids.flatMap((id) => contents.find(({ _id }) => _id === id) ?? []);
}

/** Reads contents by identifier; contents of other contributors are left out. */
export async function readOwnContentsById(
  db: Database,
  contributorId: string,
  ids: readonly string[],
): Promise<OwnContent[]> {
  const rows = await readOwn(db, ids.filter(isId), selectLicenceName);
  return toOwnContents(
    db,
    rows.filter((row) => row.contributor_id === contributorId),
  );
}

/** Reads a content of the contributor. @throws Problem `not_found` if it doesn't belong to the contributor */
export async function readOwnContent(db: Database, contributorId: string, id: string): Promise<OwnContent> {
  const [content] = await readOwnContentsById(db, contributorId, [id]);
  if (content === undefined) throw new Problem('not_found');
  return content;
}

/** Counts a contributor's contents by status. */
export async function countOwnByStatus(db: Database, contributorId: string): Promise<Record<ContentStatus, number>> {
  const counted = await countByStatus(db, contributorId);
  return Object.fromEntries(contentStatuses.map((status) => [status, counted.get(status) ?? 0])) as Record<
    ContentStatus,
    number
  >;
}

/** The identifier is the whole cursor, because identifiers sort by creation time. */
const cursors = createCursorCodec({ newest: cursorId });

export interface OwnQuery {
  readonly statuses: readonly ContentStatus[];
  readonly search?: string | undefined;
  readonly cursor?: string | undefined;
  readonly limit: number;
}

/**
 * Lists a contributor's contents, newest first, page by page, with the number in each status.
 * @throws Problem `bad_input` for a cursor of another list
 */
export async function readOwnContents(ctx: Context, contributorId: string, query: OwnQuery) {
  const page = parsePage(ctx, cursors, { sort: 'newest', cursor: query.cursor, limit: query.limit });
  const patterns = toWordPatterns(query.search ?? '');
  const filters = { statuses: query.statuses, patterns };
  const read = await readOwnIds(ctx.db, contributorId, filters, page);
  const { rows, nextCursor } = cutPage(cursors, page, read, (id) => id);
  const counts = await countOwnByStatus(ctx.db, contributorId);
  const total =
    patterns.length === 0
      ? query.statuses.reduce((sum, status) => sum + counts[status], 0)
      : await countOwn(ctx.db, contributorId, filters, MAX_TOTAL + 1);
  return { items: await readContentsById(ctx.db, rows), nextCursor, counts, ...toTotal(total) };
}
