import type { Feature } from '../../../platform/feature.ts';
import { type DownloadsDeps, downloadsEndpoints } from './endpoints.ts';
import { downloadsAccountData } from './service/downloaded.ts';

/** `deps`: functions from features that depend on this one. */
export const createDownloadsFeature = (deps: DownloadsDeps): Feature => ({
  name: 'downloads',
  endpoints: downloadsEndpoints(deps),
  accountData: downloadsAccountData,
});
