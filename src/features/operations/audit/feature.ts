import type { Feature } from '../../../platform/feature.ts';
import { auditEndpoints } from './endpoints.ts';

export const auditFeature: Feature = {
  name: 'audit',
  endpoints: auditEndpoints,
};
