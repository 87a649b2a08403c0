import type { TransactionContext } from '../../../../platform/context.ts';
import { createId } from '../../../../platform/database/id.ts';
import { type Digits, defaultDigits } from '../../../../platform/digits.ts';
import { runWithDigits } from '../../../../platform/digits-scope.ts';
import type { Locale } from '../../../../platform/http/messages.ts';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import type {
  AffiliateNoticeCode,
  BundleNoticeCode,
  DecisionNoticeCode,
  FollowNoticeCode,
  FoundNoticeCode,
  OrderNoticeCode,
  RatingNoticeCode,
  RequestNoticeCode,
  SplitNoticeCode,
  TokenNoticeCode,
  WithdrawalNoticeCode,
  WithdrawNoticeCode,
} from '../contract.ts';
import { addNotice, createInsertFor, removeNoticesAbout } from '../store.ts';

/** A notification for an account's owner; the page renders its text. */
export type NewNotice =
  | { readonly code: 'method_linked' | 'method_unlinked'; readonly method: SignInMethod }
  | { readonly code: 'email_changed' }
  /** Amount in minor units; positive. */
  | { readonly code: AffiliateNoticeCode; readonly amount: number }
  | {
      readonly code: DecisionNoticeCode | SplitNoticeCode | BundleNoticeCode | TokenNoticeCode;
      /** Title of the work, or name of the bundle or API token. */
      readonly about?: string;
      /** Text of the admin or of the site; at most 2,000 characters. */
      readonly reason?: Words;
    }
  | {
      readonly code: RequestNoticeCode;
      /** Title and id of the request; `eraseNoticesAbout` deletes the notification when the request is deleted. */
      readonly about: string;
      readonly subject: string;
      /** Text of the admin, or titles of works. */
      readonly reason?: string;
    }
  | {
      readonly code: RatingNoticeCode;
      /** Title and id of the rated work. */
      readonly about: string;
      readonly subject: string;
      /** Text of the admin who hid the rating. */
      readonly reason?: string;
    }
  | {
      readonly code: FollowNoticeCode;
      /** Name and id of the contributor. */
      readonly about: string;
      readonly subject: string;
      /** Titles of the new works. */
      readonly reason: (locale: Locale) => string;
    }
  | {
      readonly code: WithdrawNoticeCode | FoundNoticeCode;
      /** The masked account, or names of searches, in the recipient's language. */
      readonly about: (locale: Locale) => string;
      readonly reason: (locale: Locale) => string;
    }
  | {
      readonly code: OrderNoticeCode | WithdrawalNoticeCode;
      /** Number and id of the order or request. */
      readonly about: string;
      readonly subject: string;
      /** Amount of the order or refund in minor units; positive. */
      readonly amount?: number;
      /** Outcome of the payment, and the admin's note. */
      readonly reason?: (locale: Locale) => string;
    };

type Words = string | ((locale: Locale) => string);

/**
 * Text in both languages; a person's own words stay unchanged, and the site's Bangla text uses the account's digits.
 */
const toBoth = (words: Words, digits: Digits) =>
  typeof words === 'string'
    ? { en: words, bn: null }
    : { en: words('en'), bn: runWithDigits(digits, () => words('bn')) };

/** Notifies an account's owner; every notification goes through this function. */
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

/** Deletes all notifications about these subjects. The caller must prevent concurrent inserts. */
export const eraseNoticesAbout = removeNoticesAbout;

/** Creates the function that notifies contributors of sales; another feature finds their accounts. */
export const createSaleNotices = createInsertFor;
