import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import { countTotal, cutPage, parsePage, toSortPosition } from '../../../../platform/pagination.ts';
import { findContributorIds } from '../../../people/contributors/service/references.ts';
import { listWordForms, toWordPattern, type WordForms } from '../../catalogue/service/reading/word-forms.ts';
import type { ContentStatus } from '../contract/own-content.ts';
import type { Takedown } from '../contract/takedown.ts';
import { toTakedown } from '../rules/takedown.ts';
import {
  countEvery,
  type EveryFilter,
  type EveryRow,
  type EverySearch,
  type EverySort,
  everySorting,
  readEvery,
  readEveryRows,
  readTitled,
  type SoughtWord,
} from '../store/every-content.ts';

const escapeLike = (text: string): string => text.replace(/[\\%_]/g, '\\$&');

/** Maximum number of contributors to search for per name. */
const MAX_CONTRIBUTORS = 50;

/** Minimum length of a word that the trigram index of titles can find. */
const MIN_INDEXED = 3;

export function toSoughtWord({ typed, others }: WordForms): SoughtWord {
  const indexed = others.filter((form) => form.length >= MIN_INDEXED);
  return {
    likes: [typed, ...indexed].map((form) => `%${escapeLike(form)}%`),
    pattern: indexed.length === 0 ? undefined : toWordPattern({ typed, others: indexed }),
  };
}

async function toSearch(db: Database, text: string): Promise<EverySearch | undefined> {
  const words = text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return undefined;
  const forms = listWordForms(text);
  return {
    id: isId(text.trim().toLowerCase()) ? text.trim().toLowerCase() : undefined,
    words: forms.map(toSoughtWord),
    keywords: [words.join(' '), ...(words.length === 1 ? forms.flatMap(({ others }) => others) : [])],
    contributorIds: await findContributorIds(db, words, MAX_CONTRIBUTORS),
  };
}

/** Finds contents of any status by title; exact matches come first. */
export async function findByTitle(db: Database, text: string, words: readonly string[], limit: number) {
  const exact = await readTitled(db, { exact: text.toLowerCase(), patterns: [] }, limit);
  const patterns = words.map((word) => `%${escapeLike(word)}%`);
  const others = words.length === 0 ? [] : await readTitled(db, { patterns }, limit);
  return [...new Map([...exact, ...others].map((row) => [row.id, row])).values()].slice(0, limit);
}

/** A content of any status as admins see it in lists. */
export type EveryContent = Omit<EveryRow, 'status' | 'unpublished_code' | 'unpublished_reason'> & {
  readonly status: ContentStatus;
  readonly takedown: Takedown | null;
};

/** Reads contents of any status by identifier; unknown identifiers are left out. */
export async function readEveryContent(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, EveryContent>> {
  const rows = ids.length === 0 ? [] : await readEveryRows(db, ids.filter(isId));
  return new Map(
    rows.map(({ unpublished_code, unpublished_reason, ...row }) => [
      row.id,
      {
        ...row,
        status: row.status as ContentStatus,
        takedown: toTakedown({ unpublished_code, unpublished_reason }),
      },
    ]),
  );
}

export interface EveryQuery extends Omit<EveryFilter, 'search'> {
  /** Words of the title, a keyword, a contributor's name or username, or the identifier of a content. */
  readonly q?: string | undefined;
  readonly sort: EverySort;
  readonly cursor?: string | undefined;
  readonly limit: number;
  /** False for exports, which don't show a total. */
  readonly isCounted?: boolean;
}

/**
 * Lists contents of any status, page by page.
 * @throws Problem `bad_input` for a cursor of another list or sort order
 */
export async function listEveryContent(
  ctx: Context,
  { q = '', sort, cursor, limit, isCounted = true, ...given }: EveryQuery,
) {
  const page = parsePage(ctx, everySorting.cursors, { sort, cursor, limit });
  const filter: EveryFilter = { ...given, search: await toSearch(ctx.db, q) };
  const read = await readEvery(ctx.db, filter, page);
  const { rows, nextCursor } = cutPage(everySorting.cursors, page, read, toSortPosition);
  const contents = await readEveryContent(
    ctx.db,
    rows.map(({ id }) => id),
  );
  const total = await countTotal({ limit, isCounted }, (max) => countEvery(ctx.db, filter, max));
  return { items: rows.flatMap(({ id }) => contents.get(id) ?? []), nextCursor, ...total };
}
