import type { Feature } from '../../../platform/feature.ts';
import { requestsEndpoints } from './endpoints.ts';
import { requestsJobs } from './jobs.ts';
import { requestsAccountData } from './service/account-data.ts';
import { requestContacts } from './service/contact.ts';
import { newRequests } from './service/manage.ts';
import { requestsStoredObjects } from './service/stored-objects.ts';

export const requestsFeature: Feature = {
  name: 'requests',
  endpoints: requestsEndpoints,
  jobs: requestsJobs,
  inbox: [newRequests],
  accountData: requestsAccountData,
  storedObjects: requestsStoredObjects,
  encryptedColumns: [requestContacts],
};
