import { m } from '../../../../ui/paraglide/messages.js';
import type { Attempt } from './attempts-panel.tsx';

type Words<K extends string> = Readonly<Record<K, () => string>>;
type Call = Attempt['calls'][number];

/** How an attempt stands. */
export const statusWords: Words<Attempt['status']> = {
  created: () => m.payments_s_created(),
  redirected: () => m.payments_s_redirected(),
  completed: () => m.payments_s_completed(),
  held: () => m.payments_s_held(),
  failed: () => m.payments_s_failed(),
  cancelled: () => m.payments_s_cancelled(),
  expired: () => m.payments_s_expired(),
};

/** How money stands that goes back. */
export const moneyBackWords: Words<Attempt['refunds'][number]['status']> = {
  requested: () => m.payments_r_requested(),
  sent: () => m.payments_r_sent(),
  processing: () => m.payments_r_processing(),
  completed: () => m.payments_r_completed(),
  failed: () => m.payments_r_failed(),
  unknown: () => m.payments_r_unknown(),
};

/** What a provider was asked. */
export const callWords: Words<Call['kind']> = {
  begin: () => m.payments_c_begin(),
  query: () => m.payments_c_query(),
  complete: () => m.payments_c_complete(),
  cancel: () => m.payments_c_cancel(),
  refund: () => m.payments_c_refund(),
  refund_query: () => m.payments_c_refund_query(),
  refund_list: () => m.payments_c_refund_list(),
};

/** What came of that. */
export const outcomeWords: Words<NonNullable<Call['outcome']>> = {
  answered: () => m.payments_o_answered(),
  refused: () => m.payments_o_refused(),
  in_doubt: () => m.payments_o_in_doubt(),
  abandoned: () => m.payments_o_abandoned(),
};
