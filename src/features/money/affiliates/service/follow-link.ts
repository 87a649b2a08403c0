import { type Context, inTransaction } from '../../../../platform/context.ts';
import type { RequestScope } from '../../../../platform/http/request-scope.ts';
import { REMEMBERED_DAYS, toOwnMark } from '../rules.ts';
import { countClick, findByCode } from '../store.ts';

const DAY_MS = 86_400_000;

const remember = ({ now }: Context, { cookies }: RequestScope, value: string): void =>
  cookies.set('referral', value, new Date(now.getTime() + REMEMBERED_DAYS * DAY_MS));

/** Marks the browser as the affiliate's own, in which the link earns nothing. */
export const markOwnBrowser = (ctx: Context, request: RequestScope, code: string): void =>
  remember(ctx, request, toOwnMark(code));

/**
 * Remembers in a cookie whose link a browser followed, and counts the click: of one browser once in the cookie's time.
 * Does nothing for crawlers, for unknown codes and while the programme is off; a browser of the affiliate stays marked.
 */
export async function followLink(ctx: Context, request: RequestScope, code: string): Promise<void> {
  if (request.method !== 'GET' || request.isCrawler()) return;
  const found = await findByCode(ctx.db, code);
  if (found === undefined) return;
  const known = request.cookies.getToken('referral');
  if (known === toOwnMark(code)) return;
  const actor = request.cookies.has('user')
    ? await ctx.platform.actors.resolveActor(ctx, request, 'user')
    : { kind: 'visitor' as const };
  const isOwn = actor.kind === 'user' && actor.id === found.account_id;
  remember(ctx, request, isOwn ? toOwnMark(code) : code);
  if (!isOwn && known !== code) await inTransaction(ctx, ({ tx }) => countClick(tx, found.account_id));
}
