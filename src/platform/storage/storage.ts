import type { Readable } from 'node:stream';

export interface StoredObject {
  /** Size in bytes. */
  readonly size: number;
  /** When the object was last stored; some services only have whole seconds. */
  readonly modifiedAt: Date;
}

export interface ListedObject extends StoredObject {
  readonly key: string;
}

export interface ByteRange {
  readonly start: number;
  /** Last byte, inclusive. */
  readonly end: number;
}

export interface LinkOptions {
  /** Lifetime of the link in seconds: 1 to 300. */
  readonly seconds: number;
  /** File name for the browser, in any script. */
  readonly fileName: string;
  readonly mediaType: string;
}

/**
 * Storage of files. A key is `area/…` of letters, digits, `.`, `-`, `_` and `/`; objects never change.
 * `tests/support/storage-conformance.ts` defines the behaviour of all implementations. Errors are the `StorageError`s
 * of `errors.ts`: for a missing object, a full storage, or an unavailable service.
 */
export interface Storage {
  /** Whether links lead directly to the storage; features then send a link instead of the file. */
  readonly hasDirectLinks: boolean;
  /** Stores an object atomically: a reader never sees a part of it. Safe to repeat with the same key. */
  put(key: string, bytes: Uint8Array | Readable): Promise<void>;
  /**
   * Moves a complete local file into the storage, durably; the file is gone from `path` afterwards. If it rejects, the
   * file is still there.
   */
  putFile(key: string, path: string): Promise<void>;
  /** Copies an object to another key atomically. Rejects if it doesn't exist. */
  copy(from: string, to: string): Promise<void>;
  stat(key: string): Promise<StoredObject | undefined>;
  /** All objects below a folder such as `uploads` or `originals/ab`, unordered; empty for a missing folder. */
  list(folder: string): AsyncIterable<ListedObject>;
  /** Reads an object or a range. Rejects if it doesn't exist. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  /**
   * Passes a range to `take` in chunks, and reads the next one in the meantime. A chunk's memory is reused after `take`
   * resolves, because a stream would create as much garbage as the file is large. Rejects if the object doesn't exist
   * or ends early, or with the error of `take`; closes everything in any case.
   */
  writeTo(key: string, range: ByteRange, take: (part: Uint8Array) => Promise<void>): Promise<void>;
  /**
   * Address that gives the object to anybody who has it, as a download: below `/files/` on this site, or at the
   * service. It is bound to the key, name and type. It doesn't check whether the object exists.
   */
  createLink(key: string, options: LinkOptions): Promise<string>;
  remove(key: string): Promise<void>;
  /** Removes unfinished uploads that were started before a time; never removes an object. */
  removeUnfinished(before: Date): Promise<void>;
  /** Rejects with the reason if objects can't be written now. */
  check(): Promise<void>;
}

const wellFormed = /^[a-z]+(\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+$/;

class StorageKeyError extends Error {}

/** Validates a key. Keys are created by the server, so this only prevents path traversal by mistake. */
export function validateKey(key: string): string {
  if (!wellFormed.test(key) || key.length > 200) throw new StorageKeyError(`Not a storage key: ${key.slice(0, 60)}`);
  return key;
}

export const isKey = (text: string): boolean => wellFormed.test(text) && text.length <= 200;

/** @throws StorageKeyError unless it is an area or a prefix of a key */
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
/** Key of a person's picture, which is public like previews, under `/media/{accountId}/`. */
export const previewKey = (previewId: string, name: string): string =>
  `previews/${previewId.slice(-2)}/${previewId}/${name}`;
export const draftPreviewFolder = (previewId: string): string => `drafts/${previewId.slice(-2)}/${previewId}`;
/** Key of an unpublished work's preview, which its contributor and admins get through the API. */
export const draftPreviewKey = (previewId: string, name: string): string => `${draftPreviewFolder(previewId)}/${name}`;
/** Folder of thumbnail sheets of an archive's files, which visitors of public works get through the API. */
export const sheetFolder = (sha256: string): string => `inside/${sha256.slice(0, 2)}/${sha256}`;
export const sheetKey = (sha256: string, recipe: number, sheet: number): string =>
  `${sheetFolder(sha256)}/${recipe}.${sheet}.webp`;
/** Key of a sheet with marked drawings, which visitors may see before they buy. */
export const markedSheetKey = (sha256: string, recipe: number, sheet: number): string =>
  `${sheetFolder(sha256)}/${recipe}.marked.${sheet}.webp`;
/** Key of an archive's cleaned drawings, which only people who may download it get, one by one. */
export const drawingsKey = (sha256: string, recipe: number): string => `${sheetFolder(sha256)}/${recipe}.drawings`;
/** Folder of the faces of a font file or an archive of fonts, which visitors get through the API. */
export const faceFolder = (sha256: string): string => `faces/${sha256.slice(0, 2)}/${sha256}`;
/** Folder of the tiles of a pattern's file, which visitors get through the API. */
export const tileFolder = (sha256: string): string => `tiles/${sha256.slice(0, 2)}/${sha256}`;
export const tileKey = (sha256: string, recipe: number, at: number): string =>
  `${tileFolder(sha256)}/${recipe}.${at}.webp`;
/** Key of a tile's small picture with a watermark, which visitors may see before they buy. */
export const markedTileKey = (sha256: string, recipe: number, at: number): string =>
  `${tileFolder(sha256)}/${recipe}.marked.${at}.webp`;
export const faceKey = (sha256: string, recipe: number, at: number): string =>
  `${faceFolder(sha256)}/${recipe}.${at}.woff2`;
/** Folder of the samples of a sound file's or an archive's sounds, which visitors get through the API. */
export const soundFolder = (sha256: string): string => `sounds/${sha256.slice(0, 2)}/${sha256}`;
/** Key of a sample; `name` has no recipe version, as `nameSample` returns it. */
export const soundKey = (sha256: string, recipe: number, name: string): string =>
  `${soundFolder(sha256)}/${recipe}.${name}`;
/** Folder of the pictures of an environment map for looking around, which visitors get through the API. */
export const panoramaFolder = (sha256: string): string => `panoramas/${sha256.slice(0, 2)}/${sha256}`;
/** Key of a picture for looking around, such as `2048.webp`. */
export const panoramaKey = (sha256: string, recipe: number, name: string): string =>
  `${panoramaFolder(sha256)}/${recipe}.${name}`;
/** Folder of the pictures around a 3D model, which visitors get through the API. */
export const turntableFolder = (sha256: string): string => `turntables/${sha256.slice(0, 2)}/${sha256}`;
/** Key of the pictures around a model, such as `turntable.webp`. */
export const turntableKey = (sha256: string, recipe: number, name: string): string =>
  `${turntableFolder(sha256)}/${recipe}.${name}`;
/** Folder of the drawn animations of a file, which visitors get through the API. */
export const motionFolder = (sha256: string): string => `motion/${sha256.slice(0, 2)}/${sha256}`;
/** Key of a written file of animations, such as `film.0.webp`. */
export const motionKey = (sha256: string, recipe: number, name: string): string =>
  `${motionFolder(sha256)}/${recipe}.${name}`;
/** Folder of the drawn pages of a document or an archive of documents, which visitors get through the API. */
export const documentFolder = (sha256: string): string => `documents/${sha256.slice(0, 2)}/${sha256}`;
/** Key of a written picture of pages, such as `page.0.2.webp`. */
export const documentKey = (sha256: string, recipe: number, name: string): string =>
  `${documentFolder(sha256)}/${recipe}.${name}`;
