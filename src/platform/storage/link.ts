import { timingSafeEqual } from 'node:crypto';
import { computeKeyedHash } from '../identity/encryption.ts';
import { isKey, type LinkOptions, validateKey, validateSeconds } from './storage.ts';

export const LINKED_FILES = '/files/';

interface LinkedFile {
  readonly key: string;
  readonly fileName: string;
  readonly mediaType: string;
}

const sign = (secret: string, { key, fileName, mediaType }: LinkedFile, expires: number): Buffer =>
  computeKeyedHash(secret, 'file-link', JSON.stringify([key, fileName, mediaType, expires]));

/** Signed address of an object on this site; the key is derived for this purpose. */
export function signLink(secret: string, key: string, options: LinkOptions, now: Date): string {
  const { fileName, mediaType } = options;
  // Rounded down, so that a link never lives longer than requested.
  const expires = Math.floor(now.getTime() / 1000) + validateSeconds(options.seconds);
  const signature = sign(secret, { key: validateKey(key), fileName, mediaType }, expires).toString('base64url');
  const query = new URLSearchParams({ name: fileName, type: mediaType, expires: String(expires), signature });
  return `${LINKED_FILES}${key}?${query.toString()}`;
}

const names = ['expires', 'name', 'signature', 'type'];

/** The file of a signed address; undefined if the address was forged, changed, or has expired. */
export function verifyLink(secret: string, address: string, now: Date): LinkedFile | undefined {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const key = pathname.slice(LINKED_FILES.length);
  if (!pathname.startsWith(LINKED_FILES) || !isKey(key)) return undefined;
  if ([...searchParams.keys()].toSorted().join() !== names.join()) return undefined;
  const [expiry = '', fileName = '', given = '', mediaType = ''] = names.map((name) => searchParams.get(name) ?? '');
  if (!/^[1-9]\d{0,11}$/.test(expiry) || Number(expiry) * 1000 <= now.getTime()) return undefined;
  const file = { key, fileName, mediaType };
  const signature = Buffer.from(given);
  const expected = Buffer.from(sign(secret, file, Number(expiry)).toString('base64url'));
  return signature.length === expected.length && timingSafeEqual(signature, expected) ? file : undefined;
}
