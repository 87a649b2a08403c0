import type { Feature } from '../../../platform/feature.ts';
import { downloadsEndpoints } from './endpoints.ts';
import { downloadsAccountData } from './service/downloaded.ts';

type Deps = Parameters<typeof downloadsEndpoints>[0];

/** `deps`: what features above this one answer for it. */
export const createDownloadsFeature = (deps: Deps): Feature => ({
  name: 'downloads',
  endpoints: downloadsEndpoints(deps),
  accountData: downloadsAccountData,
});
