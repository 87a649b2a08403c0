import * as z from 'zod';
import { type OperationsByKey, operation } from '../../../platform/http/operation.ts';
import { done, id, idOrKey, instant, listSchema, pageQuery } from '../../../platform/http/schemas.ts';
import { signInMethods } from '../../../platform/identity/methods.ts';

const tag = 'Users';

/** What admins decided about somebody's account and contributing, and about what somebody reported. */
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
  'list_unshared',
  'list_allowed',
] as const;
export type DecisionNoticeCode = (typeof decisionNoticeCodes)[number];

/** What became of an order. */
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

/** What became of where somebody is paid, and what owners settled; the words about it are in the caller's language. */
const withdrawNoticeCodes = [
  'withdraw_option_added',
  'withdraw_option_changed',
  'withdraw_option_removed',
  'withdrawal_settled',
] as const;
export type WithdrawNoticeCode = (typeof withdrawNoticeCodes)[number];
/** What became of a withdrawal. */
const withdrawalNoticeCodes = [
  'withdrawal_approved',
  'withdrawal_paid',
  'withdrawal_rejected',
  'withdrawal_failed',
  'withdrawal_returned',
] as const;
export type WithdrawalNoticeCode = (typeof withdrawalNoticeCodes)[number];

/** What became of how earnings are shared, with the title of the work. */
const splitNoticeCodes = ['split_proposed', 'split_agreed', 'split_declined', 'split_left'] as const;
export type SplitNoticeCode = (typeof splitNoticeCodes)[number];

/** What became of a request for custom content, with its title. */
const requestNoticeCodes = [
  'request_brief',
  'request_declined',
  'request_answered',
  'request_fulfilled',
  'request_unfulfilled',
] as const;
export type RequestNoticeCode = (typeof requestNoticeCodes)[number];

/** What a contributor earned by an order, or gave back of it. */
const saleNoticeCodes = ['sale_made', 'sale_refunded'] as const;
export type SaleNoticeCode = (typeof saleNoticeCodes)[number];

/** Shown at the bell alone: nobody has to look after it. */
export const bellNoticeCodes = [
  ...orderCodes,
  ...withdrawalNoticeCodes,
  ...requestNoticeCodes,
  ...saleNoticeCodes,
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
      ...bellNoticeCodes,
    ]),
    /** Which way to sign in, where it is about one. */
    method: z.enum(signInMethods).nullable(),
    /** The title of the work or request, the number of the order or withdrawal, or the account that it is about, or empty. */
    about: z.string(),
    /** The order, withdrawal or request that it is about. */
    subject: id.nullable(),
    /** What the admin wrote, or what else there is to know, or empty. */
    reason: z.string(),
    /** What was earned, taken back or given back, where it is about that: minor units of the currency. */
    amount: z.int().nullable(),
    currency: z.string(),
    at: instant,
    /** Whether it has been opened on any device. */
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
    summary: 'The caller’s notifications of the last month, newest first',
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
    summary: 'Hides a notification about the caller’s account in this session',
    params: z.object({ id }),
    output: done,
    errors: [],
  }),
};

declare module '../../../platform/http/operation.ts' {
  interface Operations extends OperationsByKey<typeof noticesContract> {}
}
