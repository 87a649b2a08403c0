import type { TransactionContext } from './context.ts';

export interface AuditEntry {
  /** Name of the action: noun, then verb, such as `user.suspend`. */
  readonly action: string;
  readonly subjectType: string;
  readonly subjectId: string;
  /** Changed values, without personal data, because the log is never deleted. */
  readonly details?: Readonly<Record<string, unknown>>;
  /** Admin who acts; default: the calling admin. */
  readonly adminId?: string;
}

/** Source of an entry: a context in a transaction, or a command. */
export type AuditSource = Pick<TransactionContext, 'tx' | 'actor' | 'requestId'>;

/** Interface by which all features record admins' actions; the audit feature implements it. */
export interface AuditLog {
  /** Adds an entry in the transaction that it records, so that neither exists without the other. */
  record(source: AuditSource, entry: AuditEntry): Promise<void>;
  /**
   * Like `record`, for saves while somebody types: adds nothing if this admin's entry of this action on this subject is
   * not older than `since`. Callers hold a lock on the subject.
   */
  recordUnlessSince(source: AuditSource, entry: AuditEntry, since: Date): Promise<void>;
}
