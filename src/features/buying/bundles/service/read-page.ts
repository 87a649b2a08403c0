import type { Context } from '../../../../platform/context.ts';
import {
  createCursorCodec,
  cursorId,
  cutPage,
  MAX_TOTAL,
  parsePage,
  toTotal,
} from '../../../../platform/pagination.ts';
import { countBundles, readBundles, type Which } from '../store/bundles.ts';

const cursors = createCursorCodec({ newest: cursorId });

/** Reads a page of bundles, newest first. @throws Problem `bad_input` for a cursor of another list */
export async function readPage(
  ctx: Context,
  which: Which,
  query: { readonly limit: number; readonly cursor?: string | undefined },
) {
  const page = parsePage(ctx, cursors, { ...query, sort: 'newest' });
  const [read, count] = await Promise.all([
    readBundles(ctx.db, which, page),
    countBundles(ctx.db, which, MAX_TOTAL + 1),
  ]);
  return { ...cutPage(cursors, page, read, ({ id }) => id), ...toTotal(count) };
}
