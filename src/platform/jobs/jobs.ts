import type * as z from 'zod';
import type { Database, Transaction } from '../database/pool.ts';
import type { SortedPage } from '../database/sorting.ts';

/** A job's declaration as `enqueue` needs it. */
export interface JobType<S extends z.ZodObject = z.ZodObject> {
  /** Name of the job and of its queue. */
  readonly name: string;
  readonly schema: S;
}

export interface EnqueueOptions {
  /** Jobs in a queue with the same key count as duplicates, which the job's `policy` handles. */
  readonly singletonKey?: string;
  /** Earliest start. Default: now. */
  readonly startAfter?: Date;
  /** Owner of the job. Jobs of one group never occupy all slots of a worker process that has several. */
  readonly group?: string;
  /** Jobs with a higher priority run first, equal ones in the order of creation. Default 0. */
  readonly priority?: number;
}

/** A job that failed after all retries. It stays in a dead-letter queue until an admin retries or deletes it. */
export interface FailedJob {
  readonly id: string;
  readonly queue: string;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly failedAt: Date;
  readonly createdAt: Date;
  readonly retryCount: number;
  /** The last error in one line, without personal data. */
  readonly message: string;
  /** Sort value in the requested order. */
  readonly sortedBy: string | number;
}

export interface FailedJobQuery extends SortedPage<'failedAt' | 'queue' | 'message'> {
  readonly queue: string | undefined;
}

export interface Jobs {
  /**
   * Adds a job in the caller's transaction, so that it exists only if that commits. The queue's policy may refuse a
   * duplicate.
   * @returns the job's id
   * @throws JobPayloadError if the payload doesn't match the job's schema
   */
  enqueue<S extends z.ZodObject>(
    tx: Transaction,
    job: JobType<S>,
    payload: z.input<S>,
    options?: EnqueueOptions,
  ): Promise<string>;
  /**
   * Adds jobs in the caller's transaction by one statement, which is sent with the next one or with the commit.
   * @throws JobPayloadError if a payload doesn't match the job's schema
   */
  enqueueAll<S extends z.ZodObject>(tx: Transaction, job: JobType<S>, payloads: readonly z.input<S>[]): Promise<void>;
  listFailed(db: Database, query: FailedJobQuery): Promise<FailedJob[]>;
  /** Counts failed jobs, up to `max`. */
  countFailed(db: Database, queue: string | undefined, max: number): Promise<number>;
  /**
   * Puts a failed job back into its queue, with all retries.
   * @returns the queue; `missing` for an unknown id; `duplicate` if the queue already has the same job, in which case
   * the caller must roll back
   */
  retryFailed(tx: Transaction, id: string): Promise<{ queue: string } | 'missing' | 'duplicate'>;
  /** @returns the job's queue; undefined for an unknown id */
  deleteFailed(tx: Transaction, id: string): Promise<string | undefined>;
}

/** A permanent failure, after which a job isn't retried. */
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
