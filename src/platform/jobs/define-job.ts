import * as z from 'zod';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { type JobType, parsePayload } from './jobs.ts';

/**
 * What a queue does with jobs that have the same singleton key. Jobs without a key count as having the same one.
 * - `standard`: every job runs.
 * - `short`: at most one waits.
 * - `singleton`: at most one runs at a time.
 * - `stately`: at most one waits and one runs.
 * - `exclusive`: at most one waits or runs.
 */
export type QueuePolicy = 'standard' | 'short' | 'singleton' | 'stately' | 'exclusive';

type Concurrency = number | ((config: Config) => number);

export interface JobOptions {
  /** Cron, UTC; such a job takes an empty payload. */
  readonly schedule?: string;
  /** Runs after the first one failed. Default 3. */
  readonly retryLimit?: number;
  /** Seconds before the first retry; each further one takes twice as long. Default 5. */
  readonly retryDelaySeconds?: number;
  /** Default 3600. */
  readonly maxRetryDelaySeconds?: number;
  /** A run that takes longer counts as failed. Default 900. */
  readonly expireInSeconds?: number;
  /** Default `standard`; can't be changed once the queue exists. */
  readonly policy?: QueuePolicy;
  /** Somebody waits for it: the queue is looked at every second, not every five. Default false. */
  readonly isUrgent?: boolean;
  /** How many of these jobs one worker process runs at the same time, as a number or by its settings. Default 1. */
  readonly concurrency?: Concurrency;
}

/** Work outside of requests: declared by a feature, run by a worker when it is enqueued or on its schedule. */
export interface Job<S extends z.ZodObject = z.ZodObject> extends JobType<S> {
  readonly schedule: string | undefined;
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  readonly maxRetryDelaySeconds: number;
  readonly expireInSeconds: number;
  readonly policy: QueuePolicy;
  readonly isUrgent: boolean;
  readonly concurrency: Concurrency;
  /** Must be safe to repeat: a worker can die after the work and before it has recorded that the job is done. */
  readonly handle: (ctx: Context, payload: unknown) => Promise<void>;
}

/** For jobs without input, such as scheduled ones. */
export const noPayload = z.strictObject({});

/** Payloads are stored for weeks: put identifiers in them, no personal data. */
export function defineJob<const S extends z.ZodObject>(
  name: string,
  schema: S,
  handler: (ctx: Context, payload: z.output<S>) => Promise<void>,
  options: JobOptions = {},
): Job<S> {
  const { schedule } = options;
  if (schedule !== undefined) parsePayload({ name, schema }, {});
  return {
    name,
    schema,
    schedule,
    retryLimit: options.retryLimit ?? 3,
    retryDelaySeconds: options.retryDelaySeconds ?? 5,
    maxRetryDelaySeconds: options.maxRetryDelaySeconds ?? 3600,
    expireInSeconds: options.expireInSeconds ?? 900,
    policy: options.policy ?? 'standard',
    isUrgent: options.isUrgent ?? false,
    concurrency: options.concurrency ?? 1,
    handle: async (ctx, payload) => handler(ctx, parsePayload({ name, schema }, payload)),
  };
}
