import type { Context } from '../../../../platform/context.ts';
import type { InputOf, OutputOf } from '../../../../platform/http/operation.ts';
import {
  createCursorCodec,
  cursorId,
  cutPage,
  MAX_TOTAL,
  parsePage,
  toTotal,
} from '../../../../platform/pagination.ts';
import { creatorId } from '../../../people/sessions/service/actor.ts';
import type { bundlesContract } from '../contract.ts';
import { countBundles, readBundles, type Which } from '../store/bundles.ts';
import { presentBundles } from './present.ts';

type Contract = typeof bundlesContract;

const cursors = createCursorCodec({ newest: cursorId });

async function list(
  ctx: Context,
  which: Which,
  {
    query,
    viewerId,
  }: { readonly query: { limit: number; cursor?: string | undefined }; readonly viewerId: string | null },
) {
  const page = parsePage(ctx, cursors, { ...query, sort: 'newest' });
  const [read, count] = await Promise.all([
    readBundles(ctx.db, which, page),
    countBundles(ctx.db, which, MAX_TOTAL + 1),
  ]);
  const { rows, nextCursor } = cutPage(cursors, page, read, ({ id }) => id);
  return { items: await presentBundles(ctx, rows, viewerId), nextCursor, ...toTotal(count) };
}

/** `GET /contributor/bundles`. @throws Problem `bad_input` for a cursor of another list */
export function listOwnBundles(ctx: Context, { query }: InputOf<Contract['own']>): Promise<OutputOf<Contract['own']>> {
  const viewerId = creatorId(ctx);
  return list(ctx, { of: 'contributor', id: viewerId }, { query, viewerId });
}

/** `GET /bundles`. @throws Problem `bad_input` for a cursor of another list */
export const listAllBundles = (
  ctx: Context,
  { query }: InputOf<Contract['every']>,
): Promise<OutputOf<Contract['every']>> => list(ctx, { of: 'all' }, { query, viewerId: null });
