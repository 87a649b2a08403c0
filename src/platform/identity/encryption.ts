import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const keyOf = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'arbor', purpose, 32));

/** AES-256-GCM with a key for this purpose alone, from the deployment's secret: `nonce.tag.text`, base64url. */
export function encrypt(secret: string, purpose: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, purpose), nonce);
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return [nonce, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url')).join('.');
}

/** @throws where it was encrypted with another secret or changed since */
export function decrypt(secret: string, purpose: string, text: string): string {
  const [nonce, tag, encrypted] = text.split('.').map((part) => Buffer.from(part, 'base64url'));
  if (nonce === undefined || tag?.length !== 16 || encrypted === undefined)
    throw new Error('The text is not an encrypted value.');
  const cipher = createDecipheriv('aes-256-gcm', keyOf(secret, purpose), nonce);
  cipher.setAuthTag(tag);
  return cipher.update(encrypted, undefined, 'utf8') + cipher.final('utf8');
}

/** For random tokens, which need no salt. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** For things that could be guessed (an e-mail): without the secret nobody can try them. */
export const computeKeyedHash = (secret: string, purpose: string, text: string): Buffer =>
  createHmac('sha256', keyOf(secret, purpose)).update(text).digest();

/** 256 bits, as a cookie carries them. */
export const createToken = (): string => randomBytes(32).toString('base64url');
