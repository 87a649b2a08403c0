import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod';
import { readOrCreateSecret } from '../secret.ts';

export interface EncryptionKey {
  /** Id that is part of every ciphertext of this key. */
  readonly id: string;
  /** 32 random bytes. */
  readonly bytes: Buffer;
}

const KEY_BYTES = 32;
const keyForm = /^([A-Za-z0-9_-]{1,40}):([A-Za-z0-9_-]{43})=?$/;

export const encryptionSettings = {
  ARBOR_ENCRYPTION_KEYS: z
    .string()
    .transform((value) => value.split(',').map((part) => keyForm.exec(part.trim())))
    .refine((matches) => matches.every((match) => match !== null), {
      error:
        'keys such as 2026:<43 characters of base64url>, newest first, with commas between; `npm run rotate-keys -- --make` makes one',
      abort: true,
    })
    .transform((matches) =>
      matches.flatMap((match): EncryptionKey[] =>
        match === null ? [] : [{ id: match[1] ?? '', bytes: Buffer.from(match[2] ?? '', 'base64url') }],
      ),
    )
    .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'each key needs a name of its own')
    .optional()
    .describe(
      'Keys that encrypt account numbers in the database, newest first, as name:key; default: one generated once and kept in ARBOR_DATA (required in production)',
    ),
};

interface GivenKeys {
  readonly NODE_ENV: string;
  readonly ARBOR_DATA: string;
  readonly ARBOR_ENCRYPTION_KEYS?: readonly EncryptionKey[] | undefined;
}

const lostFile = 'restore it from a backup. Without one remove it; contributors must then enter their accounts again.';

/** Reads a key file. The key's id is derived from its bytes, so that a replaced file is a different key. */
function readFileKey(path: string): EncryptionKey {
  const bytes = Buffer.from(readOrCreateSecret(path, lostFile), 'base64url');
  if (bytes.length !== KEY_BYTES) throw new Error(`The file ${path} is no key of ${KEY_BYTES} bytes: ${lostFile}`);
  return { id: `file-${createHash('sha256').update(bytes).digest('hex').slice(0, 8)}`, bytes };
}

/**
 * Encryption keys of this deployment, newest first. A key that a former start created in the data folder stays usable
 * as long as its file exists, so that it doesn't have to be copied into the setting.
 * @throws Error with one sentence if production has no key, or the file can't be read
 */
export function readEncryptionKeys({
  NODE_ENV,
  ARBOR_DATA,
  ARBOR_ENCRYPTION_KEYS: given,
}: GivenKeys): [EncryptionKey, ...EncryptionKey[]] {
  const path = join(ARBOR_DATA, 'encryption-key');
  const [newest, ...older] = given ?? [];
  if (newest !== undefined) return [newest, ...older, ...(existsSync(path) ? [readFileKey(path)] : [])];
  if (NODE_ENV === 'production')
    throw new Error(
      'ARBOR_ENCRYPTION_KEYS is needed in production: it encrypts account numbers in the database. `npm run rotate-keys -- --make` makes a key.',
    );
  return [readFileKey(path)];
}

/** Creates a key in the format of the setting, with the day as its id. */
export const makeEncryptionKey = (now: Date): string =>
  `${now.toISOString().slice(0, 10)}:${randomBytes(KEY_BYTES).toString('base64url')}`;
