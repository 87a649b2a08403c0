import type { Readable } from 'node:stream';

export interface StoredObject {
  /** Bytes. */
  readonly size: number;
  /** When it was stored last; some keep whole seconds. */
  readonly modifiedAt: Date;
}

export interface ListedObject extends StoredObject {
  readonly key: string;
}

export interface ByteRange {
  readonly start: number;
  /** Inclusive. */
  readonly end: number;
}

export interface LinkOptions {
  /** How long the link opens the object: 1 to 300. */
  readonly seconds: number;
  /** What the browser saves it as, in any script. */
  readonly fileName: string;
  readonly mediaType: string;
}

/**
 * Where files are kept. A key is `area/…` of letters, digits, `.`, `-`, `_` and `/`; objects never change once written.
 * `tests/support/storage-conformance.ts` says what every implementation must do. Failures are `StorageError`s of
 * `errors.ts`: where there is no such object, no room, or nobody answers.
 */
export interface Storage {
  /** Whether links lead past this server: features then send people a link instead of the file. */
  readonly hasDirectLinks: boolean;
  /** Whole or not at all: a reader never sees half an object. Writing the same key again is fine. */
  put(key: string, bytes: Uint8Array | Readable): Promise<void>;
  /**
   * Moves a complete file of this machine in: once this resolves it survives a power failure, and the file is gone from
   * `path`. Where it rejects, the file is still there.
   */
  putFile(key: string, path: string): Promise<void>;
  /** Copies an object to another key, whole or not at all. Rejects if there is no such object. */
  copy(from: string, to: string): Promise<void>;
  stat(key: string): Promise<StoredObject | undefined>;
  /** Every object below a folder such as `uploads` or `originals/ab`, in no order; none where there is no such folder. */
  list(folder: string): AsyncIterable<ListedObject>;
  /** The bytes, or a part of them. Rejects where there is no such object. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /**
   * Hands over a range part by part, the next one read while `take` is busy with one. A part is overwritten once `take`
   * has resolved: a stream would leave garbage as large as the file. Rejects where there is no such object, where it
   * ends before the range does, or with what `take` rejects with; nothing stays open after that.
   */
  writeTo(key: string, range: ByteRange, take: (part: Uint8Array) => Promise<void>): Promise<void>;
  /**
   * An address that gives the object to anybody who has it, as a file to save: on this site from `/files/`, or
   * elsewhere. It is bound to the key, the name and the type. Whether the object exists is not checked.
   */
  createLink(key: string, options: LinkOptions): Promise<string>;
  remove(key: string): Promise<void>;
  /** Removes what was begun before that time and never finished; no object. */
  removeUnfinished(before: Date): Promise<void>;
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

export const isKey = (text: string): boolean => wellFormed.test(text) && text.length <= 200;

/** @throws StorageKeyError for what is neither an area nor begins like a key */
export function validateFolder(folder: string): string {
  validateKey(`${folder}/x`);
  return folder;
}

const MAX_LINK_SECONDS = 300;

/** @throws RangeError */
export function validateSeconds(seconds: number): number {
  if (!Number.isInteger(seconds) || seconds < 1 || seconds > MAX_LINK_SECONDS)
    throw new RangeError(`A link lives 1 to ${MAX_LINK_SECONDS} seconds, not ${seconds}`);
  return seconds;
}

export const originalKey = (sha256: string): string => `originals/${sha256.slice(0, 2)}/${sha256}`;
/** Pictures of people: public like previews, under `/media/{accountId}/`. */
export const previewKey = (previewId: string, name: string): string =>
  `previews/${previewId.slice(-2)}/${previewId}/${name}`;
export const draftPreviewFolder = (previewId: string): string => `drafts/${previewId.slice(-2)}/${previewId}`;
/** Pictures of what isn't published: its contributor and admins see them, through the API. */
export const draftPreviewKey = (previewId: string, name: string): string => `${draftPreviewFolder(previewId)}/${name}`;
/** Sheets with thumbnails of what is inside an archive; visitors see those of public works, through the API. */
export const sheetFolder = (sha256: string): string => `inside/${sha256.slice(0, 2)}/${sha256}`;
export const sheetKey = (sha256: string, recipe: number, sheet: number): string =>
  `${sheetFolder(sha256)}/${recipe}.${sheet}.webp`;
