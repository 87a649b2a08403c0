import type { AccountDataHandler } from '../../../../platform/account-data.ts';
import type { Context } from '../../../../platform/context.ts';
import { isId } from '../../../../platform/database/id.ts';
import type { Database } from '../../../../platform/database/pool.ts';
import type { InputOf } from '../../../../platform/http/operation.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import type { SerializedJson } from '../../../../platform/http/serialized-json.ts';
import { cutPage, parsePage, serializePage, toTotal } from '../../../../platform/pagination.ts';
import { readCards } from '../../../catalogue/catalogue/service/members.ts';
import {
  findFilesOfVariants,
  findVariantFacts,
  findVariantsByText,
} from '../../../catalogue/content/service/variant-facts.ts';
import { toNewVersion } from '../../../catalogue/content/service/versions.ts';
import { userActor } from '../../../people/sessions/service/actor.ts';
import type { downloadsContract } from '../contract.ts';
import { downloadCursors, mergeNewest } from '../rules/library.ts';
import { readDownloads, removeDownloads, sumDownloads } from '../store/downloads.ts';
import { type BoughtRow, readBought, readLibrary, readTaken, type TakenRow } from '../store/library.ts';

/** Facts about an order that the library shows with each of its lines. */
export interface OrderOfLine {
  readonly orderId: string;
  /** Order number as shown to people. */
  readonly number: number;
  /** Whether a refund of the line is in progress. */
  readonly isRefunding: boolean;
  /** Whether the order has a licensee for its certificates. */
  readonly isNamed: boolean;
}

/** Orders by order line. */
export type FindOrders = (db: Database, lineIds: readonly string[]) => Promise<ReadonlyMap<string, OrderOfLine>>;

type Query = InputOf<typeof downloadsContract.downloaded>['query'];
type Row = BoughtRow | TakenRow;

const isBought = (row: Row): row is BoughtRow => 'certificate_code' in row;

/** Variants that match the query; undefined if there is no filter. */
async function findAsked(ctx: Context, accountId: string, { q = '', kind }: Query) {
  const library = await readLibrary(ctx.db, accountId);
  const ofKind = [...library].flatMap(([id, { is_bought }]) =>
    kind === undefined || (kind === 'bought') === is_bought ? [id] : [],
  );
  if (q === '') return { among: undefined, total: ofKind.length };
  const among = await findVariantsByText(ctx.db, ofKind, q);
  return { among, total: among.length };
}

export const listDownloads = (
  ctx: Context,
  { query }: InputOf<typeof downloadsContract.downloaded>,
  findOrders: FindOrders,
): Promise<SerializedJson> => listLibrary(ctx, userActor(ctx).id, query, findOrders);

/**
 * `GET /content/downloaded/{id}`. @throws Problem `bad_input` for a cursor of another list; `not_found` for a malformed
 * id
 */
export async function listDownloadsBy(
  ctx: Context,
  { params: { id }, query }: InputOf<typeof downloadsContract.downloadedBy>,
  findOrders: FindOrders,
): Promise<SerializedJson> {
  if (!isId(id)) throw new Problem('not_found');
  return listLibrary(ctx, id, query, findOrders);
}

async function listLibrary(ctx: Context, id: string, query: Query, findOrders: FindOrders): Promise<SerializedJson> {
  const page = parsePage(ctx, downloadCursors, { ...query, sort: 'last' });
  const { among, total } = await findAsked(ctx, id, query);
  const part = { ...page, among };
  const [bought, taken] = await Promise.all([
    query.kind === 'free' ? [] : readBought(ctx.db, id, part),
    query.kind === 'bought' ? [] : readTaken(ctx.db, id, part),
  ]);
  const { rows, nextCursor } = cutPage(downloadCursors, page, mergeNewest<Row>(bought, taken), (row) => ({
    at: row.position_at,
    variantId: row.variant_id,
  }));
  return serializePage(await presentRows(ctx, rows, findOrders), { nextCursor, ...toTotal(total) });
}

/** Presents downloads as JSON, because cards are JSON. */
async function presentRows(ctx: Context, rows: readonly Row[], findOrders: FindOrders): Promise<string[]> {
  const variantIds = rows.map((row) => row.variant_id);
  const [[cards, variants], files, orders] = await Promise.all([
    readFacts(ctx, rows),
    findFilesOfVariants(ctx.db, variantIds),
    findOrders(
      ctx.db,
      rows.filter(isBought).map((row) => row.order_line_id),
    ),
  ]);
  return rows.map((row) => {
    const card = cards.get(row.content_id);
    const facts = variants.get(row.variant_id);
    const order = isBought(row) ? orders.get(row.order_line_id) : undefined;
    const refundedAt = isBought(row) ? row.revoked_at : null;
    const available = (order !== undefined && refundedAt === null) || (card !== undefined && facts?.price === 0);
    const known = row.last_at ?? (isBought(row) ? row.granted_at : null);
    const item = {
      contentId: row.content_id,
      variantId: row.variant_id,
      title: facts?.title ?? '',
      variantName: facts?.variant_name ?? '',
      licence: facts?.licence ?? '',
      licenceBn: facts?.licenceBn ?? null,
      purchase:
        order === undefined || !isBought(row)
          ? null
          : {
              ...order,
              certificate: row.certificate_code,
              at: row.granted_at.toISOString(),
              refundedAt: refundedAt?.toISOString() ?? null,
            },
      available,
      files: available
        ? (files.get(row.variant_id) ?? []).map(({ id: _id, name, format, size }) => ({ _id, name, format, size }))
        : [],
      newVersion: available && known !== null ? toNewVersion(facts?.last_version, known) : null,
      times: row.times ?? 0,
      firstAt: row.first_at?.toISOString() ?? null,
      lastAt: row.last_at?.toISOString() ?? null,
    };
    return `{"card":${card ?? null},${JSON.stringify(item).slice(1)}`;
  });
}

const readFacts = (ctx: Context, rows: readonly { readonly content_id: string; readonly variant_id: string }[]) =>
  Promise.all([
    readCards(
      ctx.db,
      rows.map((row) => row.content_id),
    ),
    findVariantFacts(
      ctx.db,
      rows.map((row) => row.variant_id),
    ),
  ]);

/** The export has its own columns, because current prices aren't personal data. */
async function exportDownloads(ctx: Context, accountId: string) {
  const rows = await readDownloads(ctx.db, accountId);
  const library = await readLibrary(ctx.db, accountId);
  const [cards, variants] = await readFacts(ctx, rows);
  return rows.map((row) => {
    const facts = variants.get(row.variant_id);
    const bought = library.get(row.variant_id)?.is_owned === true;
    return {
      ...row,
      title: facts?.title,
      variant_name: facts?.variant_name,
      licence: facts?.licence,
      bought,
      available: bought || (cards.has(row.content_id) && facts?.price === 0),
    };
  });
}

/** Number of an account's downloads, for the profile. A variant counts once a day, as in all download counts. */
export const countDownloads = (ctx: Context, accountId: string): Promise<number> => sumDownloads(ctx.db, accountId);

export const downloadsAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'downloads', exportData: exportDownloads },
  { kind: 'eraser', eraseData: (ctx, accountId) => removeDownloads(ctx.tx, accountId) },
];
