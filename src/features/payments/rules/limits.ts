/** Seconds after which no living process can wait for a call any more: its longest time, some of them twice, and more. */
export const CALL_SECONDS: Readonly<Record<'sandbox' | 'sslcommerz' | 'bkash' | 'stripe', number>> = {
  sandbox: 15,
  sslcommerz: 45,
  stripe: 45,
  bkash: 150,
};

/** An attempt without a page to go to by then has failed: nobody can pay it. */
export const MAX_BEGIN_SECONDS = 180;

/** Seconds after which money that a provider doesn't know of can be asked for again: what was sent has arrived by then. */
export const RESEND_SECONDS = 120;
