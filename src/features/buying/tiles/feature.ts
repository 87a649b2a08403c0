import type { Feature } from '../../../platform/feature.ts';
import { tilesEndpoints } from './endpoints.ts';

export const tilesFeature: Feature = { name: 'tiles', endpoints: tilesEndpoints };
