import type { PgBoss, QueueOptions } from 'pg-boss';
import type { Log } from '../log.ts';
import type { Job } from './define-job.ts';

const DAY = 24 * 3600;

/**
 * Interval of a worker's heartbeats for a running job. Another worker, which checks once a minute, restarts the jobs of
 * a killed one; otherwise they would count as running until `expireInSeconds`.
 */
const HEARTBEAT_SECONDS = 60;

const SUFFIX = '.failed';

/** Name of the queue with jobs that failed after all retries; no worker reads it. */
export const deadLetterQueue = (queue: string): string => `${queue}${SUFFIX}`;

interface QueueDeclaration {
  readonly name: string;
  readonly policy: string;
  readonly deadLetter?: string;
  readonly options: QueueOptions;
}

/** Queues of a job: first the dead-letter queue, because the job's own queue refers to it. */
const declareQueues = (job: Job): QueueDeclaration[] => [
  // Time in which a failed job can be read, retried or deleted.
  { name: deadLetterQueue(job.name), policy: 'standard', options: { retentionSeconds: 90 * DAY } },
  {
    name: job.name,
    policy: job.policy,
    deadLetter: deadLetterQueue(job.name),
    options: {
      retryLimit: job.retryLimit,
      retryDelay: job.retryDelaySeconds,
      retryBackoff: true,
      retryDelayMax: job.maxRetryDelaySeconds,
      expireInSeconds: job.expireInSeconds,
      heartbeatSeconds: HEARTBEAT_SECONDS,
    },
  },
];

/** Creates missing queues and updates changed ones. Every process does this at its start. */
export async function ensureQueues(boss: PgBoss, jobs: readonly Job[], log: Log): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  for (const { name, policy, deadLetter, options } of jobs.flatMap(declareQueues)) {
    const queue = existing.get(name);
    const declared = deadLetter === undefined ? options : { ...options, deadLetter };
    if (queue === undefined) {
      await boss.createQueue(name, { ...declared, policy });
      continue;
    }
    if (queue.policy !== policy)
      log.error({ queue: name, policy: queue.policy }, 'the policy of a queue can not be changed: rename the job');
    if (Object.entries(declared).some(([key, value]) => queue[key as keyof typeof queue] !== value))
      await boss.updateQueue(name, declared);
  }
}

/** Stores the declared schedules and removes all others. */
export async function ensureSchedules(boss: PgBoss, jobs: readonly Job[]): Promise<void> {
  const scheduled = new Map((await boss.getSchedules()).map(({ name, cron }) => [name, cron]));
  for (const { name, schedule } of jobs) {
    if (schedule !== undefined && scheduled.get(name) !== schedule) await boss.schedule(name, schedule, {});
    if (schedule !== undefined) scheduled.delete(name);
  }
  for (const name of scheduled.keys()) await boss.unschedule(name);
}
