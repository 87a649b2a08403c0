import type { AccountDataHandler } from '../../../platform/account-data.ts';
import type { Context } from '../../../platform/context.ts';
import type { InputOf } from '../../../platform/http/operation.ts';
import type { SerializedJson } from '../../../platform/http/serialized-json.ts';
import { countToRead, cutPage, parsePage, serializePage, toTotal } from '../../../platform/pagination.ts';
import { readCards } from '../../catalogue/service/members.ts';
import { userActor } from '../../sessions/service/actor.ts';
import type { contentContract } from '../contract.ts';
import { downloadCursors } from '../rules/downloads.ts';
import { countDownloads as countRows, readDownloads, removeDownloads } from '../store/downloaded.ts';

/** `GET /content/downloaded`. @throws Problem `bad_input` for a cursor of another list */
export async function listDownloads(
  ctx: Context,
  { query }: InputOf<typeof contentContract.downloaded>,
): Promise<SerializedJson> {
  const { id } = userActor(ctx);
  const page = parsePage(ctx, downloadCursors, { ...query, sort: 'last' });
  const read = await readDownloads(ctx.db, id, { ...page, limit: countToRead(page) });
  const { rows, nextCursor } = cutPage(downloadCursors, page, read, (row) => ({
    at: row.last_microseconds,
    variantId: row.variant_id,
  }));
  const cards = await readCards(
    ctx.db,
    rows.map((row) => row.content_id),
  );
  const items = rows.map((row) => {
    const card = cards.get(row.content_id);
    const item = {
      contentId: row.content_id,
      variantId: row.variant_id,
      title: row.title,
      variantName: row.variant_name,
      licence: row.licence,
      available: card !== undefined && row.price === 0,
      times: row.times,
      firstAt: row.first_at.toISOString(),
      lastAt: row.last_at.toISOString(),
    };
    return `{"card":${card ?? null},${JSON.stringify(item).slice(1)}`;
  });
  return serializePage(items, { nextCursor, ...toTotal(await countRows(ctx.db, id)) });
}

/** The export's own columns: cursors and prices are nothing of the person's. */
async function exportDownloads(ctx: Context, accountId: string) {
  const rows = await readDownloads(ctx.db, accountId, { after: undefined });
  const cards = await readCards(
    ctx.db,
    rows.map((row) => row.content_id),
  );
  return rows.map(({ price, last_microseconds: _, ...row }) => ({
    ...row,
    available: cards.has(row.content_id) && price === 0,
  }));
}

/** For the profile: how many variants an account has downloaded. */
export const countDownloads = (ctx: Context, accountId: string): Promise<number> => countRows(ctx.db, accountId);

export const contentAccountData: readonly AccountDataHandler[] = [
  { kind: 'exporter', name: 'downloads', exportData: exportDownloads },
  { kind: 'eraser', eraseData: (ctx, accountId) => removeDownloads(ctx.tx, accountId) },
];
