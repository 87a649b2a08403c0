import { m } from '../../../../../ui/paraglide/messages.js';
import type { Attempt } from './attempts-panel.tsx';

type Words<K extends string> = Readonly<Record<K, () => string>>;
type Call = Attempt['calls'][number];

/** Labels of an attempt's status. */
export const statusWords: Words<Attempt['status']> = {
  created: () => m.payments_admin_s_created(),
  redirected: () => m.payments_admin_s_redirected(),
  completed: () => m.payments_admin_s_completed(),
  held: () => m.payments_admin_s_held(),
  failed: () => m.payments_admin_s_failed(),
  cancelled: () => m.payments_admin_s_cancelled(),
  expired: () => m.payments_admin_s_expired(),
};

/** Labels of a refund's status. */
export const moneyBackWords: Words<Attempt['refunds'][number]['status']> = {
  requested: () => m.payments_admin_r_requested(),
  sent: () => m.payments_admin_r_sent(),
  processing: () => m.payments_admin_r_processing(),
  completed: () => m.payments_admin_r_completed(),
  failed: () => m.payments_admin_r_failed(),
  unknown: () => m.payments_admin_r_unknown(),
  elsewhere: () => m.payments_admin_r_elsewhere(),
};

/** Labels of owners' decisions. */
export const decisionWords: Words<Attempt['decisions'][number]['decision']> = {
  accept: () => m.payments_admin_decided_accept(),
  refuse: () => m.payments_admin_decided_refuse(),
  send_again: () => m.payments_admin_decided_again(),
  elsewhere: () => m.payments_admin_decided_elsewhere(),
};

/** Labels of calls to a provider. */
export const callWords: Words<Call['kind']> = {
  begin: () => m.payments_admin_c_begin(),
  query: () => m.payments_admin_c_query(),
  complete: () => m.payments_admin_c_complete(),
  cancel: () => m.payments_admin_c_cancel(),
  refund: () => m.payments_admin_c_refund(),
  refund_query: () => m.payments_admin_c_refund_query(),
  refund_list: () => m.payments_admin_c_refund_list(),
};

/** Labels of a call's outcome. */
export const outcomeWords: Words<NonNullable<Call['outcome']>> = {
  answered: () => m.payments_admin_o_answered(),
  refused: () => m.payments_admin_o_refused(),
  in_doubt: () => m.payments_admin_o_in_doubt(),
  abandoned: () => m.payments_admin_o_abandoned(),
};
