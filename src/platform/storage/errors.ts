/** Files can't be read or written now; a retry may succeed later. The cause is for the log. */
export class StorageError extends Error {}

/** The storage is full; nothing was stored. */
export class StorageFullError extends StorageError {}

export class MissingObjectError extends StorageError {
  constructor(key: string, options?: ErrorOptions) {
    super(`There is no object ${key}`, options);
  }
}

/** An object has another size or checksum than expected. */
export class DamagedObjectError extends StorageError {}
