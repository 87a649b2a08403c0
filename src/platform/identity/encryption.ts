import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hash,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';

// Derived keys are cached, because deriving one is slower than using it. There are only few secrets and purposes.
const keys = new Map<string, Map<string, KeyObject>>();

function keyOf(secret: string, purpose: string): KeyObject {
  let own = keys.get(secret);
  if (own === undefined) {
    own = new Map();
    keys.set(secret, own);
  }
  let key = own.get(purpose);
  if (key === undefined) {
    key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, 'arbor', purpose, 32)));
    own.set(purpose, key);
  }
  return key;
}

/**
 * Encrypts by AES-256-GCM with a key derived from the deployment's secret and the purpose: `nonce.tag.text`, base64url.
 */
export function encrypt(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [nonce, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url')).join('.');
}

/** @throws if the text was encrypted with another secret or was changed */
export function decrypt(secret: string, purpose: string, text: string): string {
  const [nonce, tag, encrypted] = text.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (nonce === undefined || tag?.length !== 16 || encrypted === undefined)
    throw new Error('The text is not an encrypted value.');
  const cipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), nonce);
  cipher.setAuthTag(tag);
  return cipher.update(encrypted, undefined, 'utf8') + cipher.final('utf8');
}

/** Hash of a random token, which needs no salt. */
export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

/** Keyed hash of guessable values such as e-mails, which can't be brute-forced without the secret. */
export const computeKeyedHash = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', keyOf(secret, purpose)).update(text).digest();

/** Random token of 256 bits for a cookie. */
export const createToken = (): string => randomBytes(32).toString('base64url');
