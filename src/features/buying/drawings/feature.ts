import type { Feature } from '../../../platform/feature.ts';
import { drawingsEndpoints } from './endpoints.ts';

export const drawingsFeature: Feature = { name: 'drawings', endpoints: drawingsEndpoints };
