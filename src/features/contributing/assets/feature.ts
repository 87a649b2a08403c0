import type { Feature } from '../../../platform/feature.ts';
import { assetsEndpoints } from './endpoints.ts';

export const assetsFeature: Feature = {
  name: 'assets',
  endpoints: assetsEndpoints,
};
