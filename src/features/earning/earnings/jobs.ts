import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { releaseCleared } from './service/release.ts';
import { writeSaleLetters } from './service/sale-letters.ts';
import { sumEndedDays } from './service/trade-days.ts';

export const earningsJobs = [
  defineJob('release-earnings', noPayload, releaseCleared, {
    schedule: '*/10 * * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
  // The job runs shortly after 1:00 in Dhaka.
  defineJob('sum-trade-days', noPayload, sumEndedDays, {
    schedule: '17 19 * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
  // The job runs from 8:00 in Dhaka; later runs write the e-mails that the first run could not write.
  defineJob('write-sale-letters', noPayload, writeSaleLetters, {
    schedule: '4 2-14 * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
];
