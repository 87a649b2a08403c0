import type { TransactionContext } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import { type Digits, defaultDigits } from '../../../../platform/digits.ts';
import { runWithDigits } from '../../../../platform/digits-scope.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import type {
  DecisionNoticeCode,
  OrderNoticeCode,
  RequestNoticeCode,
  SplitNoticeCode,
  WithdrawalNoticeCode,
  WithdrawNoticeCode,
} from '../contract.ts';
import { addNotice, createInsertFor, removeNoticesAbout } from '../store.ts';

/** A notification to the owner of an account; the page has its words. */
export type NewNotice =
  | { readonly code: 'method_linked' | 'method_unlinked'; readonly method: SignInMethod }
  | { readonly code: 'email_changed' }
  | {
      readonly code: DecisionNoticeCode | SplitNoticeCode;
      /** The title of the content that it is about. */
      readonly about?: string;
      /** What the admin wrote, or words of the site; at most 2,000 characters. */
      readonly reason?: Words;
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
      /** Text without an account number. */
      readonly about: (locale: Locale) => string;
      readonly reason: (locale: Locale) => string;
    }
  | {
      readonly code: OrderNoticeCode | WithdrawalNoticeCode;
      /** The number and identifier of the order or request. */
      readonly about: string;
      readonly subject: string;
      /** Amount of a notice about an order, in minor units; more than nothing. */
      readonly amount?: number;
      /** The outcome of the payment and the admin's note. */
      readonly reason?: (locale: Locale) => string;
    };

type Words = string | ((locale: Locale) => string);

/** Somebody's own words stay as they are; the site's are kept in both languages, those in Bangla with the digits of the account. */
const toBoth = (words: Words, digits: Digits) =>
  typeof words === 'string'
    ? { en: words, bn: null }
    : { en: words('en'), bn: runWithDigits(digits, () => words('bn')) };

/** The only way to notify an owner: another channel (mail) belongs here, in the same transaction. */
export async function recordNotice(ctx: TransactionContext, accountId: string, notice: NewNotice): Promise<void> {
  const none = { method: null, about: '', reason: '', subject: null, amount: null };
  const { code, method, ...given } = { ...none, ...notice };
  const isOurs = typeof given.about !== 'string' || typeof given.reason !== 'string';
  const digits = isOurs ? (await ctx.platform.actors.findAccountLanguage(ctx, accountId)).digits : defaultDigits;
  const [about, reason] = [toBoth(given.about, digits), toBoth(given.reason, digits)];
  await addNotice(ctx.tx, {
    id: createId(),
    accountId,
    code,
    method,
    about: about.en,
    about_bn: about.bn,
    reason: reason.en,
    reason_bn: reason.bn,
    subject_id: given.subject,
    amount: given.amount,
  });
}

/** Deletes all notices about these. The caller has to block concurrent writers. */
export const eraseNoticesAbout = removeNoticesAbout;

/** Creates the function that notifies contributors of sales; another feature finds their accounts. */
export const createSaleNotices = createInsertFor;
