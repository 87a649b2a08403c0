import { defineJob, noPayload } from '../../../platform/jobs/define-job.ts';
import { checkBooks } from './service/check-books.ts';
import { expireOrders } from './service/own-orders.ts';
import { numberAllReceipts } from './service/receipts.ts';

export const ordersJobs = [
  defineJob('expire-orders', noPayload, expireOrders, { schedule: '* * * * *', policy: 'short' }),
  defineJob('number-receipts', noPayload, numberAllReceipts, { schedule: '* * * * *', policy: 'short' }),
  defineJob('check-books', noPayload, checkBooks, { schedule: '31 4 * * *', policy: 'short', expireInSeconds: 3600 }),
];
