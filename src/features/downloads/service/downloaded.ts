import type { AccountDataHandler } from '../../../platform/account-data.ts';
import type { Context } from '../../../platform/context.ts';
import type { InputOf } from '../../../platform/http/operation.ts';
import type { SerializedJson } from '../../../platform/http/serialized-json.ts';
import { countToRead, cutPage, parsePage, serializePage, toTotal } from '../../../platform/pagination.ts';
import { readCards } from '../../catalogue/service/members.ts';
import { findVariantFacts } from '../../content/service/variant-facts.ts';
import { toNewVersion } from '../../content/service/versions.ts';
import { userActor } from '../../sessions/service/actor.ts';
import type { downloadsContract } from '../contract.ts';
import { downloadCursors } from '../rules.ts';
import { countDownloads as countRows, type DownloadRow, readDownloads, removeDownloads } from '../store/downloads.ts';

/** `GET /content/downloaded`. @throws Problem `bad_input` for a cursor of another list */
export async function listDownloads(
  ctx: Context,
  { query }: InputOf<typeof downloadsContract.downloaded>,
): Promise<SerializedJson> {
  const { id } = userActor(ctx);
  const page = parsePage(ctx, downloadCursors, { ...query, sort: 'last' });
  const read = await readDownloads(ctx.db, id, { ...page, limit: countToRead(page) });
  const { rows, nextCursor } = cutPage(downloadCursors, page, read, (row) => ({
    at: row.last_microseconds,
    variantId: row.variant_id,
  }));
  const [cards, variants] = await readFacts(ctx, rows);
  const items = rows.map((row) => {
    const card = cards.get(row.content_id);
    const facts = variants.get(row.variant_id);
    const item = {
      contentId: row.content_id,
      variantId: row.variant_id,
      title: facts?.title ?? '',
      variantName: facts?.variant_name ?? '',
      licence: facts?.licence ?? '',
      available: card !== undefined && facts?.price === 0,
      newVersion: card === undefined ? null : toNewVersion(facts?.last_version, row.last_at),
      times: row.times,
      firstAt: row.first_at.toISOString(),
      lastAt: row.last_at.toISOString(),
    };
    return `{"card":${card ?? null},${JSON.stringify(item).slice(1)}`;
  });
  return serializePage(items, { nextCursor, ...toTotal(await countRows(ctx.db, id)) });
}

const readFacts = (ctx: Context, rows: readonly DownloadRow[]) =>
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

/** The export's own columns: cursors and prices are nothing of the person's. */
async function exportDownloads(ctx: Context, accountId: string) {
  const rows = await readDownloads(ctx.db, accountId, { after: undefined });
  const [cards, variants] = await readFacts(ctx, rows);
  return rows.map(({ last_microseconds: _, ...row }) => {
    const facts = variants.get(row.variant_id);
    return {
      ...row,
      title: facts?.title,
      variant_name: facts?.variant_name,
      licence: facts?.licence,
      available: cards.has(row.content_id) && facts?.price === 0,
    };
  });
}

/** For the profile: how many variants an account has downloaded. */
export const countDownloads = (ctx: Context, accountId: string): Promise<number> => countRows(ctx.db, accountId);

export const downloadsAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'downloads', exportData: exportDownloads },
  { kind: 'eraser', eraseData: (ctx, accountId) => removeDownloads(ctx.tx, accountId) },
];
