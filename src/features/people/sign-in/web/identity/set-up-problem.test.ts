import { afterEach, describe, expect, it, vi } from 'vitest';
import { findSetUpProblem, reportSetUpProblem, toSetUpProblem } from './set-up-problem.ts';

afterEach(() => vi.unstubAllGlobals());

const thrown = (code: string, message = code): Error => Object.assign(new Error(message), { code });

describe('a code of the identity provider', () => {
  it.each([
    ['auth/unauthorized-domain', 'unauthorized-domain'],
    ['auth/configuration-not-found', 'configuration-not-found'],
    ['auth/operation-not-allowed', 'operation-not-allowed'],
    ['auth/invalid-api-key', 'invalid-api-key'],
    ['auth/api-key-not-valid.-please-pass-a-valid-api-key.', 'invalid-api-key'],
    ['auth/requests-from-referer-https://www.arbor.example-are-blocked.', 'referer-blocked'],
    ['auth/requests-to-this-api-identitytoolkit-method-google.x-are-blocked.', 'app-not-authorized'],
    ['auth/identity-toolkit-api-has-not-been-used-in-project-12-before-or-it-is-disabled.', 'api-not-enabled'],
  ])('%s is a problem of the set-up', (code, expected) => {
    expect(toSetUpProblem(code)).toBe(expected);
  });

  it.each(['auth/popup-closed-by-user', 'auth/invalid-phone-number', 'auth/network-request-failed', '', 'x'])(
    '%j is none',
    (code) => {
      expect(toSetUpProblem(code)).toBeUndefined();
    },
  );

  it('of a failed robot check is one where the address is not allowed', () => {
    const failed = 'auth/captcha-check-failed';
    expect(findSetUpProblem(thrown(failed, 'Firebase: Hostname match not found (auth/captcha-check-failed).'))).toBe(
      'hostname-not-found',
    );
    expect(findSetUpProblem(thrown(failed))).toBeUndefined();
    for (const other of [undefined, null, 'text', { code: 'auth/unauthorized-domain' }, new Error('x')])
      expect(findSetUpProblem(other)).toBeUndefined();
  });
});

it('a problem is reported once, with code and method and nothing else', () => {
  const fetch = vi.fn(async () => new Response('{"done":true}', { headers: { 'content-type': 'application/json' } }));
  vi.stubGlobal('fetch', fetch);
  const error = Object.assign(thrown('auth/unauthorized-domain'), { customData: { email: 'me@example.com' } });
  for (let time = 0; time < 3; time += 1) reportSetUpProblem(error, 'google');
  reportSetUpProblem(error, 'facebook');
  reportSetUpProblem(thrown('auth/popup-blocked'), 'google');
  const calls = fetch.mock.calls as unknown as [string, { readonly body: string }][];
  expect(calls.map(([url, { body }]): unknown[] => [url, JSON.parse(body)])).toEqual([
    ['/api/v1/user/sign-in/set-up-problem', { code: 'unauthorized-domain', method: 'google' }],
    ['/api/v1/user/sign-in/set-up-problem', { code: 'unauthorized-domain', method: 'facebook' }],
  ]);
});
