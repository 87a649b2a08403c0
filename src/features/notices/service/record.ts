import type { AccountLanguage, TransactionContext } from '../../../platform/context.ts';
import { createId } from '../../../platform/database/id.ts';
import { defaultDigits } from '../../../platform/digits.ts';
import { runWithDigits } from '../../../platform/digits-scope.ts';
import type { Locale } from '../../../platform/http/messages.ts';
import type { SignInMethod } from '../../../platform/identity/methods.ts';
import type {
  DecisionNoticeCode,
  OrderNoticeCode,
  RequestNoticeCode,
  SplitNoticeCode,
  WithdrawalNoticeCode,
  WithdrawNoticeCode,
} from '../contract.ts';
import { addNotice, createInsertFor, removeNoticesAbout } from '../store.ts';

/** What the owner of an account is told; the words are the page's. */
export type NewNotice =
  | { readonly code: 'method_linked' | 'method_unlinked'; readonly method: SignInMethod }
  | { readonly code: 'email_changed' }
  | {
      readonly code: DecisionNoticeCode | SplitNoticeCode;
      /** The title of the content that it is about. */
      readonly about?: string;
      /** What the admin wrote, or words in the language of the account; at most 2,000 characters. */
      readonly reason?: string | ((locale: Locale) => string);
    }
  | {
      readonly code: RequestNoticeCode;
      /** The title and identifier of the request: `eraseNoticesAbout` deletes it with that. */
      readonly about: string;
      readonly subject: string;
      /** What the admin wrote, or titles of works. */
      readonly reason?: string;
    }
  | {
      readonly code: WithdrawNoticeCode;
      /** Words in the language of the account, which show no account number. */
      readonly about: (locale: Locale) => string;
      readonly reason: (locale: Locale) => string;
    }
  | {
      readonly code: OrderNoticeCode | WithdrawalNoticeCode;
      /** The number and identifier of the order or request. */
      readonly about: string;
      readonly subject: string;
      /** Of an order, where it is about so much money: minor units, more than nothing. */
      readonly amount?: number;
      /** What became of the money and what the admin wrote, in the language of the account. */
      readonly reason?: (locale: Locale) => string;
    };

/** The one way to tell the owner: another channel (mail) belongs here, in the same transaction. */
export async function recordNotice(ctx: TransactionContext, accountId: string, notice: NewNotice): Promise<void> {
  const none = { method: null, about: '', reason: '', subject: null, amount: null };
  const { code, method, about, reason, subject, amount } = { ...none, ...notice };
  const needsLocale = typeof about !== 'string' || typeof reason !== 'string';
  const { locale, digits }: AccountLanguage = needsLocale
    ? await ctx.platform.actors.findAccountLanguage(ctx, accountId)
    : { locale: 'en', digits: defaultDigits };
  const write = (text: string | ((own: Locale) => string)) =>
    typeof text === 'string' ? text : runWithDigits(digits, () => text(locale));
  const words = { about: write(about), reason: write(reason) };
  await addNotice(ctx.tx, { id: createId(), accountId, code, method, ...words, subject_id: subject, amount });
}

/** Deletes all notices about these. Whoever writes one meanwhile has to be kept waiting by the caller. */
export const eraseNoticesAbout = removeNoticesAbout;

/** Makes the statement that tells others what their works earned; their accounts are another feature's to find. */
export const createSaleNotices = createInsertFor;
