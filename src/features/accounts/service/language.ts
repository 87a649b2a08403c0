import type { Context } from '../../../platform/context.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import { readLanguage } from '../store/account.ts';

/** What the site says to an account, it says in this language. */
export const findAccountLanguage = (ctx: Context, accountId: string): Promise<Locale> =>
  readLanguage(ctx.db, accountId);
