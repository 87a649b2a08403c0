import type { Feature } from '../../../platform/feature.ts';
import { assetsEndpoints } from './endpoints.ts';
import { workFinder } from './service/find-works.ts';

export const assetsFeature: Feature = {
  name: 'assets',
  endpoints: assetsEndpoints,
  finders: [workFinder],
};
