import type { InboxCounter } from '../../../../platform/admin-desk.ts';
import type { Context } from '../../../../platform/context.ts';
import type { OutputOf } from '../../../../platform/http/operation.ts';
import { adminActor } from '../../../people/sessions/service/actor.ts';
import type { deskContract } from '../contract.ts';

/** Maximum number that the inbox counts to. */
const MAX_COUNT = 99;

/** `GET /admin/inbox`: runs one short query per page. */
export async function showInbox(
  ctx: Context,
  counters: readonly InboxCounter[],
): Promise<OutputOf<typeof deskContract.inbox>> {
  const { id, role } = adminActor(ctx);
  const mayOpen = role === 'owner' ? counters : counters.filter(({ isOwnerOnly }) => !isOwnerOnly);
  const items = await Promise.all(
    mayOpen.map(async ({ path, count, countMine }) => {
      const found = await count(ctx.db, MAX_COUNT + 1);
      const mine = countMine === undefined ? 0 : await countMine(ctx.db, id, MAX_COUNT);
      return { path, count: Math.min(found, MAX_COUNT), isMore: found > MAX_COUNT, mine };
    }),
  );
  return { items };
}
