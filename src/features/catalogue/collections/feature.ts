import type { Feature } from '../../../platform/feature.ts';
import { collectionsEndpoints } from './endpoints.ts';

type Deps = Parameters<typeof collectionsEndpoints>[0];

/** `deps`: functions from features that depend on this one. */
export const createCollectionsFeature = (deps: Deps): Feature => ({
  name: 'collections',
  endpoints: collectionsEndpoints(deps),
});
