import type { Feature } from '../../../platform/feature.ts';
import { webhooksEndpoints } from './endpoints.ts';
import { webhooksJobs } from './jobs.ts';
import { webhookSecrets } from './service/encrypted-column.ts';

export const webhooksFeature: Feature = {
  name: 'webhooks',
  endpoints: webhooksEndpoints,
  jobs: webhooksJobs,
  encryptedColumns: [webhookSecrets],
};
