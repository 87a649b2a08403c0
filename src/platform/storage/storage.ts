import type { Readable } from 'node:stream';

export interface StoredObject {
  /** Bytes. */
  readonly size: number;
}

export interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

/**
 * Where files are kept. A key is `area/…` of letters, digits, `.`, `-`, `_` and `/`; objects never change once written.
 * `folder.test.ts` says what every implementation must do.
 */
export interface Storage {
  /** Whole or not at all: a reader never sees half an object. Writing the same key again is fine. */
  put(key: string, bytes: Uint8Array | Readable): Promise<void>;
  stat(key: string): Promise<StoredObject | undefined>;
  /** The bytes, or a part of them. Rejects where there is no such object. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /**
   * Hands over a range part by part, the next one read while `take` is busy with one. A part is overwritten once `take`
   * has resolved: a stream would leave garbage as large as the file. Rejects where there is no such object, where it
   * ends before the range does, or with what `take` rejects with; nothing stays open after that.
   */
  writeTo(key: string, range: ByteRange, take: (part: Uint8Array) => Promise<void>): Promise<void>;
  remove(key: string): Promise<void>;
  /** Rejects with the reason where objects can't be written now. */
  check(): Promise<void>;
}

const wellFormed = /^[a-z]+(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;

class StorageKeyError extends Error {}

/** Keys are made by us, never by users; this keeps a mistake from becoming a path traversal. */
export function validateKey(key: string): string {
  if (!wellFormed.test(key) || key.length > 200) throw new StorageKeyError(`Not a storage key: ${key.slice(0, 60)}`);
  return key;
}

export const originalKey = (sha256: string): string => `originals/${sha256.slice(0, 2)}/${sha256}`;
/** Pictures of people: public like previews, under `/media/{accountId}/`. */
export const previewKey = (previewId: string, name: string): string =>
  `previews/${previewId.slice(-2)}/${previewId}/${name}`;
