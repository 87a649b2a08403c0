import * as z from 'zod';
import { PaymentProviderError } from '../errors.ts';
import { callProvider, parseAnswer } from '../http-client.ts';

export interface StripeSettings {
  /** URL of Stripe, such as https://api.stripe.com */
  readonly url: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Identifies this site among those that share the account. */
  readonly store: string;
}

/** API version whose fields this client reads; newer versions change other fields. */
const API_VERSION = '2024-06-20';

const failure = z.object({ error: z.object({ type: z.string().optional(), code: z.string().optional() }) });

export interface StripeCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly fields?: Readonly<Record<string, string>>;
  /** A repeated key executes the request only once. */
  readonly idempotencyKey?: string;
}

/** @throws PaymentProviderError `refused` for permanent refusals; `in_doubt` for temporary errors */
export function createStripeClient({ url, secretKey }: StripeSettings, milliseconds: number) {
  return async <S extends z.ZodType>(schema: S, call: StripeCall): Promise<z.output<S>> => {
    const address = new URL(call.path, url);
    const fields = new URLSearchParams(call.fields);
    if (call.method === 'GET') address.search = fields.toString();
    const answer = await callProvider(address, {
      method: call.method,
      headers: {
        authorization: `Bearer ${secretKey}`,
        'stripe-version': API_VERSION,
        ...(call.idempotencyKey === undefined ? {} : { 'idempotency-key': call.idempotencyKey }),
      },
      ...(call.method === 'POST' ? { body: fields } : {}),
      milliseconds,
    });
    if (answer.status < 400) return parseAnswer(schema, answer, 'Stripe');
    // 409: a request with this key is in progress; 429: rate limit.
    if (answer.status === 409 || answer.status === 429)
      throw new PaymentProviderError('in_doubt', `Stripe answered ${answer.status}`);
    const { error } = parseAnswer(failure, answer, 'Stripe');
    throw new PaymentProviderError('refused', `Stripe refuses: ${error.code ?? error.type ?? answer.status}`);
  };
}
