import type { Feature } from '../../../platform/feature.ts';
import { fontsEndpoints } from './endpoints.ts';

export const fontsFeature: Feature = { name: 'fonts', endpoints: fontsEndpoints };
