const names: Readonly<Record<string, string>> = {
  sandbox: 'Sandbox',
  sslcommerz: 'SSLCOMMERZ',
  bkash: 'bKash',
  stripe: 'Stripe',
};

/** A payment provider as it calls itself. */
export const nameProvider = (key: string): string => names[key] ?? key;
