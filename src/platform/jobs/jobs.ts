import type * as z from 'zod';
import type { Database, Transaction } from '../database/pool.ts';
import type { SortedPage } from '../database/sorting.ts';

/** What `enqueue` needs to know about a job. */
export interface JobType<S extends z.ZodObject = z.ZodObject> {
  /** Also the name of its queue. */
  readonly name: string;
  readonly schema: S;
}

export interface EnqueueOptions {
  /** Jobs in one queue with the same key count as the same job; the job's `policy` says what happens to the second. */
  readonly singletonKey?: string;
  /** Default: now. */
  readonly startAfter?: Date;
  /** Whose job it is. Jobs of one group leave one of the places in each worker process to others, where it has several. */
  readonly group?: string;
  /** Higher ones run first, equal ones in the order in which they came. Default 0. */
  readonly priority?: number;
}

/** A job that used up its retries. It stays in a dead-letter queue until an admin retries or deletes it. */
export interface FailedJob {
  readonly id: string;
  readonly queue: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly failedAt: Date;
  readonly createdAt: Date;
  readonly retryCount: number;
  /** The last error in one line, without personal data. */
  readonly message: string;
  /** Its place in the order that was asked for. */
  readonly sortedBy: string | number;
}

export interface FailedJobQuery extends SortedPage<'failedAt' | 'queue' | 'message'> {
  readonly queue: string | undefined;
}

export interface Jobs {
  /**
   * Adds a job in the caller's transaction: it exists when that commits, and never otherwise; nor where the policy of the queue
   * refuses a duplicate.
   * @returns its identifier
   * @throws JobPayloadError where the payload doesn't fit the job's schema
   */
  enqueue<S extends z.ZodObject>(
    tx: Transaction,
    job: JobType<S>,
    payload: z.input<S>,
    options?: EnqueueOptions,
  ): Promise<string>;
  /**
   * Adds jobs in the caller's transaction by one statement, which is sent with the next one or with the commit.
   * @throws JobPayloadError where a payload doesn't fit the job's schema
   */
  enqueueAll<S extends z.ZodObject>(tx: Transaction, job: JobType<S>, payloads: readonly z.input<S>[]): Promise<void>;
  listFailed(db: Database, query: FailedJobQuery): Promise<FailedJob[]>;
  /** Counts up to `max`. */
  countFailed(db: Database, queue: string | undefined, max: number): Promise<number>;
  /**
   * Puts a failed job back into its queue, with all its retries.
   * @returns the queue; `missing` for an unknown identifier; `duplicate` where the queue holds the same job already:
   * the caller must then roll back
   */
  retryFailed(tx: Transaction, id: string): Promise<{ queue: string } | 'missing' | 'duplicate'>;
  /** @returns the queue in which it failed; undefined for an unknown identifier */
  deleteFailed(tx: Transaction, id: string): Promise<string | undefined>;
}

/** A job that would fail again however often it came: it counts as failed for good, whatever retries are left. */
export class JobGivenUpError extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'JobGivenUpError';
  }
}

/** The payload of a job doesn't fit its schema. The message names fields, never their values. */
export class JobPayloadError extends Error {
  constructor(job: string, error: z.ZodError) {
    const fields = error.issues.map(({ path, code }) => `${path.join('.') || 'payload'}: ${code}`);
    super(`The payload of ${job} is not valid (${fields.join(', ')})`);
    this.name = 'JobPayloadError';
  }
}

/** @throws JobPayloadError */
export function parsePayload<S extends z.ZodObject>({ name, schema }: JobType<S>, payload: unknown): z.output<S> {
  const result = schema.safeParse(payload);
  if (!result.success) throw new JobPayloadError(name, result.error);
  return result.data;
}
