import * as z from 'zod';
import { PaymentProviderError } from '../errors.ts';
import { callProvider, parseAnswer } from '../http-client.ts';

export interface SslCommerzSettings {
  /** URL of SSLCOMMERZ, such as https://securepay.sslcommerz.com */
  readonly url: string;
  readonly storeId: string;
  readonly storePassword: string;
}

const SESSION_PATH = '/gwprocess/v4/api.php';
const VALIDATION_PATH = '/validator/api/validationserverAPI.php';
const TRANSACTION_PATH = '/validator/api/merchantTransIDvalidationAPI.php';

/** Schema of decimals, which are texts or sometimes numbers. */
const text = z.union([z.string(), z.number()]).transform(String);

const session = z.object({
  status: z.string(),
  failedreason: z.string().optional(),
  sessionkey: z.string().optional(),
  GatewayPageURL: z.string().optional(),
});

const transaction = z.object({
  status: z.string(),
  tran_id: z.string(),
  tran_date: z.string().optional(),
  val_id: z.string().optional(),
  bank_tran_id: z.string().optional(),
  amount: text.optional(),
  store_amount: text.optional(),
  store_id: z.string().optional(),
  currency_type: z.string().optional(),
  currency_amount: text.optional(),
  risk_level: text.optional(),
});
export type Transaction = z.output<typeof transaction>;

const connected = z.object({ APIConnect: z.string() });
const validation = z.object({ status: z.string() });
const found = z.object({ element: z.array(transaction).optional() });
const refund = z.object({ status: z.string().optional(), refund_ref_id: z.string().optional() });

/** Calls of SSLCOMMERZ's API, version 4. Parameters are encoded by URLSearchParams, which prevents injection. */
export function createSslCommerzClient({ url, storeId, storePassword }: SslCommerzSettings, milliseconds: number) {
  const credentials = { store_id: storeId, store_passwd: storePassword };

  async function read<S extends z.ZodType>(schema: S, path: string, parameters: Record<string, string>) {
    const address = new URL(path, url);
    address.search = new URLSearchParams({ ...parameters, ...credentials, v: '1', format: 'json' }).toString();
    const answer = await callProvider(address, { method: 'GET', milliseconds });
    const { APIConnect } = parseAnswer(connected, answer, 'SSLCOMMERZ');
    if (APIConnect !== 'DONE')
      throw new PaymentProviderError('refused', `SSLCOMMERZ answered ${APIConnect.slice(0, 30)}`);
    return parseAnswer(schema, answer, 'SSLCOMMERZ');
  }

  return {
    /** @throws PaymentProviderError `refused` if the store isn't authorized or a field is wrong */
    openSession: async (fields: Readonly<Record<string, string>>): Promise<{ key: string; page: string }> => {
      const answer = await callProvider(new URL(SESSION_PATH, url), {
        method: 'POST',
        body: new URLSearchParams({ ...fields, ...credentials }),
        milliseconds,
      });
      const { status, failedreason = '', sessionkey, GatewayPageURL } = parseAnswer(session, answer, 'SSLCOMMERZ');
      if (status !== 'SUCCESS' || !sessionkey || !GatewayPageURL)
        throw new PaymentProviderError('refused', `SSLCOMMERZ opens no session: ${failedreason.slice(0, 200)}`);
      return { key: sessionkey, page: GatewayPageURL };
    },
    /** Validates a payment; undefined if the id belongs to no payment of this store. */
    validate: async (validationId: string): Promise<Transaction | undefined> => {
      const given = await read(z.looseObject({ status: z.string() }), VALIDATION_PATH, { val_id: validationId });
      if (validation.parse(given).status === 'INVALID_TRANSACTION') return undefined;
      const parsed = transaction.safeParse(given);
      if (!parsed.success) throw new PaymentProviderError('in_doubt', 'SSLCOMMERZ validates without saying what');
      return parsed.data;
    },
    /** All attempts with our reference. */
    findTransactions: async (reference: string): Promise<readonly Transaction[]> =>
      (await read(found, TRANSACTION_PATH, { tran_id: reference })).element ?? [],
    refund: (fields: Readonly<Record<string, string>>) => read(refund, TRANSACTION_PATH, { ...fields }),
    findRefund: (refundReference: string) => read(refund, TRANSACTION_PATH, { refund_ref_id: refundReference }),
  };
}
