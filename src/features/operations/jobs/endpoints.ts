import { readEndpoint, writeEndpoint } from '../../../platform/http/endpoint.ts';
import { jobsContract } from './contract.ts';
import { deleteFailedJob, listFailedJobs, retryFailedJob } from './service.ts';

export const jobsEndpoints = [
  readEndpoint(jobsContract.failed, listFailedJobs),
  writeEndpoint(jobsContract.retry, retryFailedJob),
  writeEndpoint(jobsContract.remove, deleteFailedJob),
];
