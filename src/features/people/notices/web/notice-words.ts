import type { IconName } from '../../../../ui/components/icon.tsx';
import { formatMoney, formatNumber } from '../../../../ui/money.ts';
import { m } from '../../../../ui/paraglide/messages.js';
import { describeMethod } from '../../sessions/web/method-name.ts';
import type { Notice as AccountNotice } from '../contract.ts';

/** The number of an order or withdrawal, in the page's digits. */
const formatOrder = (number: string): string => formatNumber(Number(number), { useGrouping: false });

type Values = Pick<AccountNotice, 'about'> & { readonly method: string; readonly amount: string };

const words: Readonly<Record<AccountNotice['code'], (values: Values) => string>> = {
  method_linked: ({ method }) => m.notices_method_linked({ method }),
  method_unlinked: ({ method }) => m.notices_method_unlinked({ method }),
  email_changed: () => m.notices_email_changed(),
  account_suspended: () => m.notices_account_suspended(),
  account_restored: () => m.notices_account_restored(),
  contributor_approved: () => m.notices_contributor_approved(),
  contributor_refused: () => m.notices_contributor_refused(),
  contributor_suspended: () => m.notices_contributor_suspended(),
  contributor_restored: () => m.notices_contributor_restored(),
  contributor_demoted: () => m.notices_contributor_demoted(),
  contributor_warned: ({ about }) => m.notices_contributor_warned({ about }),
  content_unpublished: ({ about }) => m.notices_content_unpublished({ about }),
  content_republished: ({ about }) => m.notices_content_republished({ about }),
  review_approved: ({ about }) => m.notices_review_approved({ about }),
  review_changes_requested: ({ about }) => m.notices_review_changes_requested({ about }),
  review_rejected: ({ about }) => m.notices_review_rejected({ about }),
  report_no_action: ({ about }) =>
    about === '' ? m.notices_report_no_action_general() : m.notices_report_no_action({ about }),
  report_settled: ({ about }) => m.notices_report_settled({ about }),
  report_unpublished: ({ about }) => m.notices_report_unpublished({ about }),
  report_list_unshared: ({ about }) => m.notices_report_list_unshared({ about }),
  report_rating_hidden: ({ about }) => m.notices_report_rating_hidden({ about }),
  list_unshared: ({ about }) => m.notices_list_unshared({ about }),
  list_allowed: ({ about }) => m.notices_list_allowed({ about }),
  order_paid: ({ about }) => m.notices_order_paid({ number: formatOrder(about) }),
  order_on_hold: ({ about }) => m.notices_order_on_hold({ number: formatOrder(about) }),
  order_bought_twice: ({ about }) => m.notices_order_bought_twice({ number: formatOrder(about) }),
  order_upgrade_returned: ({ about }) => m.notices_order_upgrade_returned({ number: formatOrder(about) }),
  order_second_payment: ({ about, amount }) => m.notices_order_second_payment({ number: formatOrder(about), amount }),
  order_second_payment_returned: ({ about, amount }) =>
    m.notices_order_second_payment_returned({ number: formatOrder(about), amount }),
  // Older notifications have no amount.
  order_refunded: ({ about, amount }) =>
    amount === ''
      ? m.notices_order_refunded({ number: formatOrder(about) })
      : m.notices_order_refunded_amount({ number: formatOrder(about), amount }),
  order_refund_declined: ({ about }) => m.notices_order_refund_declined({ number: formatOrder(about) }),
  order_refused: ({ about }) => m.notices_order_refused({ number: formatOrder(about) }),
  withdraw_option_added: ({ about }) => m.notices_withdraw_option_added({ about }),
  withdraw_option_changed: ({ about }) => m.notices_withdraw_option_changed({ about }),
  withdraw_option_removed: ({ about }) => m.notices_withdraw_option_removed({ about }),
  withdrawal_approved: ({ about }) => m.notices_withdrawal_approved({ number: formatOrder(about) }),
  withdrawal_paid: ({ about }) => m.notices_withdrawal_paid({ number: formatOrder(about) }),
  withdrawal_rejected: ({ about }) => m.notices_withdrawal_rejected({ number: formatOrder(about) }),
  withdrawal_failed: ({ about }) => m.notices_withdrawal_failed({ number: formatOrder(about) }),
  withdrawal_returned: ({ about }) => m.notices_withdrawal_returned({ number: formatOrder(about) }),
  withdrawal_settled: ({ about }) => m.notices_withdrawal_settled({ about }),
  split_proposed: ({ about }) => m.notices_split_proposed({ about }),
  split_agreed: ({ about }) => m.notices_split_agreed({ about }),
  split_declined: ({ about }) => m.notices_split_declined({ about }),
  split_left: ({ about }) => m.notices_split_left({ about }),
  bundle_proposed: ({ about }) => m.notices_bundle_proposed({ about }),
  bundle_published: ({ about }) => m.notices_bundle_published({ about }),
  bundle_declined: ({ about }) => m.notices_bundle_declined({ about }),
  bundle_ended: ({ about }) => m.notices_bundle_ended({ about }),
  request_brief: ({ about }) => m.notices_request_brief({ about }),
  request_declined: ({ about }) => m.notices_request_declined({ about }),
  request_answered: ({ about }) => m.notices_request_answered({ about }),
  request_fulfilled: ({ about }) => m.notices_request_fulfilled({ about }),
  request_unfulfilled: ({ about }) => m.notices_request_unfulfilled({ about }),
  rating_received: ({ about }) => m.notices_rating_received({ about }),
  rating_answered: ({ about }) => m.notices_rating_answered({ about }),
  rating_hidden: ({ about }) => m.notices_rating_hidden({ about }),
  rating_shown: ({ about }) => m.notices_rating_shown({ about }),
  token_created: ({ about }) => m.notices_token_created({ about }),
  follow_published: ({ about }) => m.notices_follow_published({ about }),
  follow_found: ({ about }) => m.notices_follow_found({ about }),
  sale_made: ({ about, amount }) => m.notices_sale_made({ number: formatOrder(about), amount }),
  affiliate_cleared: ({ amount }) => m.notices_affiliate_cleared({ amount }),
  sale_refunded: ({ about, amount }) => m.notices_sale_refunded({ number: formatOrder(about), amount }),
};

