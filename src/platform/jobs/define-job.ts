import * as z from 'zod';
import type { Config } from '../config.ts';
import type { Context } from '../context.ts';
import { type JobType, parsePayload } from './jobs.ts';

/**
 * How a queue handles jobs with the same singleton key; jobs without a key count as having the same one. `standard`:
 * every job runs. `short`: at most one waits. `singleton`: at most one runs. `stately`: at most one waits and one runs.
 * `exclusive`: at most one waits or runs.
 */
export type QueuePolicy = 'standard' | 'short' | 'singleton' | 'stately' | 'exclusive';

type Concurrency = number | ((config: Config) => number);

export interface JobOptions {
  /** Cron expression in UTC; the job must have an empty payload. */
  readonly schedule?: string;
  /** Number of retries after a failure. Default 3. */
  readonly retryLimit?: number;
  /** Seconds before the first retry; doubled for each further one. Default 5. */
  readonly retryDelaySeconds?: number;
  /** Maximum seconds between retries. Default 3600. */
  readonly maxRetryDelaySeconds?: number;
  /** Seconds after which a run counts as failed. Default 900. */
  readonly expireInSeconds?: number;
  /** Default `standard`; can't be changed after the queue was created. */
  readonly policy?: QueuePolicy;
  /**
   * Whether somebody waits for the result, so that the queue is polled every second instead of every five. Default
   * false.
   */
  readonly isUrgent?: boolean;
  /** Number of concurrent runs per worker process, as a number or a function of the settings. Default 1. */
  readonly concurrency?: Concurrency;
}

/** Work outside of requests: declared by a feature, and run by a worker when it is enqueued or scheduled. */
export interface Job<S extends z.ZodObject = z.ZodObject> extends JobType<S> {
  readonly schedule: string | undefined;
  readonly retryLimit: number;
  readonly retryDelaySeconds: number;
  readonly maxRetryDelaySeconds: number;
  readonly expireInSeconds: number;
  readonly policy: QueuePolicy;
  readonly isUrgent: boolean;
  readonly concurrency: Concurrency;
  /** Must be safe to repeat, because a worker may die after the work and before it has recorded the completion. */
  readonly handle: (ctx: Context, payload: unknown) => Promise<void>;
}

/** For jobs without input, such as scheduled ones. */
export const noPayload = z.strictObject({});

/** Defines a job. Payloads are stored for weeks, so they must contain ids only and no personal data. */
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
