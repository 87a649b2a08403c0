import * as z from 'zod';
import type { Database } from '../../database/pool.ts';
import { getEmail, parseName } from '../claims.ts';
import { providerIds } from '../verify.ts';
import { sendCode, useCode } from './codes.ts';
import { IdentityToolkitError } from './errors.ts';
import { type Person, type ProviderAccount, readPerson, removePerson, signInPerson } from './people.ts';
import type { Tokens } from './tokens.ts';

/** Dependencies of a response, created for each call. */
export interface ToolkitContext {
  readonly db: Database;
  readonly tokens: Tokens;
  readonly now: Date;
  /** Network address of the caller; null if limits per address are disabled. */
  readonly address: string | null;
  readonly onCode: (phone: string, code: string) => void;
}

type Answer = (asked: ToolkitContext, body: unknown) => Promise<object>;

const text = z.string().max(10_000).default('');

/** @throws IdentityToolkitError `INVALID_ARGUMENT` */
function read<S extends z.ZodType>(shape: S, body: unknown): z.output<S> {
  const parsed = shape.safeParse(body);
  if (!parsed.success) throw new IdentityToolkitError('INVALID_ARGUMENT');
  return parsed.data;
}

const sendVerificationCode: Answer = async ({ db, now, address, onCode }, body) => {
  const { phoneNumber } = read(z.object({ phoneNumber: text }), body);
  const send = { phone: phoneNumber, address: address ?? '', now, limitAddress: address !== null };
  const { session, code } = await sendCode(db, send);
  onCode(phoneNumber, code);
  return { sessionInfo: session };
};

const signInWithPhoneNumber: Answer = async ({ db, now, tokens }, body) => {
  const { sessionInfo, code } = read(z.object({ sessionInfo: text, code: text }), body);
  const phone = await useCode(db, { session: sessionInfo, code, now });
  const account: ProviderAccount = { method: 'phone', account: phone, email: null, emailVerified: false, name: null };
  const { person, isNew } = await signInPerson(db, account, now);
  const issued = await tokens.issue(person, now);
  return { ...issued, localId: person.subject, isNewUser: isNew, phoneNumber: phone };
};

const chosenAccount = z.object({
  sub: z.string().regex(/^[\w.-]{1,128}$/),
  email: z.string().default(''),
  email_verified: z.boolean().default(false),
  name: z.string().default(''),
});

/** Account in the SDK's form, whose `id_token` or `access_token` is the JSON of the account chooser. */
function toAccount(postBody: string): ProviderAccount {
  const form = new URLSearchParams(postBody);
  const providerId = form.get('providerId');
  const method = (['google', 'facebook'] as const).find((each) => providerIds[each] === providerId);
  if (method === undefined) throw new IdentityToolkitError('INVALID_PROVIDER_ID');
  let given: unknown;
  try {
    given = JSON.parse(form.get('id_token') ?? form.get('access_token') ?? '');
  } catch {
    throw new IdentityToolkitError('INVALID_IDP_RESPONSE');
  }
  const chosen = chosenAccount.safeParse(given);
  if (!chosen.success) throw new IdentityToolkitError('INVALID_IDP_RESPONSE');
  const { sub, email_verified: isVerified, name } = chosen.data;
  const email = getEmail(chosen.data.email);
  return { method, account: sub, email, emailVerified: email !== null && isVerified, name: parseName(name) };
}

const signInWithIdp: Answer = async ({ db, now, tokens }, body) => {
  const { postBody } = read(z.object({ postBody: text }), body);
  const account = toAccount(postBody);
  const { person, isNew } = await signInPerson(db, account, now);
  const shown = {
    federatedId: account.account,
    providerId: providerIds[account.method],
    email: account.email,
    displayName: account.name,
    rawUserInfo: JSON.stringify({ id: account.account, email: account.email, name: account.name }),
  };
  if (person.method !== account.method)
    return { ...shown, needConfirmation: true, verifiedProvider: [providerIds[person.method]] };
  const issued = await tokens.issue(person, now);
  const token = new URLSearchParams(postBody);
  return {
    ...shown,
    ...issued,
    localId: person.subject,
    emailVerified: person.email_verified,
    isNewUser: isNew,
    ...(account.method === 'google'
      ? { oauthIdToken: token.get('id_token') }
      : { oauthAccessToken: token.get('access_token') }),
  };
};

function toToolkitUser(person: Person): object {
  const own = person.method === 'phone' ? { phoneNumber: person.account } : { email: person.email };
  return {
    localId: person.subject,
    ...own,
    emailVerified: person.email_verified,
    displayName: person.name,
    providerUserInfo: [
      { providerId: providerIds[person.method], rawId: person.account, displayName: person.name, ...own },
    ],
    createdAt: String(person.created_at.getTime()),
    lastLoginAt: String(person.signed_in_at.getTime()),
  };
}

async function findPerson({ db, tokens, now }: ToolkitContext, body: unknown): Promise<Person> {
  const { idToken } = read(z.object({ idToken: text }), body);
  const person = await readPerson(db, (await tokens.readIdToken(idToken, now)).subject);
  if (person === undefined) throw new IdentityToolkitError('USER_NOT_FOUND');
  return person;
}

/** Handlers by the last part of the SDK's address, such as `accounts:lookup`. */
export const toolkitHandlers: Readonly<Record<string, Answer>> = {
  'accounts:sendVerificationCode': sendVerificationCode,
  'accounts:signInWithPhoneNumber': signInWithPhoneNumber,
  'accounts:signInWithIdp': signInWithIdp,
  'accounts:lookup': async (asked, body) => ({ users: [toToolkitUser(await findPerson(asked, body))] }),
  'accounts:delete': async (asked, body) => {
    await removePerson(asked.db, (await findPerson(asked, body)).subject);
    return {};
  },
};

/** A new ID token for a signed-in account; like Firebase's, it includes the time of the sign-in. */
export async function refreshTokens({ db, tokens, now }: ToolkitContext, form: string): Promise<object> {
  const given = new URLSearchParams(form);
  if (given.get('grant_type') !== 'refresh_token') throw new IdentityToolkitError('INVALID_GRANT_TYPE');
  const { subject, authenticatedAt } = await tokens.readRefreshToken(given.get('refresh_token') ?? '', now);
  const person = await readPerson(db, subject);
  if (person === undefined) throw new IdentityToolkitError('USER_NOT_FOUND');
  const issued = await tokens.issue(person, now, authenticatedAt);
  return {
    access_token: issued.idToken,
    id_token: issued.idToken,
    refresh_token: issued.refreshToken,
    expires_in: issued.expiresIn,
    token_type: 'Bearer',
    user_id: subject,
  };
}
