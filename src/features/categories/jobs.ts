import type { Database } from '../../platform/database/pool.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { refreshPopularKeys } from './service.ts';

export const categoriesJobs = (db: Database): Job[] => [
  { name: 'popular-keys', schedule: '*/15 * * * *', run: () => refreshPopularKeys(db) },
];
