import type { Feature } from '../../../platform/feature.ts';
import { soundsEndpoints } from './endpoints.ts';

export const soundsFeature: Feature = { name: 'sounds', endpoints: soundsEndpoints };
