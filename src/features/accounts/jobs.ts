import type { Context } from '../../platform/context.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { deleteExpired } from './service/cleanup.ts';
import { forgetDeparted } from './service/deletion.ts';

export const accountsJobs = (own: () => Context): Job[] => [
  { name: 'forget-people', schedule: '*/10 * * * *', run: () => forgetDeparted(own()) },
  { name: 'forget-sessions', schedule: '23 * * * *', run: () => deleteExpired(own()) },
];
