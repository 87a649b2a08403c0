import type { Feature } from '../../../platform/feature.ts';
import { documentsEndpoints } from './endpoints.ts';

export const documentsFeature: Feature = { name: 'documents', endpoints: documentsEndpoints };
