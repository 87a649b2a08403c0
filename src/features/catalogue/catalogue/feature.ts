import type { Feature } from '../../../platform/feature.ts';
import { catalogueEndpoints } from './endpoints.ts';
import { catalogueJobs } from './jobs.ts';

type Deps = Parameters<typeof catalogueEndpoints>[0];

/** `deps`: functions from features that depend on this one. */
export const createCatalogueFeature = (deps: Deps): Feature => ({
  name: 'catalogue',
  endpoints: catalogueEndpoints(deps),
  jobs: catalogueJobs,
});
