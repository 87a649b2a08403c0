import type * as z from 'zod';
import { PaymentProviderError } from './errors.ts';

const MAX_ANSWER_BYTES = 512 * 1024;

export interface ProviderCall {
  readonly method: 'GET' | 'POST';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
  readonly milliseconds: number;
}

export interface ProviderAnswer {
  readonly status: number;
  readonly text: string;
}

async function readText(response: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > MAX_ANSWER_BYTES) throw new Error('the answer is too long');
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Calls a provider without following redirects; the timeout includes the whole response. Errors don't contain the URL,
 * which may contain secrets.
 * @throws PaymentProviderError `in_doubt` without a response, and for status 500 or above
 */
export async function callProvider(url: URL, call: ProviderCall): Promise<ProviderAnswer> {
  let answer: ProviderAnswer;
  try {
    const response = await fetch(url, {
      method: call.method,
      redirect: 'error',
      signal: AbortSignal.timeout(call.milliseconds),
      ...(call.headers === undefined ? {} : { headers: call.headers }),
      ...(call.body === undefined ? {} : { body: call.body }),
    });
    answer = { status: response.status, text: await readText(response) };
  } catch (error) {
    const name = error instanceof Error ? error.name : 'unknown';
    throw new PaymentProviderError('in_doubt', `no answer from ${url.host}${url.pathname} (${name})`);
  }
  if (answer.status >= 500)
    throw new PaymentProviderError('in_doubt', `${url.host}${url.pathname} answered ${answer.status}`);
  return answer;
}

/** @throws PaymentProviderError `in_doubt` for a response of another shape */
export function parseAnswer<S extends z.ZodType>(schema: S, { text }: ProviderAnswer, what: string): z.output<S> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new PaymentProviderError('in_doubt', `${what}: the answer is no JSON`);
  }
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const paths = parsed.error.issues.map(({ path }) => path.join('.')).join(', ');
  throw new PaymentProviderError('in_doubt', `${what}: the answer lacks ${paths}`);
}
