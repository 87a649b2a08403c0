/** Seconds after which an open call is checked; by then a living process has locked it. */
export const CALL_GRACE_SECONDS = 10;

/** Seconds after which no process can still wait for a call: more than twice the longest timeout. */
export const MAX_CALL_SECONDS = 150;

/**
 * Seconds after which a refund that the provider doesn't know is sent again. Providers that store our reference detect
 * the duplicate. bKash doesn't, but it answers within half a minute or not at all.
 */
export const RESEND_SECONDS: Readonly<Record<'sandbox' | 'sslcommerz' | 'bkash' | 'stripe', number>> = {
  sandbox: 0,
  sslcommerz: 120,
  stripe: 0,
  bkash: 35,
};
