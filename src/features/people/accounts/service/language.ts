import type { AccountLanguage, Context } from '../../../../platform/context.ts';
import { defaultDigits, parseDigits } from '../../../../platform/digits.ts';
import { type AccountRow, readLanguage } from '../store/account.ts';

export const toAccountLanguage = (row: Pick<AccountRow, 'language' | 'digits'> | undefined): AccountLanguage => ({
  locale: row?.language === 'bn' ? 'bn' : 'en',
  digits: parseDigits(row?.digits) ?? defaultDigits,
});

/** Language and digits for everything that the site sends to the account. */
export const findAccountLanguage = async (ctx: Context, accountId: string): Promise<AccountLanguage> =>
  toAccountLanguage(await readLanguage(ctx.db, accountId));
