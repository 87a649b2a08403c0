import type { Feature } from '../../../platform/feature.ts';
import { motionEndpoints } from './endpoints.ts';

export const motionFeature: Feature = { name: 'motion', endpoints: motionEndpoints };
