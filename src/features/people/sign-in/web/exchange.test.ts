import { afterEach, expect, it, vi } from 'vitest';
import type { SignInMethod } from '../../../../platform/identity/methods.ts';
import { isApiError } from '../../../../ui/api/client.ts';
import { describeRefusal, exchangeToken } from './exchange.ts';

afterEach(() => vi.unstubAllGlobals());

const request = { isContributor: false };

/** Returns the message on the screen if the server responds to an exchange like this. */
async function describeFailure(method: SignInMethod, status: number, detail: string): Promise<string> {
  const body = JSON.stringify({ code: 'any', detail });
  vi.stubGlobal('fetch', async () => new Response(body, { status, headers: { 'retry-after': '10' } }));
  const error: unknown = await exchangeToken(method, { idToken: 'token' }, request).catch((reason: unknown) => reason);
  if (!isApiError(error)) throw new Error('The exchange was expected to fail.');
  return describeRefusal(method, error);
}

const tryAgain = 'We’re busy or restarting. Try again in a moment.';

it('shows the words of the server while the identity provider can not be reached', async () => {
  expect(await describeFailure('phone', 503, tryAgain)).toBe(tryAgain);
  expect(await describeFailure('google', 503, tryAgain)).toBe(tryAgain);
});

it('speaks of an expired code only where the server refused the token', async () => {
  const expired = await describeFailure('phone', 401, 'We couldn’t confirm your sign-in. Try again.');
  expect(expired).toMatch(/code/i);
});

it.each(['google', 'facebook'] as const)('says in the words of the server why it refused %s', async (method) => {
  const words = 'We couldn’t confirm your sign-in. Try again.';
  expect(await describeFailure(method, 401, words)).toBe(words);
  expect(await describeFailure(method, 401, '')).toBe('Something went wrong!');
});
