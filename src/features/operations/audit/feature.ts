import type { Feature } from '../../../platform/feature.ts';
import { createAuditEndpoints } from './endpoints.ts';
import type { SubjectNames } from './service.ts';

export const createAuditFeature = (subjects: SubjectNames): Feature => ({
  name: 'audit',
  endpoints: createAuditEndpoints(subjects),
});
