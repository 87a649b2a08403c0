import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { deleteOldLists } from './service/account-data.ts';

export const favoriteListsJobs = [
  defineJob('delete-old-lists', noPayload, deleteOldLists, { schedule: '37 2 * * *', policy: 'short' }),
];
