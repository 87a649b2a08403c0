import { expect } from 'vitest';
import type { TestApp } from './app.ts';

export const TOOLKIT = '/identitytoolkit.googleapis.com/v1';

type Body = Record<string, unknown>;
export interface ToolkitResponse {
  readonly status: number;
  readonly body: Body;
}

type Fetch = TestApp['fetch'];

export const refused = (code: string) => ({
  status: 400,
  body: { error: { code: 400, message: expect.stringMatching(code) } },
});
export const okay = (body: object) => ({ status: 200, body: expect.objectContaining(body) });

/** Calls of Firebase's SDK to the development provider. */
export interface Toolkit {
  /** Sends a request; a string is sent as a form. */
  readonly post: (path: string, body: object | string, at?: Fetch) => Promise<ToolkitResponse>;
  readonly call: (name: string, body: object, at?: Fetch) => Promise<ToolkitResponse>;
  /** Requests a code for a phone number and returns it. */
  readonly sent: (phone: string) => Promise<{ session: string; code: string }>;
  readonly enter: (session: string, code: string, at?: Fetch) => Promise<ToolkitResponse>;
  readonly idp: (provider: string, account: object) => Promise<ToolkitResponse>;
}

export function toolkitOf(app: TestApp): Toolkit {
  const post: Toolkit['post'] = async (path, body, at = app.fetch) => {
    const isForm = typeof body === 'string';
    const response = await at(path, {
      method: 'POST',
      headers: { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' },
      body: isForm ? body : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Body };
  };
  const call: Toolkit['call'] = (name, body, at) => post(`${TOOLKIT}/accounts:${name}?key=x`, body, at);
  return {
    post,
    call,
    sent: async (phone) => {
      const { body } = await call('sendVerificationCode', { phoneNumber: phone });
      const session = String(body['sessionInfo']);
      const { code } = await app.db
        .selectFrom('development_code')
        .select('code')
        .where('session', '=', session)
        .executeTakeFirstOrThrow();
      return { session, code };
    },
    enter: (session, code, at) => call('signInWithPhoneNumber', { sessionInfo: session, code }, at),
    idp: (provider, account) => {
      const name = provider === 'google.com' ? 'id_token' : 'access_token';
      const postBody = new URLSearchParams({ [name]: JSON.stringify(account), providerId: provider }).toString();
      return call('signInWithIdp', { postBody, requestUri: 'http://localhost', returnSecureToken: true });
    },
  };
}
