import type { TransactionContext } from './context.ts';

export interface AuditEntry {
  /** Such as `user.suspend`: the noun, then the action. */
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  /** What changed; nothing personal, since the log is never deleted. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Default: the admin who calls. */
  readonly adminId?: string;
}

/** Where an entry comes from: any context in a transaction, or a command. */
export type AuditSource = Pick<TransactionContext, 'tx' | 'actor' | 'requestId'>;

/** Every feature records through this interface; the audit feature, above most of them, implements it. */
export interface AuditLog {
  /** Adds an entry in the transaction that it records, so that neither exists without the other. */
  record(source: AuditSource, entry: AuditEntry): Promise<void>;
  /**
   * Like `record`, for saves while somebody types: adds nothing if this admin's entry of this action on this subject is
   * not older than `since`. Callers hold a lock on the subject.
   */
  recordUnlessSince(source: AuditSource, entry: AuditEntry, since: Date): Promise<void>;
}
