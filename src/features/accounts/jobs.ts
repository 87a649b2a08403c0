import type { Context } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { deleteExpired } from './service/cleanup.ts';
import { processPendingDeletions } from './service/deletion.ts';

export const accountsJobs = (own: () => Context): Job[] => [
  { name: 'forget-people', schedule: '*/10 * * * *', run: () => processPendingDeletions(own()) },
  { name: 'forget-sessions', schedule: '23 * * * *', run: () => deleteExpired(own()) },
];
