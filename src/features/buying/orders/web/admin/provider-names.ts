const names: Readonly<Record<string, string>> = {
  sandbox: 'Sandbox',
  sslcommerz: 'SSLCOMMERZ',
  bkash: 'bKash',
  stripe: 'Stripe',
};

/** Brand name of a payment provider. */
export const nameProvider = (key: string): string => names[key] ?? key;
