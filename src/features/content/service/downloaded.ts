import type { AccountDataHandler } from '../../../platform/account-data.ts';
import type { Context, TransactionContext } from '../../../platform/context.ts';
import { isId } from '../../../platform/database/id.ts';
import type { InputOf, OutputOf } from '../../../platform/http/operation.ts';
import { invalidCursor } from '../../../platform/http/problem.ts';
import { stemWord, tokenize } from '../../catalogue/rules/words.ts';
import { refreshListing } from '../../catalogue/service/refresh-listing.ts';
import { lockSources, removeUnusedWords } from '../../catalogue/store/refresh-listing.ts';
import { userActor } from '../../sessions/service/actor.ts';
import type { contentContract } from '../contract.ts';
import { countDownloaded, readContentIdsByAccount, readDownloaded, removeDownloaded } from '../store/downloaded.ts';

type Downloaded = OutputOf<typeof contentContract.downloaded>;
type Item = Downloaded['items'][number];

const encodeCursor = (at: Date, id: string): string => Buffer.from(`${at.getTime()}|${id}`).toString('base64url');

function decodeCursor(ctx: Context, cursor: string | undefined): { at: Date; id: string } | undefined {
  if (cursor === undefined || cursor === '') return undefined;
  const [time = '', id = ''] = Buffer.from(cursor, 'base64url').toString('latin1').split('|');
  if (!/^\d{1,14}$/.test(time) || !isId(id)) throw invalidCursor(ctx.locale);
  return { at: new Date(Number(time)), id };
}

/** `GET /content/downloaded` */
export async function listDownloaded(
  ctx: Context,
  { query }: InputOf<typeof contentContract.downloaded>,
): Promise<Downloaded> {
  const { id } = userActor(ctx);
  const { limit } = query;
  const rows = await readDownloaded(ctx.db, id, { after: decodeCursor(ctx, query.cursor), limit: limit + 1 });
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    items: page.map((row) => ({
      contentId: row.content_id,
      variantId: row.variant_id,
      title: row.title,
      variantName: row.variant_name,
      licence: row.licence,
      card: row.card as Item['card'],
      available: row.available,
      times: row.times,
      firstAt: row.first_at.toISOString(),
      lastAt: row.last_at.toISOString(),
    })),
    nextCursor: rows.length > limit && last !== undefined ? encodeCursor(last.last_at, last.variant_id) : null,
    total: await countDownloaded(ctx.db, id),
    totalIsMore: false,
  };
}

const everything = Number.MAX_SAFE_INTEGER;

/** The listing says what a maker is called, and that one who left has nothing for sale. After the contributor's part. */
async function reindexContributor(ctx: TransactionContext, accountId: string, names: readonly string[]): Promise<void> {
  const ids = await readContentIdsByAccount(ctx.tx, accountId);
  if (ids.length > 0) await refreshListing(ctx, ids);
  const words = names.flatMap((name) => tokenize(name));
  await removeUnusedWords(
    ctx.tx,
    words.map((word) => ({ word, stem: stemWord(word) })),
  );
}

/** For the profile: how many variants an account has downloaded. */
export const countDownloads = (ctx: Context, accountId: string): Promise<number> => countDownloaded(ctx.db, accountId);

export const contentAccountData: readonly AccountDataHandler[] = [
  {
    kind: 'exporter',
    name: 'downloads',
    exportData: async (ctx, accountId) =>
      (await readDownloaded(ctx.db, accountId, { after: undefined, limit: everything })).map(
        ({ card: _, ...row }) => row,
      ),
  },
  {
    // Contents before the contributor, as whoever publishes does.
    kind: 'locker',
    lock: async (ctx, accountId) => {
      await lockSources(ctx.tx, await readContentIdsByAccount(ctx.tx, accountId));
    },
  },
  {
    kind: 'eraser',
    eraseData: async (ctx, accountId, { name, username }) => {
      await removeDownloaded(ctx.tx, accountId);
      await reindexContributor(ctx, accountId, [name, username]);
    },
  },
  {
    kind: 'profile-listener',
    onProfileChange: async (ctx, accountId, profile, before) => {
      if (profile.name !== before.name || profile.username !== before.username)
        await reindexContributor(ctx, accountId, [before.name, before.username]);
    },
  },
];
