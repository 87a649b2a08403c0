import type { Feature } from '../../../platform/feature.ts';
import { licencesEndpoints } from './endpoints.ts';

export const licencesFeature: Feature = {
  name: 'licences',
  endpoints: licencesEndpoints,
};
