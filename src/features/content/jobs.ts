import type { Database } from '../../platform/database/pool.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { deleteOldVisits, updatePopularity } from '../catalogue/service/popularity.ts';

export const contentJobs = (db: Database): Job[] => [
  { name: 'popularity', schedule: '*/10 * * * *', run: () => updatePopularity(db) },
  { name: 'forget-visits', schedule: '17 2 * * *', run: () => deleteOldVisits(db) },
];
