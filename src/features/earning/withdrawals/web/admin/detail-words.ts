import { m } from '../../../../../ui/paraglide/messages.js';

const fields: Readonly<Record<string, () => string>> = {
  number: m.withdrawals_field_number,
  bankName: m.withdrawals_field_bank,
  branch: m.withdrawals_field_branch,
  routingNumber: m.withdrawals_field_routing,
  accountName: m.withdrawals_field_name,
  accountNumber: m.withdrawals_field_account,
};

/** Label of an account's field. */
export const nameField = (field: string): string => fields[field]?.() ?? field;

const entries: Readonly<Record<string, () => string>> = {
  sale: m.withdrawals_entry_sale,
  release: m.withdrawals_entry_release,
  refund: m.withdrawals_entry_refund,
  withdraw_reserve: m.withdrawals_entry_reserve,
  withdraw_resolve: m.withdrawals_entry_resolve,
  withdraw_return: m.withdrawals_entry_return,
  withdraw_reverse: m.withdrawals_entry_reverse,
  forfeit: m.withdrawals_entry_forfeit,
  late_forfeit: m.withdrawals_entry_late_forfeit,
  payout: m.withdrawals_entry_payout,
  debt_payment: m.withdrawals_entry_debt_payment,
  debt_write_off: m.withdrawals_entry_debt_write_off,
};

/** Label of a kind of ledger entry. */
export const nameEntry = (kind: string): string => entries[kind]?.() ?? kind;
