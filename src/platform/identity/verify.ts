import { decodeProtectedHeader, errors, type JWTPayload, jwtVerify } from 'jose';
import { bangladeshiMobile, getEmail, isSubject, parseName } from './claims.ts';
import { type Identity, IdentityError } from './identity.ts';
import type { KeySource } from './keys.ts';
import type { SignInMethod } from './methods.ts';

const MAX_BYTES = 8 * 1024;
/** Maximum clock difference in seconds. */
const TOLERANCE = 60;
/** Maximum age of a sign-in in seconds. */
const MAX_AGE = 5 * 60;

/** Headers that contain or reference a key, which are refused because only the key source is trusted. */
const foreignKeys = ['jwk', 'jku', 'x5u', 'x5c'];

/** Firebase's names of the sign-in methods. */
export const providerIds: Record<SignInMethod, string> = {
  phone: 'phone',
  google: 'google.com',
  facebook: 'facebook.com',
};

export const getIssuer = (projectId: string): string => `https://securetoken.google.com/${projectId}`;

/** Key id of a token, read before anything is verified or fetched. */
function getKid(idToken: string): string {
  if (Buffer.byteLength(idToken) > MAX_BYTES) throw new IdentityError('the token is too large');
  const header = decodeProtectedHeader(idToken);
  if (header.alg !== 'RS256') throw new IdentityError('the token is not signed with RS256');
  if (typeof header.kid !== 'string' || header.kid === '') throw new IdentityError('the token names no key');
  const foreign = foreignKeys.find((name) => name in header);
  if (foreign !== undefined) throw new IdentityError(`the token brings a key of its own (${foreign})`);
  return header.kid;
}

/** Reads a time claim in seconds since 1970, which must be in the past. */
function parsePastTime(claims: JWTPayload, name: 'iat' | 'auth_time', now: Date): number {
  const value = claims[name];
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new IdentityError(`${name} is missing`);
  if (value > now.getTime() / 1000 + TOLERANCE) throw new IdentityError(`${name} is in the future`);
  return value;
}

function toIdentity(claims: JWTPayload, method: SignInMethod, issuer: string, now: Date): Identity {
  parsePastTime(claims, 'iat', now);
  const authTime = parsePastTime(claims, 'auth_time', now);
  if (now.getTime() / 1000 - authTime > MAX_AGE) throw new IdentityError('the sign-in is too old');
  const { sub: subject, firebase, phone_number: phone } = claims;
  if (!isSubject(subject)) throw new IdentityError('sub is no identifier');
  const provider: unknown =
    typeof firebase === 'object' && firebase !== null && 'sign_in_provider' in firebase
      ? firebase.sign_in_provider
      : undefined;
  if (provider !== providerIds[method]) throw new IdentityError('the token is for another way of signing in');
  const isMobile = typeof phone === 'string' && bangladeshiMobile.test(phone);
  if (method === 'phone' && !isMobile) throw new IdentityError('the number is missing or not a Bangladeshi mobile');
  const email = getEmail(claims['email']);
  return {
    issuer,
    subject,
    method,
    phone: isMobile ? phone : null,
    email,
    emailVerified: email !== null && claims['email_verified'] === true,
    name: parseName(claims['name']),
    authenticatedAt: new Date(authTime * 1000),
  };
}

export interface Verification {
  readonly projectId: string;
  readonly keys: KeySource;
}

/**
 * Accepts a Firebase ID token only after size, algorithm, key, signature, times, audience, issuer, subject and sign-in
 * method, in this order.
 * @throws IdentityError; IdentityUnavailableError if the keys can't be fetched
 */
export async function verifyIdToken(
  { projectId, keys }: Verification,
  idToken: string,
  method: SignInMethod,
  now: Date,
): Promise<Identity> {
  const issuer = getIssuer(projectId);
  try {
    const key = await keys.find(getKid(idToken));
    if (key === undefined) throw new IdentityError('the key is unknown');
    const { payload } = await jwtVerify(idToken, key, {
      algorithms: ['RS256'],
      currentDate: now,
      requiredClaims: ['exp', 'iat', 'auth_time', 'aud', 'iss', 'sub'],
      audience: projectId,
      issuer,
    });
    // A list of audiences would make the token valid for others, too.
    if (payload.aud !== projectId) throw new IdentityError('aud is not this project alone');
    return toIdentity(payload, method, issuer, now);
  } catch (error) {
    if (error instanceof IdentityError) throw error;
    if (error instanceof errors.JOSEError || error instanceof TypeError)
      throw new IdentityError(error.message, { cause: error });
    throw error;
  }
}
