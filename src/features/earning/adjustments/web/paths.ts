import { localizeHref } from '../../../../ui/locale.ts';

export const unsettledPath = '/admin/contributors/payments/balances';

/** Address of a contributor's ledger page. */
export const booksHref = (contributorId: string): string =>
  localizeHref(`/admin/contributors/payments/of/${contributorId}`);
