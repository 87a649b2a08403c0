import { defineJob } from '../../../platform/jobs/define-job.ts';
import { changeKeywordEverywhere, changeKeywordJob } from './service.ts';

export const keywordsJobs = [
  defineJob(changeKeywordJob.name, changeKeywordJob.schema, changeKeywordEverywhere, {
    expireInSeconds: 3 * 3600,
    isUrgent: true,
  }),
];
