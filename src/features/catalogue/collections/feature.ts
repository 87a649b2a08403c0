import type { Feature } from '../../../platform/feature.ts';
import { collectionsEndpoints } from './endpoints.ts';

type Deps = Parameters<typeof collectionsEndpoints>[0];

/** `deps`: what features above this one answer for it. */
export const createCollectionsFeature = (deps: Deps): Feature => ({
  name: 'collections',
  endpoints: collectionsEndpoints(deps),
});