/** Pages that show a decision about a work with its reasons. */
export const reviewPlaces: Partial<Record<AccountNotice['code'], string>> = {
  review_approved: '/contributor/assets/published',
  review_changes_requested: '/contributor/assets/rejected',
  review_rejected: '/contributor/assets/rejected',
};

export const describeNotice = ({ code, method, about, amount, currency }: AccountNotice): string =>
  words[code]({
    about,
    method: method === null ? '' : describeMethod(method),
    amount: amount === null ? '' : formatMoney(amount, currency),
  });

const isAboutReport = ({ code }: AccountNotice): boolean => code.startsWith('report_');

/** Whether the notification is about a changed sign-in method, which may be an intruder's change. */
export const isAboutSigningIn = ({ code }: AccountNotice): boolean =>
  code === 'method_linked' || code === 'method_unlinked' || code === 'email_changed';

/** Icon and page by the prefix of the code. */
const subjects: readonly (readonly [string, IconName, string])[] = [
  ['withdraw_option_', 'wallet', '/contributor/payment-settings'],
  ['token_', 'code', '/profile/tokens'],
  ['withdrawal_', 'banknote', '/contributor/withdrawals'],
  ['split_', 'users-round', '/contributor/collaborations'],
  ['bundle_', 'layers', '/contributor/bundles'],
  ['list_', 'heart', '/profile/favorites'],
  ['request_', 'sparkles', '/profile/requests'],
  ['sale_', 'tag', '/contributor/sales-and-earnings'],
  ['rating_', 'star', '/contributor/ratings'],
  ['affiliate_', 'link', '/profile/affiliate'],
  ['follow_', 'users-round', '/profile/following'],
];
const findSubject = ({ code }: AccountNotice) => subjects.find(([beginning]) => code.startsWith(beginning));

const isAboutOrder = ({ code }: AccountNotice): boolean => code.startsWith('order_');

export function getNoticeIcon(notice: AccountNotice): IconName {
  const [, icon] = findSubject(notice) ?? [];
  if (icon !== undefined) return icon;
  if (isAboutOrder(notice)) return 'shopping-bag';
  if (notice.code === 'account_suspended') return 'ban';
  if (isAboutSigningIn(notice) || notice.code === 'account_restored') return 'shield-check';
  return isAboutReport(notice) ? 'flag' : 'palette';
}

/** Page about the notification's subject. */
export function findNoticePlace(notice: AccountNotice): string {
  if (isAboutSigningIn(notice)) return '/profile/sessions';
  if (isAboutOrder(notice) && notice.subject !== null) return `/checkout/${notice.subject}`;
  if (notice.code.startsWith('rating_') && notice.code !== 'rating_received' && notice.subject !== null)
    return `/content/${notice.subject}#ratings`;
  if (notice.code === 'follow_published' && notice.subject !== null)
    return `/contributors/${notice.subject}?sort=newest`;
  if (notice.code === 'follow_found') return '/profile/following';
  const [, , place = reviewPlaces[notice.code] ?? '/profile/notices'] = findSubject(notice) ?? [];
  return place;
}
