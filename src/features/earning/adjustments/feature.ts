import type { Feature } from '../../../platform/feature.ts';
import { adjustmentsEndpoints } from './endpoints.ts';

export const adjustmentsFeature: Feature = {
  name: 'adjustments',
  endpoints: adjustmentsEndpoints,
};
