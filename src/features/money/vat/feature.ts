import type { Feature } from '../../../platform/feature.ts';
import { vatEndpoints } from './endpoints.ts';

export const vatFeature: Feature = {
  name: 'vat',
  endpoints: vatEndpoints,
};
