/** Minutes until an unpaid order expires. */
const PAYMENT_MINUTES = 30;

export const toExpiry = (now: Date): Date => new Date(now.getTime() + PAYMENT_MINUTES * 60_000);
