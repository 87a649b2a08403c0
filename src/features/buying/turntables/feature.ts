import type { Feature } from '../../../platform/feature.ts';
import { turntablesEndpoints } from './endpoints.ts';

export const turntablesFeature: Feature = { name: 'turntables', endpoints: turntablesEndpoints };
