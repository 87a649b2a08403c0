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
  // Some minutes after one in the morning in Dhaka
  defineJob('sum-trade-days', noPayload, sumEndedDays, {
    schedule: '17 19 * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
  // From eight in the morning in Dhaka; the later runs write what the first could not
  defineJob('write-sale-letters', noPayload, writeSaleLetters, {
    schedule: '4 2-14 * * *',
    policy: 'short',
    expireInSeconds: 3600,
  }),
];
