import type { Feature } from '../../../platform/feature.ts';
import { categoriesEndpoints } from './endpoints.ts';
import { categoriesStoredObjects } from './service/stored-objects.ts';

type Deps = Parameters<typeof categoriesEndpoints>[0];

/** `deps`: what features above this one answer for it. */
export const createCategoriesFeature = (deps: Deps): Feature => ({
  name: 'categories',
  endpoints: categoriesEndpoints(deps),
  storedObjects: categoriesStoredObjects,
});
