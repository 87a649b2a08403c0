/** How long an order waits for its payment. */
const PAYMENT_MINUTES = 30;

/** Basis points that the site keeps of a sale, until an owner sets others. */
export const DEFAULT_FEE_BASIS_POINTS = 3000;

export const toExpiry = (now: Date): Date => new Date(now.getTime() + PAYMENT_MINUTES * 60_000);
