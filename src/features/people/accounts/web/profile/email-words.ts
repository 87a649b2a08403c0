import { m } from '../../../../../ui/paraglide/messages.js';
import type { EmailKind } from './profile-view.ts';

/** Titles and descriptions of the kinds of e-mails that people can turn off. */
export const emailWords: Record<EmailKind, { title: () => string; text: () => string }> = {
  receipt: { title: () => m.accounts_profile_mail_receipt(), text: () => m.accounts_profile_mail_receipt_text() },
  review: { title: () => m.accounts_profile_mail_review(), text: () => m.accounts_profile_mail_review_text() },
  withdrawal: {
    title: () => m.accounts_profile_mail_withdrawal(),
    text: () => m.accounts_profile_mail_withdrawal_text(),
  },
  sale: { title: () => m.accounts_profile_mail_sale(), text: () => m.accounts_profile_mail_sale_text() },
  refund: { title: () => m.accounts_profile_mail_refund(), text: () => m.accounts_profile_mail_refund_text() },
  request: { title: () => m.accounts_profile_mail_request(), text: () => m.accounts_profile_mail_request_text() },
  follow: { title: () => m.accounts_profile_mail_follow(), text: () => m.accounts_profile_mail_follow_text() },
  news: { title: () => m.accounts_profile_mail_news(), text: () => m.accounts_profile_mail_news_text() },
};
