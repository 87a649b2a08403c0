/** Files can't be read or written now; what was asked for may work later. The cause is for the log. */
export class StorageError extends Error {}

/** There is no room for what was to be stored; nothing of it is. */
export class StorageFullError extends StorageError {}

export class MissingObjectError extends StorageError {
  constructor(key: string, options?: ErrorOptions) {
    super(`There is no object ${key}`, options);
  }
}

/** An object has fewer or other bytes than it should. */
export class DamagedObjectError extends StorageError {}
