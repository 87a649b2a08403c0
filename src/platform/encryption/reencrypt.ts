import type { Database, Transaction } from '../database/pool.ts';
import { DecryptionError, type Encryption } from './encryption.ts';

export interface EncryptedRow {
  readonly id: string;
  readonly encrypted: string;
  /** As it was encrypted for. */
  readonly place: string;
}

/** A column of encrypted texts, as the feature that owns it offers it to the rotation of keys. */
export interface EncryptedColumn {
  readonly name: string;
  /** Rows encrypted with another key, in the order of their identifiers, after one; locked until the transaction ends. */
  readonly lockRows: (
    tx: Transaction,
    wanted: { readonly exceptKeyId: string; readonly after: string | undefined; readonly limit: number },
  ) => Promise<readonly EncryptedRow[]>;
  readonly writeEncrypted: (tx: Transaction, id: string, encrypted: string) => Promise<void>;
}

const BATCH = 100;

interface Reencrypted {
  readonly count: number;
  /** Rows that didn't open, which stay as they are. */
  readonly failures: readonly { readonly id: string; readonly reason: string }[];
}

/** A row at a time, so that one that doesn't open keeps none of the others. */
async function reencryptBatch(
  tx: Transaction,
  encryption: Encryption,
  column: EncryptedColumn,
  after: string | undefined,
): Promise<Reencrypted & { readonly last: string | undefined }> {
  const rows = await column.lockRows(tx, { exceptKeyId: encryption.keyId, after, limit: BATCH });
  const failures: { id: string; reason: string }[] = [];
  for (const { id, encrypted, place } of rows) {
    try {
      await column.writeEncrypted(tx, id, encryption.move(encrypted, place, place));
    } catch (error) {
      if (!(error instanceof DecryptionError)) throw error;
      failures.push({ id, reason: error.message });
    }
  }
  return { count: rows.length - failures.length, failures, last: rows.at(-1)?.id };
}

async function reencryptOnce(db: Database, encryption: Encryption, column: EncryptedColumn): Promise<Reencrypted> {
  let count = 0;
  const failures: Reencrypted['failures'][number][] = [];
  let after: string | undefined;
  do {
    const batch = await db.transaction().execute((tx) => reencryptBatch(tx, encryption, column, after));
    count += batch.count;
    failures.push(...batch.failures);
    after = batch.last;
  } while (after !== undefined);
  return { count, failures };
}

/**
 * Encrypts every row anew with the newest key, in batches, while others read and write them: each row is locked for the moment in which
 * it is read and written. Goes over them again until nothing was left, for what was written meanwhile by a process with older keys.
 */
export async function reencryptColumn(
  db: Database,
  encryption: Encryption,
  column: EncryptedColumn,
): Promise<Reencrypted> {
  let count = 0;
  for (;;) {
    const pass = await reencryptOnce(db, encryption, column);
    count += pass.count;
    if (pass.count === 0) return { count, failures: pass.failures };
  }
}
