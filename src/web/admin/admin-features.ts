import { createAuditWords } from '../../features/operations/audit/web/audit-labels.ts';
import type { AdminFeature } from '../../ui/admin/navigation.ts';

/** Contributions of the features to the admin area, which each exports as `adminFeature` from `web/admin.ts`. */
export const adminFeatures: readonly AdminFeature[] = Object.values(
  import.meta.glob<AdminFeature>('../../features/*/*/web/admin.ts', { eager: true, import: 'adminFeature' }),
);

export const auditWords = createAuditWords(adminFeatures.flatMap(({ audit }) => audit ?? []));
