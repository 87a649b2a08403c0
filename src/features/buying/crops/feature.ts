import type { Feature } from '../../../platform/feature.ts';
import { cropsEndpoints } from './endpoints.ts';

export const cropsFeature: Feature = { name: 'crops', endpoints: cropsEndpoints };
