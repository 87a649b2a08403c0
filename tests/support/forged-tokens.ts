import { constants, createHmac, createPublicKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import type { SignInMethod } from '../../src/platform/identity/methods.ts';

/** A signer with the identity provider's key. */
export interface TokenSigner {
  readonly projectId: string;
  readonly kid: string;
  readonly privateKey: KeyObject;
  /** Another published key. */
  readonly otherKid?: string;
}

export type Claims = Record<string, unknown>;

const providers: Record<SignInMethod, string> = { phone: 'phone', google: 'google.com', facebook: 'facebook.com' };

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const toSeconds = (now: Date): number => Math.floor(now.getTime() / 1000);

/** Creates the claims of a valid token; `changes` replaces claims, and `undefined` removes one. */
export function createClaims(signer: TokenSigner, method: SignInMethod, now: Date, changes: Claims = {}): Claims {
  const at = toSeconds(now);
  return {
    iss: `https://securetoken.google.com/${signer.projectId}`,
    aud: signer.projectId,
    sub: 'aB3dE5fG7hI9jK1lM3nO5pQ7rS9t',
    user_id: 'aB3dE5fG7hI9jK1lM3nO5pQ7rS9t',
    iat: at,
    auth_time: at,
    exp: at + 3600,
    ...(method === 'phone'
      ? { phone_number: '+8801712345678' }
      : { email: 'ayesha@example.com', email_verified: method === 'google', name: 'Ayesha Rahman' }),
    firebase: { sign_in_provider: providers[method], identities: {} },
    ...changes,
  };
}

export function signToken(signer: TokenSigner, claims: Claims, header: object = {}): string {
  const text = `${part({ alg: 'RS256', typ: 'JWT', kid: signer.kid, ...header })}.${part(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), signer.privateKey).toString('base64url')}`;
}

interface Forgery {
  readonly name: string;
  readonly method: SignInMethod;
  readonly make: (signer: TokenSigner, now: Date) => string;
}

const attacker = generateKeyPairSync('rsa', { modulusLength: 2048 });
const curve = generateKeyPairSync('ec', { namedCurve: 'P-256' });

const ofPhone = (name: string, make: Forgery['make']): Forgery => ({ name, method: 'phone', make });

/** Creates a forgery with a valid signature and other claims. */
const claiming = (name: string, changes: (signer: TokenSigner, at: number) => Claims): Forgery =>
  ofPhone(name, (signer, now) =>
    signToken(signer, createClaims(signer, 'phone', now, changes(signer, toSeconds(now)))),
  );

/** Creates a forgery with valid claims and another header and signature. */
const heading = (
  name: string,
  header: (signer: TokenSigner) => object,
  signature: (text: string, signer: TokenSigner) => Buffer,
): Forgery =>
  ofPhone(name, (signer, now) => {
    const text = `${part(header(signer))}.${part(createClaims(signer, 'phone', now))}`;
    return `${text}.${signature(text, signer).toString('base64url')}`;
  });

const pemOf = (signer: TokenSigner): string =>
  createPublicKey(signer.privateKey).export({ type: 'spki', format: 'pem' }).toString();
const byAttacker = (text: string): Buffer => sign('sha256', Buffer.from(text), attacker.privateKey);
const nothing = (): Buffer => Buffer.alloc(0);
const attackerJwk = attacker.publicKey.export({ format: 'jwk' });
const inFirebase = (provider: string): Claims => ({ firebase: { sign_in_provider: provider, identities: {} } });

/** Tokens that must not sign anybody in, each for the route of `method`. */
export const forgedTokens: readonly Forgery[] = [
  heading('alg none', (signer) => ({ alg: 'none', typ: 'JWT', kid: signer.kid }), nothing),
  heading('alg None, oddly written', (signer) => ({ alg: 'nOnE', typ: 'JWT', kid: signer.kid }), nothing),
  heading('an emulator token: unsigned, no key', () => ({ alg: 'none', typ: 'JWT' }), nothing),
  heading('RS256 with an empty signature', (signer) => ({ alg: 'RS256', kid: signer.kid }), nothing),
  heading(
    'HS256 with the public key (PEM) as secret',
    (signer) => ({ alg: 'HS256', kid: signer.kid }),
    (text, signer) => createHmac('sha256', pemOf(signer)).update(text).digest(),
  ),
  heading(
    "HS256 with the public key's n as secret",
    (signer) => ({ alg: 'HS256', kid: signer.kid }),
    (text, signer) =>
      createHmac('sha256', String(createPublicKey(signer.privateKey).export({ format: 'jwk' }).n))
        .update(text)
        .digest(),
  ),
  heading('signed by another key under the right kid', (signer) => ({ alg: 'RS256', kid: signer.kid }), byAttacker),
  heading('an unknown kid', () => ({ alg: 'RS256', kid: 'nobody' }), byAttacker),
  heading(
    'the right key under an unknown kid',
    () => ({ alg: 'RS256', kid: 'nobody' }),
    (text, signer) => sign('sha256', Buffer.from(text), signer.privateKey),
  ),
  heading('no kid', () => ({ alg: 'RS256', typ: 'JWT' }), byAttacker),
  heading(
    'no kid, but the right key',
    () => ({ alg: 'RS256', typ: 'JWT' }),
    (text, signer) => sign('sha256', Buffer.from(text), signer.privateKey),
  ),
  heading(
    'the kid of another published key',
    (signer) => ({ alg: 'RS256', kid: signer.otherKid ?? 'other' }),
    (text, signer) => sign('sha256', Buffer.from(text), signer.privateKey),
  ),
  heading('a kid that climbs', () => ({ alg: 'RS256', kid: '../../../../dev/null' }), byAttacker),
  heading('a kid that is no text', () => ({ alg: 'RS256', kid: ['a'] }), byAttacker),
  heading('an embedded jwk', (signer) => ({ alg: 'RS256', kid: signer.kid, jwk: attackerJwk }), byAttacker),
  heading(
    'a jku of its own',
    (signer) => ({ alg: 'RS256', kid: signer.kid, jku: 'http://127.0.0.1:9/keys' }),
    byAttacker,
  ),
  heading(
    'an x5u of its own',
    (signer) => ({ alg: 'RS256', kid: signer.kid, x5u: 'http://127.0.0.1:9/x' }),
    byAttacker,
  ),
  heading('an x5c of its own', (signer) => ({ alg: 'RS256', kid: signer.kid, x5c: ['MIIB'] }), byAttacker),
  heading(
    'a critical extension that nobody knows',
    (signer) => ({ alg: 'RS256', kid: signer.kid, crit: ['arbor'], arbor: true }),
    (text, signer) => sign('sha256', Buffer.from(text), signer.privateKey),
  ),
  heading(
    'RS512 by the right key',
    (signer) => ({ alg: 'RS512', kid: signer.kid }),
    (text, signer) => sign('sha512', Buffer.from(text), signer.privateKey),
  ),
  heading(
    'PS256 by the right key',
    (signer) => ({ alg: 'PS256', kid: signer.kid }),
    (text, signer) =>
      sign('sha256', Buffer.from(text), { key: signer.privateKey, padding: constants.RSA_PKCS1_PSS_PADDING }),
  ),
  heading(
    'ES256',
    (signer) => ({ alg: 'ES256', kid: signer.kid }),
    (text) => sign('sha256', Buffer.from(text), { key: curve.privateKey, dsaEncoding: 'ieee-p1363' }),
  ),
  ofPhone('a changed payload', (signer, now) => {
    const [head, , tail] = signToken(signer, createClaims(signer, 'phone', now)).split('.');
    return `${head}.${part(createClaims(signer, 'phone', now, { sub: 'somebody-else' }))}.${tail}`;
  }),
  ofPhone('a changed signature', (signer, now) => {
    const token = signToken(signer, createClaims(signer, 'phone', now));
    const at = token.lastIndexOf('.') + 20;
    return `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
  }),
  claiming('another project as audience', () => ({ aud: 'another-project' })),
  claiming('two audiences', (signer) => ({ aud: [signer.projectId, 'another-project'] })),
  claiming('this audience alone, as a list', (signer) => ({ aud: [signer.projectId] })),
  claiming('no audience', () => ({ aud: undefined })),
  claiming('another project as issuer', () => ({ iss: 'https://securetoken.google.com/another-project' })),
  claiming('Google itself as issuer', () => ({ iss: 'https://accounts.google.com' })),
  claiming("a session cookie's issuer", (signer) => ({
    iss: `https://session.firebase.google.com/${signer.projectId}`,
  })),
  claiming('no issuer', () => ({ iss: undefined })),
  claiming('expired', (_, at) => ({ exp: at - 1 })),
  claiming('no expiry', () => ({ exp: undefined })),
  claiming('an expiry that is text', (_, at) => ({ exp: String(at + 3600) })),
  claiming('issued in the future', (_, at) => ({ iat: at + 61 })),
  claiming('no time of issue', () => ({ iat: undefined })),
  claiming('signed in in the future', (_, at) => ({ auth_time: at + 61 })),
  claiming('signed in six minutes ago', (_, at) => ({ auth_time: at - 360, iat: at - 360 })),
  claiming('refreshed just now, signed in an hour ago', (_, at) => ({ auth_time: at - 3600 })),
  claiming('no auth_time', () => ({ auth_time: undefined })),
  claiming('an auth_time that is text', (_, at) => ({ auth_time: String(at) })),
  claiming('not valid yet', (_, at) => ({ nbf: at + 3600 })),
  claiming('anonymous', () => inFirebase('anonymous')),
  claiming('a custom token', () => inFirebase('custom')),
  claiming('a password', () => inFirebase('password')),
  claiming('no provider', () => ({ firebase: undefined })),
  claiming('a provider that is a list', () => ({ firebase: { sign_in_provider: ['phone'] } })),
  claiming('an empty subject', () => ({ sub: '' })),
  claiming('no subject', () => ({ sub: undefined })),
  claiming('a subject of 129 characters', () => ({ sub: 'x'.repeat(129) })),
  claiming('a subject that is a number', () => ({ sub: 42 })),
  claiming('a subject with a NUL', () => ({ sub: 'a\u0000b' })),
  claiming('no number', () => ({ phone_number: undefined })),
  claiming('an American number', () => ({ phone_number: '+12025550123' })),
  claiming('an Indian number', () => ({ phone_number: '+919812345678' })),
  claiming('a Bangladeshi landline', () => ({ phone_number: '+880255555555' })),
  claiming('a number with a tail', () => ({ phone_number: '+8801712345678\n' })),
  {
    name: 'a Google token on the phone route',
    method: 'phone',
    make: (signer, now) => signToken(signer, createClaims(signer, 'google', now)),
  },
  {
    name: 'a Google token with a number on the phone route',
    method: 'phone',
    make: (signer, now) => signToken(signer, createClaims(signer, 'google', now, { phone_number: '+8801712345678' })),
  },
  {
    name: 'a phone token on the Google route',
    method: 'google',
    make: (signer, now) => signToken(signer, createClaims(signer, 'phone', now)),
  },
  {
    name: 'a Google token on the Facebook route',
    method: 'facebook',
    make: (signer, now) => signToken(signer, createClaims(signer, 'google', now)),
  },
  claiming('a token of 9 kB', () => ({ padding: 'x'.repeat(9 * 1024) })),
  ofPhone('no token', () => ''),
  ofPhone('no JWT', () => 'this is not a token'),
  ofPhone('two parts', () => 'e30.e30'),
  ofPhone('dots', () => '..'),
  ofPhone('a head that is no JSON', () => 'YQ.YQ.YQ'),
  ofPhone('a head that is a list', () => `${part([])}.${part({})}.YQ`),
  ofPhone('a payload that is a list', (signer) => signToken(signer, [] as unknown as Claims)),
];
