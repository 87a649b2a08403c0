import type { Feature } from '../../../platform/feature.ts';
import { categoriesEndpoints } from './endpoints.ts';
import { categoriesStoredObjects } from './service/stored-objects.ts';

type Deps = Parameters<typeof categoriesEndpoints>[0];

/** `deps`: functions from features that depend on this one. */
export const createCategoriesFeature = (deps: Deps): Feature => ({
  name: 'categories',
  endpoints: categoriesEndpoints(deps),
  storedObjects: categoriesStoredObjects,
});
