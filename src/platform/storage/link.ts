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

/** The address of an object on this site, signed with a key for this purpose alone. */
export function signLink(secret: string, key: string, options: LinkOptions, now: Date): string {
  const { fileName, mediaType } = options;
  // Cut, never rounded up: a link may live a little shorter than it says.
  const expires = Math.floor(now.getTime() / 1000) + validateSeconds(options.seconds);
  const signature = sign(secret, { key: validateKey(key), fileName, mediaType }, expires).toString('base64url');
  const query = new URLSearchParams({ name: fileName, type: mediaType, expires: String(expires), signature });
  return `${LINKED_FILES}${key}?${query.toString()}`;
}

const names = ['expires', 'name', 'signature', 'type'];

/** The file that an address of ours opens now; undefined where it is another's work, was changed, or has expired. */
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
