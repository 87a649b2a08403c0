import { randomUUID } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import type { Identity } from '../identity.ts';
import { createLocalKeys } from '../keys.ts';
import type { SignInMethod } from '../methods.ts';
import { getIssuer, providerIds, type Verification, verifyIdToken } from '../verify.ts';
import { IdentityToolkitError } from './errors.ts';
import type { SigningKey } from './key.ts';
import type { Person } from './people.ts';

/** Firebase reserves the prefix `demo-` for projects that don't exist. */
export const projectId = 'demo-arbor';

const LIFETIME = 3600;
const REFRESH_AUDIENCE = `${projectId}/refresh`;

const toSeconds = (at: Date): number => Math.floor(at.getTime() / 1000);

function toClaims(person: Person): Record<string, unknown> {
  const identities =
    person.method === 'phone' ? { phone: [person.account] } : { [providerIds[person.method]]: [person.account] };
  return {
    user_id: person.subject,
    ...(person.method === 'phone' ? { phone_number: person.account } : {}),
    ...(person.name === null ? {} : { name: person.name }),
    ...(person.email === null ? {} : { email: person.email, email_verified: person.email_verified }),
    firebase: { sign_in_provider: providerIds[person.method], identities },
  };
}

export interface TokenPair {
  readonly idToken: string;
  readonly refreshToken: string;
  /** Seconds as text, as in Firebase's responses. */
  readonly expiresIn: string;
}

/** Creates ID tokens like Firebase's, and refresh tokens that need no table. */
export class Tokens {
  readonly #key: () => Promise<SigningKey>;

  constructor(key: () => Promise<SigningKey>) {
    this.#key = key;
  }

  async issue(person: Person, now: Date, authenticatedAt = now): Promise<TokenPair> {
    const { kid, privateKey } = await this.#key();
    const sign = (claims: Record<string, unknown>, audience: string) =>
      new SignJWT({ ...claims, auth_time: toSeconds(authenticatedAt) })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid })
        .setIssuer(getIssuer(projectId))
        .setAudience(audience)
        .setSubject(person.subject)
        .setIssuedAt(toSeconds(now))
        .setJti(randomUUID());
    return {
      idToken: await sign(toClaims(person), projectId)
        .setExpirationTime(toSeconds(now) + LIFETIME)
        .sign(privateKey),
      refreshToken: await sign({}, REFRESH_AUDIENCE).sign(privateKey),
      expiresIn: String(LIFETIME),
    };
  }

  async #subjectOf(token: string, audience: string, now: Date): Promise<{ subject: string; authenticatedAt: Date }> {
    const { publicJwk, kid } = await this.#key();
    const key = await createLocalKeys([publicJwk]).find(kid);
    if (key === undefined) throw new IdentityToolkitError('INVALID_ID_TOKEN');
    const verifyToken = await jwtVerify(token, key, {
      algorithms: ['RS256'],
      issuer: getIssuer(projectId),
      audience,
      currentDate: now,
    }).catch(() => undefined);
    const { sub, auth_time: authTime } = verifyToken?.payload ?? {};
    if (sub === undefined || typeof authTime !== 'number') throw new IdentityToolkitError('INVALID_ID_TOKEN');
    return { subject: sub, authenticatedAt: new Date(authTime * 1000) };
  }

  /** Reads the token of an account, regardless of the time of its sign-in. @throws IdentityToolkitError */
  readIdToken(idToken: string, now: Date): Promise<{ subject: string; authenticatedAt: Date }> {
    return this.#subjectOf(idToken, projectId, now);
  }

  readRefreshToken(token: string, now: Date): Promise<{ subject: string; authenticatedAt: Date }> {
    return this.#subjectOf(token, REFRESH_AUDIENCE, now);
  }

  /** Uses the production verifier with the development key. */
  async verify(idToken: string, method: SignInMethod, now: Date): Promise<Identity> {
    const { publicJwk } = await this.#key();
    const verification: Verification = { projectId, keys: createLocalKeys([publicJwk]) };
    return verifyIdToken(verification, idToken, method, now);
  }
}
