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
import type { discountsContract } from '../contract.ts';
import { countDiscounts, type Owner, readDiscounts } from '../store/discounts.ts';
import { presentDiscounts } from './present.ts';

type Contract = typeof discountsContract;

const cursors = createCursorCodec({ newest: cursorId });

async function list(
  ctx: Context,
  owner: Owner,
  query: { readonly limit: number; readonly cursor?: string | undefined },
) {
  const page = parsePage(ctx, cursors, { ...query, sort: 'newest' });
  const [read, count] = await Promise.all([
    readDiscounts(ctx.db, owner, page),
    countDiscounts(ctx.db, owner, MAX_TOTAL + 1),
  ]);
  const { rows, nextCursor } = cutPage(cursors, page, read, ({ id }) => id);
  return { items: await presentDiscounts(ctx, rows), nextCursor, ...toTotal(count) };
}

/** `GET /contributor/discounts`; the site's codes are for the buyers that it gives them to. @throws Problem `bad_input` for a cursor of another list */
export async function listOwnDiscounts(
  ctx: Context,
  { query }: InputOf<Contract['own']>,
): Promise<OutputOf<Contract['own']>> {
  if (query.by === 'me') return list(ctx, { by: 'contributor', id: creatorId(ctx) }, query);
  const page = await list(ctx, { by: 'current-site', now: ctx.now }, query);
  return { ...page, items: page.items.map((each) => ({ ...each, code: null })) };
}

/** `GET /discounts`. @throws Problem `bad_input` for a cursor of another list */
export const listAllDiscounts = (
  ctx: Context,
  { query }: InputOf<Contract['every']>,
): Promise<OutputOf<Contract['every']>> => list(ctx, { by: query.by }, query);
