import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { EncryptionKey } from './keys.ts';

/**
 * A text that can't be decrypted, because its key is missing, it belongs to another context, or it was changed. The
 * error contains no plaintext.
 */
export class DecryptionError extends Error {}

/**
 * Encrypts values that a stolen copy of the database must not reveal. A ciphertext is bound to its context and can't be
 * decrypted in another row. `place` names that row permanently, such as `withdraw_option:<id>`.
 */
export interface Encryption {
  /** Id of the key that encrypts new texts. */
  readonly keyId: string;
  readonly encrypt: (text: string, place: string) => string;
  /** @throws DecryptionError */
  readonly decrypt: (encrypted: string, place: string) => string;
  /** Encrypts a text again for another context. @throws DecryptionError */
  readonly move: (encrypted: string, from: string, to: string) => string;
}

const VERSION = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Associated data that binds a ciphertext to its format, key and context. */
const toAssociatedData = (keyId: string, place: string): Buffer =>
  Buffer.from(`${VERSION}\n${keyId}\n${place}`, 'utf8');

function decode(part: string | undefined, bytes?: number): Buffer {
  const decoded = Buffer.from(part ?? '', 'base64url');
  if (
    decoded.length === 0 ||
    (bytes !== undefined && decoded.length !== bytes) ||
    decoded.toString('base64url') !== part
  )
    throw new DecryptionError('This is no encrypted text.');
  return decoded;
}

/** Id of the key that decrypts a text. @throws DecryptionError for a text in another format */
function readKeyId(encrypted: string): { readonly keyId: string; readonly parts: readonly string[] } {
  const [version, keyId, ...parts] = encrypted.split('.');
  if (version !== VERSION || keyId === undefined || parts.length !== 3)
    throw new DecryptionError('This is no encrypted text.');
  return { keyId, parts };
}

/**
 * AES-256-GCM in the format `v1.<key>.<nonce>.<tag>.<ciphertext>`. `keys`: newest first; the first one encrypts, and
 * all decrypt.
 */
export function createEncryption(keys: readonly [EncryptionKey, ...EncryptionKey[]]): Encryption {
  const [newest] = keys;
  const known = new Map(keys.map((key) => [key.id, key.bytes]));
  const encrypt: Encryption['encrypt'] = (text, place) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', newest.bytes, nonce, { authTagLength: TAG_BYTES });
    cipher.setAAD(toAssociatedData(newest.id, place));
    const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    const parts = [nonce, cipher.getAuthTag(), encrypted].map((part) => part.toString('base64url'));
    return [VERSION, newest.id, ...parts].join('.');
  };
  const decrypt: Encryption['decrypt'] = (encrypted, place) => {
    const { keyId, parts } = readKeyId(encrypted);
    const key = known.get(keyId);
    if (key === undefined)
      throw new DecryptionError(`It was encrypted with the key «${keyId}», which ARBOR_ENCRYPTION_KEYS does not have.`);
    const decipher = createDecipheriv('aes-256-gcm', key, decode(parts[0], NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(toAssociatedData(keyId, place));
    decipher.setAuthTag(decode(parts[1], TAG_BYTES));
    try {
      return decipher.update(decode(parts[2]), undefined, 'utf8') + decipher.final('utf8');
    } catch {
      throw new DecryptionError(
        `It does not open as ${place}: it was changed, belongs to another row, or the key «${keyId}» is another one.`,
      );
    }
  };
  return { keyId: newest.id, encrypt, decrypt, move: (encrypted, from, to) => encrypt(decrypt(encrypted, from), to) };
}
