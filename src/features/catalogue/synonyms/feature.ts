import type { Feature } from '../../../platform/feature.ts';
import { synonymsEndpoints } from './endpoints.ts';

export const synonymsFeature: Feature = {
  name: 'synonyms',
  endpoints: synonymsEndpoints,
};
