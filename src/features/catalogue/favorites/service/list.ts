import type { Context } from '../../../../platform/context.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import type { SerializedJson } from '../../../../platform/http/serialized-json.ts';
import { cutPage, type Page, parsePage, serializePage } from '../../../../platform/pagination.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import {
  countListed,
  listCardsAmong,
  MAX_MEMBERS,
  type MemberSearch,
  readCards,
} from '../../catalogue/service/members.ts';
import { findLaterVersions, toNewVersion } from '../../content/service/versions.ts';
import { readSynonyms } from '../../synonyms/service/pairs.ts';
import type { favoritesContract } from '../contract.ts';
import { cursors, type FavoritePosition, type FavoriteSort } from '../rules.ts';
import { countFavorites, type Favorite, readFavorites, selectLastFavorites } from '../store.ts';

type FavoritePage = Page<FavoriteSort, FavoritePosition>;

interface FoundFavorites {
  /** Rows of the page, and one more if another page follows. */
  readonly rows: readonly (FavoritePosition & { readonly card: string; readonly added: number })[];
  readonly total: number;
  readonly totalIsMore: boolean;
  readonly hidden: number;
}

/** Microseconds per millisecond. */
const MICROSECONDS = 1000;

/** Maximum number of favourites per chunk if most of them are hidden. */
const MAX_CHUNK = 1000;

/** Reads growing chunks until the page is full, because hidden favourites are skipped. */
async function readNewestRows(db: Database, accountId: string, page: FavoritePage): Promise<FoundFavorites['rows']> {
  const { limit: wanted } = page;
  const rows: FoundFavorites['rows'][number][] = [];
  let after: Favorite | undefined = page.after && { id: page.after.id, added: Number(page.after.value) };
  for (let limit = wanted; rows.length < wanted; limit = Math.max(wanted, Math.min(limit * 2, MAX_CHUNK))) {
    const chunk = await readFavorites(db, accountId, { after, limit });
    const ids = chunk.map(({ id }) => id);
    const cards = await readCards(db, ids);
    for (const { id, added } of chunk) {
      const card = cards.get(id);
      if (card !== undefined) rows.push({ value: added, id, card, added });
    }
    if (chunk.length < limit) break;
    after = chunk.at(-1);
  }
  return rows.slice(0, wanted);
}

/** Favourites by time of adding: a page reads only its own rows, and the database counts the total. */
async function listNewest(db: Database, accountId: string, page: FavoritePage): Promise<FoundFavorites> {
  const [rows, count, total] = await Promise.all([
    readNewestRows(db, accountId, page),
    countFavorites(db, accountId, MAX_MEMBERS + 1),
    countListed(db, selectLastFavorites(db, accountId, MAX_MEMBERS)),
  ]);
  return { rows, total, totalIsMore: count > MAX_MEMBERS, hidden: Math.min(count, MAX_MEMBERS) - total };
}

/** Favourites by words or another sort: the last 10,000 favourites are sorted for each page. */
async function listSorted(
  ctx: Context,
  accountId: string,
  page: FavoritePage,
  search: MemberSearch,
): Promise<FoundFavorites> {
  const favorites = await readFavorites(ctx.db, accountId, { limit: MAX_MEMBERS + 1 });
  const members = favorites.slice(0, MAX_MEMBERS).map(({ id, added }) => ({ id, position: added }));
  const sort = page.sort === 'added' ? 'position-desc' : page.sort;
  const addedById = new Map(favorites.map(({ id, added }) => [id, added]));
  const { rows, total, listed } = await listCardsAmong(ctx, members, search, { ...page, sort });
  return {
    rows: rows.map(({ value, content_id, card }) => ({
      value: page.sort === 'title' ? value : Number(value),
      id: content_id,
      card,
      added: addedById.get(content_id) ?? 0,
    })),
    total,
    totalIsMore: favorites.length > MAX_MEMBERS,
    hidden: members.length - listed,
  };
}

/**
 * `GET /favorites/all`: cards of the favourites; with words or another sort, of the last 10,000.
 * @throws Problem `bad_input` for a cursor of another list
 */
export async function listFavorites(
  ctx: Context,
  { query }: InputOf<(typeof favoritesContract)['all']>,
  { network }: Pick<RequestScope, 'network'>,
): Promise<SerializedJson> {
  const { id } = userActor(ctx);
  const page = parsePage(ctx, cursors, query);
  const isNewest = page.sort === 'added' && (query.q ?? '').trim() === '';
  const { rows: read, ...counts } = isNewest
    ? await listNewest(ctx.db, id, page)
    : await listSorted(ctx, id, page, { text: query.q, network, readSynonyms });
  const { rows, nextCursor } = cutPage(cursors, page, read, (row) => ({ value: row.value, id: row.id }));
  const versions = await findLaterVersions(
    ctx.db,
    rows.map((row) => row.id),
  );
  return serializePage(
    rows.map((row) => {
      const newVersion = toNewVersion(versions.get(row.id), new Date(row.added / MICROSECONDS));
      return `{"newVersion":${JSON.stringify(newVersion)},${row.card.slice(1)}`;
    }),
    { nextCursor, ...counts },
  );
}
