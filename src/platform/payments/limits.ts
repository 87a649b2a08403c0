/** Seconds after which a call is looked at: by then its process has shown that it lives. */
export const CALL_GRACE_SECONDS = 10;

/** Seconds after which no process can wait for any call any more: twice the longest time of one, and more. */
export const MAX_CALL_SECONDS = 150;

/**
 * Seconds after which a refund that a provider doesn't know of is sent again. Where it keeps our name for it the second one
 * is the first; bKash keeps none, and what was sent has arrived by then: it answers within half a minute or not at all.
 */
export const RESEND_SECONDS: Readonly<Record<'sandbox' | 'sslcommerz' | 'bkash' | 'stripe', number>> = {
  sandbox: 0,
  sslcommerz: 120,
  stripe: 0,
  bkash: 35,
};
