import type { Feature } from '../../../platform/feature.ts';
import { draftsEndpoints } from './endpoints.ts';

export const draftsFeature: Feature = {
  name: 'drafts',
  endpoints: draftsEndpoints,
};
