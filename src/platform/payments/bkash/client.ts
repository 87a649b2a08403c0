import * as z from 'zod';
import { PaymentProviderError } from '../errors.ts';
import { callProvider, type ProviderAnswer, parseAnswer } from '../http-client.ts';

export interface BkashSettings {
  /** URL of bKash, such as https://tokenized.pay.bka.sh */
  readonly url: string;
  readonly appKey: string;
  readonly appSecret: string;
  readonly username: string;
  readonly password: string;
}

const CHECKOUT = '/v1.2.0-beta/tokenized/checkout';
const REFUND = '/v2/tokenized-checkout/refund/payment';
/**
 * Margin before a token's end, after an hour, in which it is renewed, because a token that expires during a call is
 * refused.
 */
const TOKEN_MARGIN_MS = 5 * 60_000;
const MAX_TOKEN_MS = 55 * 60_000;

const grant = z.object({ id_token: z.string().min(1), expires_in: z.coerce.number().positive() });

const json = { 'content-type': 'application/json', accept: 'application/json' };

export interface BkashClient {
  /**
   * Gets a token in advance, so that the next call is sent at once.
   * @throws PaymentProviderError `refused` if bKash refuses a token
   */
  prepare(): Promise<void>;
  /** Calls a path below the checkout; `refund` and `refund-status` use version 2, which supports partial refunds. */
  call<S extends z.ZodType>(path: string, schema: S, body: Readonly<Record<string, string>>): Promise<z.output<S>>;
}

const toAddress = (path: string): string => {
  if (path === 'refund') return `${REFUND}/transaction`;
  return path === 'refund-status' ? `${REFUND}/status` : `${CHECKOUT}/${path}`;
};

/** Calls bKash with a token that is cached until shortly before its end. */
export function createBkashClient(
  settings: BkashSettings,
  { milliseconds, now = Date.now }: { readonly milliseconds: number; readonly now?: () => number },
): BkashClient {
  let token: { readonly text: Promise<string>; endsAt: number } | undefined;

  async function grantToken(): Promise<{ text: string; milliseconds: number }> {
    const answer = await callProvider(new URL(`${CHECKOUT}/token/grant`, settings.url), {
      method: 'POST',
      headers: { ...json, username: settings.username, password: settings.password },
      body: JSON.stringify({ app_key: settings.appKey, app_secret: settings.appSecret }),
      milliseconds,
    });
    if (answer.status >= 400) throw new PaymentProviderError('refused', 'bKash refuses the credentials');
    const { id_token: text, expires_in: seconds } = parseAnswer(grant, answer, 'bKash');
    return { text, milliseconds: Math.min(seconds * 1000 - TOKEN_MARGIN_MS, MAX_TOKEN_MS) };
  }

  function readToken(): Promise<string> {
    if (token !== undefined && token.endsAt > now()) return token.text;
    const granted = grantToken();
    const fresh = { text: granted.then(({ text }) => text), endsAt: Number.POSITIVE_INFINITY };
    token = fresh;
    granted.then(
      (given) => {
        fresh.endsAt = now() + given.milliseconds;
      },
      () => {
        if (token === fresh) token = undefined;
      },
    );
    return fresh.text;
  }

  /** Gets a token; without one the call isn't made. */
  async function needToken(): Promise<string> {
    try {
      return await readToken();
    } catch (error) {
      throw new PaymentProviderError('refused', 'bKash gives no token', { cause: error });
    }
  }

  async function send(path: string, body: Readonly<Record<string, string>>): Promise<ProviderAnswer> {
    const headers = { ...json, authorization: await needToken(), 'x-app-key': settings.appKey };
    return callProvider(new URL(toAddress(path), settings.url), {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      milliseconds,
    });
  }

  return {
    prepare: async () => {
      await needToken();
    },
    call: async (path, schema, body) => {
      let answer = await send(path, body);
      if (answer.status === 401) {
        // The token ended early, and the call was not executed.
        token = undefined;
        // A recorded refund is sent only once, because its timeout counts from then.
        if (path !== 'refund') answer = await send(path, body);
      }
      if (answer.status === 401 || answer.status === 403)
        throw new PaymentProviderError('refused', 'bKash refuses the token');
      return parseAnswer(schema, answer, 'bKash');
    },
  };
}
