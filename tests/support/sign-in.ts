import { randomInt, randomUUID } from 'node:crypto';
import { type APIRequestContext, expect } from '@playwright/test';
import { send, withHttpClient } from './site-client.ts';

export interface SignedInUser {
  readonly userId: string;
  readonly username: string;
}

/** A signed-in person who receives codes by phone. */
export interface PhoneUser extends SignedInUser {
  readonly phone: string;
}

const TOOLKIT = '/identitytoolkit.googleapis.com/v1/accounts';

/** Creates a phone number that nobody has signed in with. */
export const newPhone = (): string => `+8801${randomInt(3, 10)}${String(randomInt(0, 100_000_000)).padStart(8, '0')}`;

/** Reads the newest valid code of a number from the development inbox; waits until one was sent. */
export async function readCode(client: APIRequestContext, phone: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const inbox = await (await client.get('/development/inbox')).text();
    code = new RegExp(`data-phone="\\${phone}" data-code="(\\d{6})" data-state="good"`).exec(inbox)?.[1] ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass({ intervals: [50, 100] });
  return code;
}

/** Signs in by the calls of the sign-in dialog; the client gets the cookies. */
export async function signInByPhone(client: APIRequestContext, phone: string = newPhone()): Promise<PhoneUser> {
  const { sessionInfo } = await send(client, 'POST', `${TOOLKIT}:sendVerificationCode`, { phoneNumber: phone });
  const code = await readCode(client, phone);
  const { idToken } = await send(client, 'POST', `${TOOLKIT}:signInWithPhoneNumber`, { sessionInfo, code });
  const { user } = await send(client, 'POST', '/api/v1/user/sign-in/phone', { idToken });
  return { ...(user as SignedInUser), phone };
}

/** Signs in with Google as a new account with this name and e-mail address. */
export async function signInByGoogle(
  client: APIRequestContext,
  { name, email }: { readonly name: string; readonly email: string },
): Promise<SignedInUser> {
  const claims = { sub: randomUUID(), email, email_verified: true, name };
  const postBody = new URLSearchParams({ id_token: JSON.stringify(claims), providerId: 'google.com' }).toString();
  const { idToken } = await send(client, 'POST', `${TOOLKIT}:signInWithIdp?key=x`, {
    postBody,
    requestUri: 'http://localhost',
    returnSecureToken: true,
  });
  const { user } = await send(client, 'POST', '/api/v1/user/sign-in/google', { idToken });
  return user as SignedInUser;
}

/** Creates an account with a name that is unique in this test run. */
export async function createUser(): Promise<SignedInUser & { name: string; email: string; mark: string }> {
  const mark = randomUUID().slice(0, 8);
  const user = { name: `Rahima ${mark}`, email: `rahima-${mark}@example.com` };
  return { ...user, mark, ...(await withHttpClient((client) => signInByGoogle(client, user))) };
}
