import type { Database } from '../../platform/database/pool.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { forgetVisits, orderByPopularity } from '../catalogue/service/popularity.ts';

export const contentJobs = (db: Database): Job[] => [
  { name: 'popularity', schedule: '*/10 * * * *', run: () => orderByPopularity(db) },
  { name: 'forget-visits', schedule: '17 2 * * *', run: () => forgetVisits(db) },
];
