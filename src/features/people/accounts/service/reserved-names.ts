import type { Context } from '../../../../platform/context.ts';
import { Problem } from '../../../../platform/http/problem.ts';
import { translate } from '../rules/messages.ts';
import { isReservedName, isReservedUsername } from '../rules/reserved-names.ts';

/** Whether an account may use a username: it is neither reserved nor a contributor's. */
export async function isUsernameAllowed(ctx: Context, username: string, accountId: string): Promise<boolean> {
  if (isReservedUsername(username, ctx.platform.config.ARBOR_NAME)) return false;
  for (const { isKept } of ctx.platform.accountData.usernameKeepers)
    if (await isKept(ctx, username, accountId)) return false;
  return true;
}

/** A name from the identity provider; empty if it would seem to represent the site. */
export const withoutReservedName = (ctx: Context, name: string): string =>
  isReservedName(name, ctx.platform.config.ARBOR_NAME) ? '' : name;

/**
 * Checks chosen names; an account may keep the names that it has.
 * @throws Problem `bad_input` with `username` or `name`; `conflict` with `username` that looks like a contributor's
 */
export async function refuseReservedNames(
  ctx: Context,
  accountId: string,
  chosen: { readonly username?: string | undefined; readonly name?: string | undefined },
): Promise<void> {
  const { username, name } = chosen;
  const siteName = ctx.platform.config.ARBOR_NAME;
  const errors = [
    ...(username !== undefined && isReservedUsername(username, siteName)
      ? [{ path: 'username', message: translate('username_reserved', ctx.locale) }]
      : []),
    ...(name !== undefined && isReservedName(name, siteName)
      ? [{ path: 'name', message: translate('name_reserved', ctx.locale, { siteName }) }]
      : []),
  ];
  if (errors.length > 0) throw new Problem('bad_input', { errors });
  if (username !== undefined && !(await isUsernameAllowed(ctx, username, accountId)))
    throw new Problem('conflict', {
      errors: [{ path: 'username', message: translate('username_alike', ctx.locale) }],
    });
}
