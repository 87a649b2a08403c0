import { createHash } from 'node:crypto';
import { MissingObjectError } from './errors.ts';
import type { Storage } from './storage.ts';

/** SHA-256 of a stored object, 64 hexadecimal digits; undefined if it doesn't exist. */
export async function hashObject(storage: Storage, key: string): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    for await (const part of await storage.read(key)) hash.update(part as Uint8Array);
  } catch (error) {
    if (error instanceof MissingObjectError) return undefined;
    throw error;
  }
  return hash.digest('hex');
}
