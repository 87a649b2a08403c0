import type { Feature } from '../../../platform/feature.ts';
import { panoramasEndpoints } from './endpoints.ts';

export const panoramasFeature: Feature = { name: 'panoramas', endpoints: panoramasEndpoints };
