import type { Database, Transaction } from '../database/pool.ts';
import { DecryptionError, type Encryption } from './encryption.ts';

export interface EncryptedRow {
  readonly id: string;
  readonly encrypted: string;
  /** Context for which the text is encrypted. */
  readonly place: string;
}

/** A column with encrypted texts, which a feature provides for key rotation. */
export interface EncryptedColumn {
  readonly name: string;
  /** Locks rows encrypted with another key until the transaction ends, in the order of their ids, after a given one. */
  readonly lockRows: (
    tx: Transaction,
    wanted: { readonly exceptKeyId: string; readonly after: string | undefined; readonly limit: number },
  ) => Promise<readonly EncryptedRow[]>;
  readonly writeEncrypted: (tx: Transaction, id: string, encrypted: string) => Promise<void>;
}

const BATCH = 100;

interface Reencrypted {
  readonly count: number;
  /** Rows that could not be decrypted and stay unchanged. */
  readonly failures: readonly { readonly id: string; readonly reason: string }[];
}

/** Encrypts rows one by one, so that a failing row doesn't affect the others. */
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
 * Encrypts all rows with the newest key, in batches; each row is only locked while it is read and written. Repeats
 * until no row is left, because processes with older keys may write in the meantime.
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
