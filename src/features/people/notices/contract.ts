import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { done, id, idOrKey, instant, listSchema, pageQuery } from '../../../platform/http/schemas.ts';
import { signInMethods } from '../../../platform/identity/methods.ts';

const tag = 'Users';

/** Admins' decisions about an account, a contributor, or a report that the person sent. */
const decisionNoticeCodes = [
  'account_suspended',
  'account_restored',
  'contributor_approved',
  'contributor_refused',
  'contributor_suspended',
  'contributor_restored',
  'contributor_demoted',
  'contributor_warned',
  'content_unpublished',
  'content_republished',
  'review_approved',
  'review_changes_requested',
  'review_rejected',
  'report_no_action',
  'report_settled',
  'report_unpublished',
  'report_list_unshared',
  'report_rating_hidden',
  'list_unshared',
  'list_allowed',
] as const;
export type DecisionNoticeCode = (typeof decisionNoticeCodes)[number];

/** Events of an order. */
const orderCodes = [
  'order_paid',
  'order_on_hold',
  'order_bought_twice',
  'order_upgrade_returned',
  'order_second_payment',
  'order_second_payment_returned',
  'order_refunded',
  'order_refund_declined',
  'order_refused',
] as const;
export type OrderNoticeCode = (typeof orderCodes)[number];

/** Events of payout accounts and balance adjustments; their text is in the caller's language. */
const withdrawNoticeCodes = [
  'withdraw_option_added',
  'withdraw_option_changed',
  'withdraw_option_removed',
  'withdrawal_settled',
] as const;
export type WithdrawNoticeCode = (typeof withdrawNoticeCodes)[number];
/** Status changes of a withdrawal. */
const withdrawalNoticeCodes = [
  'withdrawal_approved',
  'withdrawal_paid',
  'withdrawal_rejected',
  'withdrawal_failed',
  'withdrawal_returned',
] as const;
export type WithdrawalNoticeCode = (typeof withdrawalNoticeCodes)[number];

/** Events of an agreement to share earnings, with the work's title. */
const splitNoticeCodes = ['split_proposed', 'split_agreed', 'split_declined', 'split_left'] as const;
export type SplitNoticeCode = (typeof splitNoticeCodes)[number];

/** Events of a bundle with works of the contributor, with its name. */
const bundleNoticeCodes = ['bundle_proposed', 'bundle_published', 'bundle_declined', 'bundle_ended'] as const;
export type BundleNoticeCode = (typeof bundleNoticeCodes)[number];

/** Events of a request for custom content, with its title. */
const requestNoticeCodes = [
  'request_brief',
  'request_declined',
  'request_answered',
  'request_fulfilled',
  'request_unfulfilled',
] as const;
export type RequestNoticeCode = (typeof requestNoticeCodes)[number];

/** Events of a buyer's rating, with the title of the work. */
const ratingNoticeCodes = ['rating_received', 'rating_answered', 'rating_hidden', 'rating_shown'] as const;
export type RatingNoticeCode = (typeof ratingNoticeCodes)[number];

/** New works of a contributor whom the person follows, with the contributor's name. */
const followNoticeCodes = ['follow_published'] as const;
/** New works that searches which the person follows find, with the titles of the searches. */
const foundNoticeCodes = ['follow_found'] as const;
export type FoundNoticeCode = (typeof foundNoticeCodes)[number];
export type FollowNoticeCode = (typeof followNoticeCodes)[number];

/** A new API token of the account, with its name. */
const tokenNoticeCodes = ['token_created'] as const;
export type TokenNoticeCode = (typeof tokenNoticeCodes)[number];

/** A contributor's earnings by an order, or the deduction by a refund. */
const saleNoticeCodes = ['sale_made', 'sale_refunded'] as const;
export type SaleNoticeCode = (typeof saleNoticeCodes)[number];

/** Cleared earnings by an affiliate link, one notification for a day. */
const affiliateNoticeCodes = ['affiliate_cleared'] as const;
export type AffiliateNoticeCode = (typeof affiliateNoticeCodes)[number];

/** Codes that only the notification list shows, because they need no reaction. */
export const bellNoticeCodes = [
  ...orderCodes,
  ...withdrawalNoticeCodes,
  ...requestNoticeCodes,
  ...saleNoticeCodes,
  ...affiliateNoticeCodes,
  ...ratingNoticeCodes,
  ...followNoticeCodes,
  ...foundNoticeCodes,
] as const;

export const notice = z
  .object({
    _id: id,
    code: z.enum([
      'method_linked',
      'method_unlinked',
      'email_changed',
      ...decisionNoticeCodes,
      ...withdrawNoticeCodes,
      ...splitNoticeCodes,
      ...bundleNoticeCodes,
      ...tokenNoticeCodes,
      ...bellNoticeCodes,
    ]),
    /** The sign-in method, if the notification is about one. */
    method: z.enum(signInMethods).nullable(),
    /**
     * Title of the work or request, number of the order or withdrawal, or the masked account; empty if there is none.
     */
    about: z.string(),
    /** Id of the order, withdrawal, request, rated work or contributor. */
    subject: id.nullable(),
    /** Text of the admin or of the site; may be empty. */
    reason: z.string(),
    /** Amount earned, deducted or refunded, in minor units; null for other notifications. */
    amount: z.int().nullable(),
    currency: z.string(),
    at: instant,
    /** Whether the notification was opened on any device. */
    isRead: z.boolean(),
  })
  .meta({ id: 'AccountNotice' });
export type Notice = z.infer<typeof notice>;

export const noticesContract = {
  notices: operation({
    method: 'GET',
    path: '/user/notices',
    access: 'user',
    tag,
    summary: 'Your notifications of the last 30 days, newest first',
    query: z.object({ ...pageQuery }),
    output: listSchema(notice).extend({ unread: z.int() }),
    errors: ['bad_input'],
  }),
  unreadNotices: operation({
    method: 'GET',
    path: '/user/notices/unread',
    access: 'user',
    tag,
    summary: 'Number of unread notifications',
    output: z.object({ unread: z.int() }),
    errors: [],
  }),
  readNotices: operation({
    method: 'POST',
    path: '/user/notices/read',
    access: 'user',
    tag,
    summary: 'Marks notifications as read, up to the given one; later ones stay unread',
    body: z.strictObject({ through: idOrKey }),
    output: z.object({ unread: z.int() }),
    errors: [],
  }),
  dismissNotice: operation({
    method: 'DELETE',
    path: '/user/notices/{id}',
    access: 'user',
    tag,
    summary: 'Hides a notification about your account in this session',
    params: z.object({ id }),
    output: done,
    errors: [],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof noticesContract> {}
}
